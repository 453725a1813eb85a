import { evidenceOf } from './cpv-evidence.js'
import { type Keyword, readKeyword } from './keyword.js'
import { createOutermost } from './outermost.js'

export interface KeywordList {
  readonly slug: string
  readonly keywords: readonly string[]
}

/** Input of the categoriser. All texts are plain text. */
export interface Sortable {
  readonly title: string
  readonly description?: string | null
  /** Eight digits each, the main code first. */
  readonly cpv?: readonly string[] | null
}

export interface CategoryMatch {
  readonly slug: string
  /** The chance that a careful reader would choose this category, 0–1. */
  readonly confidence: number
  /** Keywords as they are written in the list; CPV codes as `CPV 72000000`. */
  readonly matchedKeywords: readonly string[]
}

export type Categorise = (tender: Sortable) => readonly CategoryMatch[]

/**
 * Points for a keyword of weight one, and the factor by which each further one counts less (diminishing returns).
 * Fitted on labelled titles, with round numbers: `npm run score:categories`.
 */
const weights = {
  title: { points: 3, fade: 0.5 },
  description: { points: 1, fade: 0.5 },
  mainCpv: 1,
  otherCpv: 0.4,
  cpvFade: 0.5,
  /** Prior of 'overig': evidence of fewer points than this does not outweigh it. */
  nothing: 1.5,
  /** Softmax temperature: a higher value lowers every confidence. */
  caution: 1.6,
} as const

/** Minimum confidence of a further category; it must also be close to the best one. */
const MIN_CONFIDENCE = 0.15
const MIN_SHARE_OF_BEST = 0.35
const MAX_CATEGORIES = 5
/** Longer descriptions repeat themselves: the rest is not read. */
export const MAX_DESCRIPTION_LENGTH = 20_000

/**
 * @param lists the categories with their keywords; one without keywords can still be chosen by CPV codes
 * @param fallback slug of the category that is chosen when no other has enough evidence
 */
export function createCategoriser(lists: readonly KeywordList[], fallback: string): Categorise {
  const slugs = [...new Set([...lists.map(({ slug }) => slug), fallback])]
  const places = new Map(slugs.map((slug, place) => [slug, place]))
  const keywords = lists.flatMap(({ slug, keywords: list }) =>
    list.flatMap(written => {
      const keyword = readKeyword(written)
      return keyword ? [{ ...keyword, place: places.get(slug)! }] : []
    }),
  )
  const outermostIn = createOutermost<Placed>(keywords)
  const codesFor = createCodeEvidence(places)
  const fallbackPlace = places.get(fallback)!
  // Garbage collection: reused for every tender, because a categorisation takes a few microseconds.
  const evidence = slugs.map((): Evidence => ({ points: 0, chance: 0, matched: [], weights: [] }))

  return ({ title, description, cpv }) => {
    for (const entry of evidence) {
      entry.points = 0
      entry.matched.length = 0
    }
    addWords(evidence, outermostIn(title), weights.title)
    addWords(evidence, outermostIn((description ?? '').slice(0, MAX_DESCRIPTION_LENGTH)), weights.description)
    if (cpv) addCodes(evidence, cpv, codesFor)
    evidence[fallbackPlace]!.points += weights.nothing

    return shownOf(evidence, fallbackPlace).map(place => {
      const { chance, matched } = evidence[place]!
      return { slug: slugs[place]!, confidence: Math.round(chance * 100) / 100, matchedKeywords: [...new Set(matched)] }
    })
  }
}

type Placed = Keyword & { readonly place: number }

interface Evidence {
  points: number
  chance: number
  /** What speaks for the category, in the order in which it was found. */
  readonly matched: string[]
  /** Scratch list of what one text, or the codes, add to the points. */
  readonly weights: number[]
}

function addWords(
  evidence: readonly Evidence[],
  found: readonly Placed[],
  { points, fade }: { points: number; fade: number },
): void {
  for (const { place, weight, written } of found) {
    const { weights: list, matched } = evidence[place]!
    list.push(weight)
    if (weight > 0) matched.push(written)
  }
  for (const entry of evidence) if (entry.weights.length > 0) entry.points += takeFaded(entry.weights, fade) * points
}

/** Maximum number of CPV codes shown as a reason. */
const MAX_CODES_SHOWN = 2

function addCodes(evidence: readonly Evidence[], codes: readonly string[], evidenceFor: CodeEvidence): void {
  for (const [index, code] of codes.entries()) {
    for (const { place, points } of evidenceFor(code)) {
      const { weights: list, matched } = evidence[place]!
      list.push(points * (index === 0 ? weights.mainCpv : weights.otherCpv))
      if (list.length <= MAX_CODES_SHOWN) matched.push(`CPV ${code}`)
    }
  }
  for (const entry of evidence) if (entry.weights.length > 0) entry.points += takeFaded(entry.weights, weights.cpvFade)
}

type CodeEvidence = (code: string) => readonly { readonly place: number; readonly points: number }[]

/** The Common Procurement Vocabulary has some 9 500 codes; what a source makes up beside them is not remembered. */
const MAX_CODES_REMEMBERED = 10_000

function createCodeEvidence(places: ReadonlyMap<string, number>): CodeEvidence {
  const remembered = new Map<string, ReturnType<CodeEvidence>>()
  return code => {
    const known = remembered.get(code)
    if (known) return known
    const found = Object.entries(evidenceOf(code)).flatMap(([slug, points]) => {
      const place = places.get(slug)
      return place === undefined ? [] : [{ place, points }]
    })
    if (remembered.size < MAX_CODES_REMEMBERED) remembered.set(code, found)
    return found
  }
}

/**
 * Diminishing returns: the strongest counts fully, each further one by a constant factor less; negative points are
 * subtracted in full. Empties the list.
 */
function takeFaded(points: number[], fade: number): number {
  if (points.length > 1) points.sort((one, other) => other - one)
  let sum = 0
  let share = 1
  for (const value of points) {
    sum += value < 0 ? value : value * share
    share *= fade
  }
  points.length = 0
  return sum
}

/** The places of the categories that are given, the surest first. */
function shownOf(evidence: readonly Evidence[], fallback: number): readonly number[] {
  giveChances(evidence)
  let best = 0
  for (const [place, { chance }] of evidence.entries()) if (chance > evidence[best]!.chance) best = place
  const enough = Math.max(MIN_CONFIDENCE, evidence[best]!.chance * MIN_SHARE_OF_BEST)
  const chosen: number[] = []
  for (const [place, { chance, matched }] of evidence.entries())
    if (matched.length > 0 && chance >= enough) chosen.push(place)
  chosen.sort((one, other) => evidence[other]!.chance - evidence[one]!.chance)
  chosen.length = Math.min(chosen.length, MAX_CATEGORIES)
  // The fallback is not shown beside another category, unless it has evidence of its own.
  if (best !== fallback && chosen.length > 0) return chosen
  return [best, ...chosen.filter(place => place !== best)]
}

/** Softmax: turns points into probabilities that add up to one. */
function giveChances(evidence: readonly Evidence[]): void {
  let most = -Infinity
  for (const { points } of evidence) most = Math.max(most, points)
  let sum = 0
  for (const entry of evidence) sum += entry.chance = Math.exp((entry.points - most) / weights.caution)
  for (const entry of evidence) entry.chance /= sum
}
