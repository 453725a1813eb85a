import { natureLabels } from '../../reference/labels.js'
import type { ContractNature } from '../../reference/tender-values.js'
import type { Scored } from './confidence.js'
import type { Parts } from './head-noun.js'
import type { Keyword } from './keyword.js'
import type { CodeEvidence, PlacedEvidence } from './placed-evidence.js'

/**
 * Points for a keyword of weight one, and the factor by which each further one counts less (diminishing returns).
 * Fitted on labelled titles, with round numbers: `npm run score:categories`.
 */
export const weights = {
  title: { points: 3, fade: 0.5 },
  description: { points: 1, fade: 0.5 },
  mainCpv: 1,
  otherCpv: 0.4,
  cpvFade: 0.5,
  /** Prior of 'overig': less evidence than this does not outweigh it. */
  nothing: 1.5,
  /** For a title that buys a computer system: its own points, and the share that a word of another domain keeps. */
  system: { points: 1, domain: 0.5 },
  /** The same for a title that buys a study. */
  study: { points: 1, domain: 0.5 },
  /** The share that a word for goods keeps when the main code names the domain of the goods. */
  goodsOfDomain: 0.5,
} as const

/** A keyword with the index of its category in the list. */
export type Placed = Keyword & { readonly place: number }

export interface Evidence extends Scored {
  /** The reasons for the category, in the order in which they were found. */
  readonly matched: string[]
  /** Scratch list of the points from one text, or from the codes. */
  readonly weights: number[]
}

/** Per category: whether its words are the domain of a system or the subject of a study. */
export interface Domains {
  readonly ofSystems: readonly boolean[]
  readonly ofStudies: readonly boolean[]
}

/** @param goodsOfDomain the index of the category for goods when the main code assigns them to a domain, else -1 */
export function addTitle(
  evidence: readonly Evidence[],
  found: readonly Placed[],
  { shares, isSystem, isStudy }: Parts,
  { ofSystems, ofStudies }: Domains,
  goodsOfDomain: number,
): void {
  for (const [at, { place, weight, written }] of found.entries()) {
    const { weights: list, matched } = evidence[place]!
    const isSubject = isStudy && ofStudies[place]
    const share = isSystem && ofSystems[place] ? weights.system.domain : isSubject ? weights.study.domain : shares[at]!
    const kept = place === goodsOfDomain ? share * weights.goodsOfDomain : share
    list.push(weight < 0 ? weight : weight * kept)
    if (weight > 0) matched.push(written)
  }
  addFaded(evidence, weights.title)
}

export function addWords(evidence: readonly Evidence[], found: readonly Placed[]): void {
  for (const { place, weight, written } of found) {
    const { weights: list, matched } = evidence[place]!
    list.push(weight)
    if (weight > 0) matched.push(written)
  }
  addFaded(evidence, weights.description)
}

function addFaded(evidence: readonly Evidence[], { points, fade }: { points: number; fade: number }): void {
  for (const entry of evidence) if (entry.weights.length > 0) entry.points += takeFaded(entry.weights, fade) * points
}

const MAX_CODES_SHOWN = 2

export function addCodes(evidence: readonly Evidence[], codes: readonly string[], evidenceFor: CodeEvidence): void {
  for (const [index, code] of codes.entries()) {
    for (const { place, points } of evidenceFor(code)) {
      const { weights: list, matched } = evidence[place]!
      list.push(points * (index === 0 ? weights.mainCpv : weights.otherCpv))
      if (list.length <= MAX_CODES_SHOWN) matched.push(`CPV ${code}`)
    }
  }
  for (const entry of evidence) if (entry.weights.length > 0) entry.points += takeFaded(entry.weights, weights.cpvFade)
}

const natureReasons: Readonly<Record<ContractNature, string>> = {
  works: reasonOf('works'),
  supplies: reasonOf('supplies'),
  services: reasonOf('services'),
}

function reasonOf(nature: ContractNature): string {
  return `soort opdracht: ${natureLabels[nature].toLowerCase()}`
}

/** Minimum evidence to show as a reason; less evidence only breaks a tie. */
const MIN_POINTS_SHOWN = 0.5

export function addNature(evidence: readonly Evidence[], nature: ContractNature, found: PlacedEvidence): void {
  for (const { place, points } of found) {
    evidence[place]!.points += points
    if (points >= MIN_POINTS_SHOWN) evidence[place]!.matched.push(natureReasons[nature])
  }
}

/**
 * Diminishing returns: the highest value counts fully, each further one by a constant factor less; negative points count in full. Empties
 * the list.
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
