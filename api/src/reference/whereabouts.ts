import { ABROAD, abroadIn, countriesOfCodes, HOME, townIn } from './find-abroad.js'
import { findPlace } from './find-place.js'
import { placeOfAuthority, placeOfOrganisation } from './place-of-organisation.js'
import { type Place, qualified } from './place-table.js'
import { type Province, provinceOfNuts } from './regions.js'

export interface Located {
  /** As the source writes it: 'Den Haag Zuid-Holland'. */
  readonly place?: string | null
  readonly nuts?: readonly string[] | null
  readonly organization: string
}

export interface Whereabouts {
  /** The town, else the province; abroad with the country: 'Brussel, België'. */
  readonly region: string | null
  /** Null abroad, and when unknown. */
  readonly province: Province | null
}

/**
 * Derives the location of a tender, whose region is shown to users. Precedence: the NUTS code is chosen from a list, while the place is
 * free text and often the buyer's own address, so the code wins a conflict; the municipality or institution in the name of the organisation
 * comes last.
 */
export function whereabouts({ place, nuts, organization }: Located): Whereabouts {
  const byNuts = provinceOfNuts(nuts ?? [])
  const found = (place && findPlace(place)) || null
  if (byNuts) return inProvince(found, byNuts)
  const coded = countriesOfCodes(nuts ?? [])
  if (coded.length > 0 && !coded.includes(HOME)) return shown(abroad(found, coded))
  const contradictsCode = found?.country !== undefined && coded.length > 0 && !coded.includes(found.country)
  if (found && !contradictsCode)
    return shown(found.province || found.country ? found : besideBuyer(found, organization))
  return shown(placeOfOrganisation(organization))
}

function inProvince(found: Place | null, province: Province): Whereabouts {
  const fits = found !== null && found.country === undefined && (found.province ?? province) === province
  if (!fits) return { region: province, province }
  const name = found.province ? found.name : (qualified(found.name, province)?.name ?? found.name)
  return { region: name, province }
}

/** An unknown or ambiguous place is assumed to be within the borders of the authority that buys. */
function besideBuyer(found: Place, organization: string): Place {
  const province = placeOfAuthority(organization)?.province
  return province ? (qualified(found.name, province) ?? { ...found, province }) : found
}

/** A place in the Netherlands is then the buyer's address, while the work is abroad. */
function abroad(found: Place | null, countries: readonly string[]): Place {
  const [country = ABROAD, ...others] = countries
  if (found?.country && countries.includes(found.country)) return found
  if (others.length > 0) return abroadIn(ABROAD, undefined)
  return abroadIn(country, found && !found.country ? nameIn(country, found) : undefined)
}

/** With a Belgian code, 'Hasselt' is not the one in Overijssel. */
const nameIn = (country: string, { name, province }: Place) =>
  townIn(country, name) ?? (province === null ? name : undefined)

function shown(place: Place | null): Whereabouts {
  if (!place) return { region: null, province: null }
  const { name, province, country } = place
  return { region: country && country !== name ? `${name}, ${country}` : name, province }
}
