import { evidenceOf } from './cpv-evidence.js'
import { foldInto, roomFor } from './fold.js'
import { type Keyword, readKeyword } from './keyword.js'
import { createMatcher } from './matcher.js'

export interface KeywordList {
  readonly slug: string
  readonly keywords: readonly string[]
}

/** What is sorted. All texts plain. */
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
  /** As they stand in the list; CPV codes as `CPV 72000000`. */
  readonly matchedKeywords: readonly string[]
}

export type Categorise = (tender: Sortable) => readonly CategoryMatch[]

/**
 * Points for a keyword of weight one, and how fast more of them add less: the first counts whole, the second a part,
 * the third a part of that. Fitted on labelled titles, in steps that a person would have chosen: `npm run score:categories`.
 */
const weights = {
  title: { points: 3, fade: 0.5 },
  description: { points: 1, fade: 0.5 },
  mainCpv: 1,
  otherCpv: 0.4,
  cpvFade: 0.5,
  /** What speaks for 'overig' before anything is read: less evidence than this is none. */
  nothing: 1.5,
  /** More makes every confidence more cautious. */
  caution: 1.6,
} as const

/** A further category is shown when it is likely by itself, and not far behind the best. */
const LIKELY = 0.15
const SHARE_OF_BEST = 0.35
const MOST_CATEGORIES = 5
/** Beyond this, a description repeats itself. */
const LONGEST_DESCRIPTION = 20_000

/**
 * @param lists the categories with their keywords; what has none can still be chosen by its CPV codes
 * @param fallback the slug of what is chosen when nothing speaks clearly
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
    addWords(evidence, outermostIn((description ?? '').slice(0, LONGEST_DESCRIPTION)), weights.description)
    addCodes(evidence, cpv ?? [], places)
    evidence[places.get(fallback)!]!.points += weights.nothing

    const chances = chancesOf(evidence.map((entry, place) => ({ ...entry, slug: slugs[place]! })))
    const best = chances[0]!
    const chosen = chances
      .filter(({ chance, matched }) => matched.length > 0 && chance >= Math.max(LIKELY, best.chance * SHARE_OF_BEST))
      .slice(0, MOST_CATEGORIES)
    // The fallback beside something better would say nothing, unless something speaks for it too.
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

/** Finds each keyword once; what lies within a longer one is left to the longer: it says the same, more exactly. */
function createOutermost(keywords: readonly Placed[]): (text: string) => ReadonlySet<Placed> {
  const match = createMatcher(keywords)
  let room = new Uint8Array(roomFor(4096))

  return text => {
    if (text === '') return new Set()
    if (room.length < roomFor(text.length)) room = new Uint8Array(roomFor(text.length))
    // They come by where they end, and the longest first: whatever a new one covers is at the end of the list.
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

/** How many codes may be named as a reason. */
const MOST_CODES_SHOWN = 2

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
    for (const { code } of list.slice(0, MOST_CODES_SHOWN)) evidence[place]!.matched.push(`CPV ${code}`)
  }
}

/** The strongest counts whole, each further one a part of the one before; what counts against is taken off whole. */
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

/** Points as chances that add up to one, surest first. */
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
