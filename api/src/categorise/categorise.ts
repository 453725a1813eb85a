import { evidenceOf } from './cpv-evidence.js'
import { foldInto, roomFor } from './fold.js'
import { type Keyword, readKeyword } from './keyword.js'
import { createMatcher } from './matcher.js'

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
const MAX_DESCRIPTION_LENGTH = 20_000

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
  const outermostIn = createOutermost(keywords)

  return ({ title, description, cpv }) => {
    const evidence = slugs.map(() => ({ points: 0, matched: [] as string[] }))
    addWords(evidence, outermostIn(title), weights.title)
    addWords(evidence, outermostIn((description ?? '').slice(0, MAX_DESCRIPTION_LENGTH)), weights.description)
    addCodes(evidence, cpv ?? [], places)
    evidence[places.get(fallback)!]!.points += weights.nothing

    const chances = chancesOf(evidence.map((entry, place) => ({ ...entry, slug: slugs[place]! })))
    const best = chances[0]!
    const chosen = chances
      .filter(
        ({ chance, matched }) =>
          matched.length > 0 && chance >= Math.max(MIN_CONFIDENCE, best.chance * MIN_SHARE_OF_BEST),
      )
      .slice(0, MAX_CATEGORIES)
    // The fallback is not shown beside another category, unless it has evidence of its own.
    const shown =
      best.slug === fallback || chosen.length === 0 ? [best, ...chosen.filter(entry => entry !== best)] : chosen
    return shown.map(({ slug, chance, matched }) => ({
      slug,
      confidence: Math.round(chance * 100) / 100,
      matchedKeywords: [...new Set(matched)],
    }))
  }
}

interface Evidence {
  points: number
  readonly matched: string[]
}

type Placed = Keyword & { readonly place: number }

/**
 * Finds each keyword once, and drops a match that lies within a longer one, which says the same more precisely.
 */
function createOutermost(keywords: readonly Placed[]): (text: string) => ReadonlySet<Placed> {
  const match = createMatcher(keywords)
  let room = new Uint8Array(roomFor(4096))

  return text => {
    if (text === '') return new Set()
    if (room.length < roomFor(text.length)) room = new Uint8Array(roomFor(text.length))
    // Matches arrive ordered by their end, the longest first, so those that a new match covers are at the end of the
    // list.
    const kept: { keyword: number; start: number; end: number }[] = []
    match(room, foldInto(room, text), (keyword, start, end) => {
      let last = kept.at(-1)
      while (last && last.start >= start && last.end < end) {
        kept.pop()
        last = kept.at(-1)
      }
      const isCovered = last?.end === end && last.start < start
      if (!isCovered) kept.push({ keyword, start, end })
    })
    return new Set(kept.map(({ keyword }) => keywords[keyword]!))
  }
}

function addWords(
  evidence: readonly Evidence[],
  found: ReadonlySet<Placed>,
  { points, fade }: { points: number; fade: number },
) {
  const byPlace = new Map<number, number[]>()
  for (const { place, weight, written } of found) {
    const list = byPlace.get(place)
    if (list) list.push(weight)
    else byPlace.set(place, [weight])
    if (weight > 0) evidence[place]!.matched.push(written)
  }
  for (const [place, list] of byPlace) evidence[place]!.points += faded(list, fade) * points
}

/** Maximum number of CPV codes shown as a reason. */
const MAX_CODES_SHOWN = 2

function addCodes(evidence: readonly Evidence[], codes: readonly string[], places: ReadonlyMap<string, number>) {
  const byPlace = new Map<number, { code: string; points: number }[]>()
  for (const [index, code] of codes.entries()) {
    for (const [slug, points] of Object.entries(evidenceOf(code))) {
      const place = places.get(slug)
      if (place === undefined) continue
      const list = byPlace.get(place) ?? []
      list.push({ code, points: points * (index === 0 ? weights.mainCpv : weights.otherCpv) })
      byPlace.set(place, list)
    }
  }
  for (const [place, list] of byPlace) {
    evidence[place]!.points += faded(
      list.map(({ points }) => points),
      weights.cpvFade,
    )
    for (const { code } of list.slice(0, MAX_CODES_SHOWN)) evidence[place]!.matched.push(`CPV ${code}`)
  }
}

/**
 * Diminishing returns: the strongest counts fully, each further one by a constant factor less; negative points are
 * subtracted in full.
 */
function faded(points: number[], fade: number): number {
  points.sort((one, other) => other - one)
  let sum = 0
  let share = 1
  for (const value of points) {
    sum += value < 0 ? value : value * share
    share *= fade
  }
  return sum
}

/** Softmax: turns points into probabilities that add up to one, highest first. */
function chancesOf<Entry extends { readonly points: number }>(
  entries: readonly Entry[],
): (Entry & { chance: number })[] {
  const most = Math.max(...entries.map(({ points }) => points))
  const powers = entries.map(({ points }) => Math.exp((points - most) / weights.caution))
  const sum = powers.reduce((total, power) => total + power, 0)
  return entries
    .map((entry, index) => ({ ...entry, chance: powers[index]! / sum }))
    .sort((one, other) => other.chance - one.chance)
}
