import type { ContractNature } from '../../reference/tender-values.js'
import { evidenceOf, specificityOf } from './cpv-evidence.js'
import { natureEvidence } from './nature-evidence.js'

/** Evidence by the index of the category in the categoriser's list. */
export type PlacedEvidence = readonly { readonly place: number; readonly points: number }[]

const placedIn = (places: ReadonlyMap<string, number>, evidence: Readonly<Record<string, number>>): PlacedEvidence =>
  Object.entries(evidence).flatMap(([slug, points]) => {
    const place = places.get(slug)
    return place === undefined ? [] : [{ place, points }]
  })

export const createNatureEvidence = (
  places: ReadonlyMap<string, number>,
): Readonly<Record<ContractNature, PlacedEvidence>> => ({
  works: placedIn(places, natureEvidence.works),
  supplies: placedIn(places, natureEvidence.supplies),
  services: placedIn(places, natureEvidence.services),
})

export type CodeEvidence = (code: string) => PlacedEvidence

/** The Common Procurement Vocabulary has some 9 500 codes; codes beyond these, made up by a source, are not cached. */
const MAX_CODES_REMEMBERED = 10_000

export function createCodeEvidence(places: ReadonlyMap<string, number>): CodeEvidence {
  const remembered = new Map<string, ReturnType<CodeEvidence>>()
  return code => {
    const known = remembered.get(code)
    if (known) return known
    const share = specificityOf(code)
    const found = placedIn(places, evidenceOf(code)).map(({ place, points }) => ({ place, points: points * share }))
    if (remembered.size < MAX_CODES_REMEMBERED) remembered.set(code, found)
    return found
  }
}
