import { findPlace, placeOfOrganisation } from './find-place.js'
import { type Province, provinceOfNuts } from './regions.js'

export interface Located {
  /** As a source writes it: 'Den Haag Zuid-Holland'. */
  readonly place?: string | null
  readonly nuts?: readonly string[] | null
  readonly organization: string
}

/**
 * Where a tender is. The region is what people read: the place, else the province. The NUTS code is chosen from a list
 * and the place is typed, often the buyer's own: where they contradict each other, the code is right. A municipality
 * buys for itself, so its name is asked last.
 */
export function whereabouts({ place, nuts, organization }: Located): {
  readonly region: string | null
  readonly province: Province | null
} {
  const byNuts = provinceOfNuts(nuts ?? [])
  const found = (place && findPlace(place)) || null
  const fits = !found?.province || !byNuts || found.province === byNuts
  if (found && fits) return { region: found.name, province: found.province ?? byNuts }
  if (byNuts) return { region: byNuts, province: byNuts }
  const town = placeOfOrganisation(organization)
  return { region: town?.name ?? null, province: town?.province ?? null }
}
