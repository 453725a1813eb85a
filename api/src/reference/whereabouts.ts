import { findPlace, placeOfOrganisation } from './find-place.js'
import { type Province, provinceOfNuts } from './regions.js'

export interface Located {
  /** As the source writes it: 'Den Haag Zuid-Holland'. */
  readonly place?: string | null
  readonly nuts?: readonly string[] | null
  readonly organization: string
}

/**
 * Derives where a tender is. The region is shown to users: the place, else the province. Precedence: the NUTS code is
 * chosen from a list, while the place is free text and often the buyer's own address, so the code wins a conflict; the
 * municipality in the name of the organisation comes last.
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
