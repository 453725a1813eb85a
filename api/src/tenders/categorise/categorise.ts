import { type CategorySlug, categories } from '../../reference/categories.js'
import type { ContractNature } from '../../reference/tender-values.js'
import { type Calibration, calibrate, fitted, setProbabilities } from './confidence.js'
import { addCodes, addNature, addTitle, addWords, type Evidence, type Placed, weights } from './evidence.js'
import { createHeadReader } from './head-noun.js'
import { readKeyword } from './keyword.js'
import { createOutermost } from './outermost.js'
import { createCodeEvidence, createNatureEvidence, type PlacedEvidence } from './placed-evidence.js'
import { withWordsApart } from './words-apart.js'

export interface KeywordList {
  readonly slug: string
  readonly keywords: readonly string[]
}

export interface Sortable {
  readonly title: string
  readonly description?: string | null
  /** Codes of eight digits, the main code first. */
  readonly cpv?: readonly string[] | null
  readonly contractNature?: ContractNature | null
}

export interface CategoryMatch {
  readonly slug: string
  /** The probability that a careful reader would choose this category, 0–1. */
  readonly confidence: number
  /** The reasons: keywords as written in the list; CPV codes as `CPV 72000000`; `soort opdracht: werken`. */
  readonly matchedKeywords: readonly string[]
}

export type Categorise = (tender: Sortable) => readonly CategoryMatch[]

/** Minimum confidence of a further category, which must also be close to that of the best one. */
const MIN_CONFIDENCE = 0.15
const MIN_SHARE_OF_BEST = 0.35
const MAX_CATEGORIES = 5
/** The rest of a longer description is not read, because it mostly repeats itself. */
export const MAX_DESCRIPTION_LENGTH = 20_000

const categoryOfSystems = 'it-development' satisfies CategorySlug
const categoryOfGoods = 'leveringen-producten' satisfies CategorySlug
const categoryOfStudies = 'strategie-advies' satisfies CategorySlug
/** No domains of systems: the people in a project for a new system are hired, not bought with it. */
const notADomain: ReadonlySet<string> = new Set(['technology', 'interim'])
const isDomainOfSystems = (slug: string): boolean =>
  categories.some(category => category.slug === slug && !notADomain.has(category.domain))

const isHired = (slug: string): boolean =>
  categories.some(category => category.slug === slug && category.domain === 'interim')

/**
 * @param lists the categories with their keywords; one without keywords can still be chosen by CPV codes
 * @param fallback slug of the category that is chosen when no other has enough evidence
 */
export function createCategoriser(
  lists: readonly KeywordList[],
  fallback: string,
  calibration: Calibration = fitted,
): Categorise {
  const slugs = [...new Set([...lists.map(({ slug }) => slug), fallback])]
  const places = new Map(slugs.map((slug, place) => [slug, place]))
  const keywords = lists.flatMap(({ slug, keywords: list }) =>
    list.flatMap(written => {
      const keyword = readKeyword(written)
      return keyword ? [{ ...keyword, place: places.get(slug)! }] : []
    }),
  )
  const outermostIn = createOutermost<Placed>(withWordsApart(keywords))
  const codesFor = createCodeEvidence(places)
  const headOf = createHeadReader()
  const naturesFor = createNatureEvidence(places)
  const domains = {
    ofSystems: slugs.map(isDomainOfSystems),
    ofStudies: slugs.map(slug => slug !== categoryOfStudies && !isHired(slug)),
  }
  const systemPlace = places.get(categoryOfSystems)
  const studyPlace = places.get(categoryOfStudies)
  const goodsPlace = places.get(categoryOfGoods) ?? -1
  const fallbackPlace = places.get(fallback)!
  // Garbage collection: these lists are reused, because categorising a tender takes only a few microseconds.
  const evidence = slugs.map((): Evidence => ({ points: 0, probability: 0, matched: [], weights: [] }))

  return ({ title, description, cpv, contractNature }) => {
    for (const entry of evidence) {
      entry.points = 0
      entry.matched.length = 0
    }
    const inTitle = outermostIn(title)
    const parts = headOf(inTitle)
    const ofDomain = cpv?.[0] !== undefined && areOfDomain(codesFor(cpv[0]), goodsPlace) ? goodsPlace : -1
    addTitle(evidence, inTitle.items, parts, domains, ofDomain)
    if (parts.isSystem && systemPlace !== undefined) evidence[systemPlace]!.points += weights.system.points
    if (parts.isStudy && studyPlace !== undefined) evidence[studyPlace]!.points += weights.study.points
    addWords(evidence, outermostIn((description ?? '').slice(0, MAX_DESCRIPTION_LENGTH)).items)
    if (cpv) addCodes(evidence, cpv, codesFor)
    if (contractNature) addNature(evidence, contractNature, naturesFor[contractNature])
    evidence[fallbackPlace]!.points += weights.nothing

    setProbabilities(evidence)
    const shown = shownOf(evidence, fallbackPlace)
    const best = evidence[shown[0]!]!
    // A fallback without evidence is chosen for lack of another category, so its confidence stays low.
    if (best.matched.length > 0) calibrate(evidence, best, calibration)
    return shown.map(place => {
      const { probability, matched } = evidence[place]!
      return {
        slug: slugs[place]!,
        confidence: Math.round(probability * 100) / 100,
        matchedKeywords: [...new Set(matched)],
      }
    })
  }
}

/** Whether a code names goods that belong to a domain first: wheelchairs to care, lampposts to works. */
function areOfDomain(evidence: PlacedEvidence, goods: number): boolean {
  const asGoods = evidence.find(({ place }) => place === goods)
  return asGoods !== undefined && evidence.some(({ points }) => points > asGoods.points)
}

/** The indexes of the assigned categories, the most confident first. */
function shownOf(evidence: readonly Evidence[], fallback: number): readonly number[] {
  let best = 0
  for (const [place, { probability }] of evidence.entries()) if (probability > evidence[best]!.probability) best = place
  const enough = Math.max(MIN_CONFIDENCE, evidence[best]!.probability * MIN_SHARE_OF_BEST)
  const chosen: number[] = []
  for (const [place, { probability, matched }] of evidence.entries())
    if (matched.length > 0 && probability >= enough) chosen.push(place)
  chosen.sort((one, other) => evidence[other]!.probability - evidence[one]!.probability)
  chosen.length = Math.min(chosen.length, MAX_CATEGORIES)
  // The fallback joins other categories only with its own evidence.
  if (best !== fallback && chosen.length > 0) return chosen
  return [best, ...chosen.filter(place => place !== best)]
}
