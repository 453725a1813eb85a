import type { TenderPlaceFragment } from './TenderPlace.generated'

/** A town with a disambiguation, 'Hengelo (Gld)' or 'Bergen (NH)', when no province follows. */
const abbreviation = / \(\p{Lu}\p{L}{0,2}\)$/u

/**
 * Place of a tender: 'Harlingen, Friesland'. A province is not repeated if the city or area contains its name; a
 * foreign place has its country and no province.
 */
export function placeOf({ region, province }: TenderPlaceFragment): string | null {
  if (!region) return null
  if (!province || namesProvince(region, province)) return region
  return `${region.replace(abbreviation, '')}, ${province}`
}

/** 'Utrecht', 'Zuid-Limburg', 'Oost-Groningen'; not 'West-Friesland', which is in Noord-Holland. */
const namesProvince = (region: string, province: string) =>
  region === province || region.endsWith(`-${province}`) || region.split(' ').includes(province)
