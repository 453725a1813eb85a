import type { TenderPlaceFragment } from './TenderPlace.generated'

/** 'Hengelo (Gld)', 'Bergen (NH)': which of the towns with that name, where no province follows. */
const abbreviation = / \(\p{Lu}\p{L}{0,2}\)$/u

/**
 * Where a tender is, for whoever reads it: 'Harlingen, Friesland'. A province is named once, by itself or in the name of
 * the city or area; a place abroad comes with its country, and has none.
 */
export function placeOf({ region, province }: TenderPlaceFragment): string | null {
  if (!region) return null
  if (!province || namesProvince(region, province)) return region
  return `${region.replace(abbreviation, '')}, ${province}`
}

/** 'Utrecht', 'Zuid-Limburg', 'Oost-Groningen'; not 'West-Friesland', which is in Noord-Holland. */
const namesProvince = (region: string, province: string) =>
  region === province || region.endsWith(`-${province}`) || region.split(' ').includes(province)
