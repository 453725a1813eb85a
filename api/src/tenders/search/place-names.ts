import { places } from '../../reference/places.js'
import { isSite, provinceNames, table } from '../../reference/place-table.js'
import { keyOf } from '../../reference/place-text.js'
import { regionTowns } from './region-towns.js'
import { keyOfTerm, lettersAndDigits } from './stem.js'
import type { Alternative } from './wish.js'

/** Index entry of a town, as notices of it are stored. */
const townCode = (town: string): Alternative => ({ code: `#in${lettersAndDigits(town)}` })
const provinceCode = (province: string): Alternative => ({ code: `#pv${lettersAndDigits(province)}` })

const alsoWords = new Set(places.filter(({ isWord }) => isWord).map(({ name }) => keyOf(name)))

/** What stands before a place: 'regio Utrecht', 'omgeving Arnhem'. Demanded only of texts without a place. */
export const beforePlace: ReadonlySet<string> = new Set(
  ['regio', 'omgeving', 'provincie', 'gemeente', 'stad', 'rond', 'rondom', 'nabij', 'buurt', 'dichtbij', 'vlakbij'].map(
    keyOfTerm,
  ),
)

const regions = new Map<string, readonly Alternative[]>()
for (const line of regionTowns.trim().split('\n')) {
  const [names = '', towns = ''] = line.split(': ')
  const codes = towns.split(', ').map(town => (town.startsWith('#') ? provinceCode(town) : townCode(usualTown(town))))
  for (const name of names.split(', ')) regions.set(keyOf(name), codes)
}

function usualTown(name: string): string {
  return table.get(keyOf(name))?.name ?? name
}

/**
 * The other names of a place, and where it is; undefined for what is no place. An alias is shared with the filter of regions:
 * both look into the table of places.
 * @param isNamed 'regio' or the like stands before it, so that Best and Buren are places too
 */
export function placeNamed(words: string, isNamed: boolean): readonly Alternative[] | undefined {
  const key = keyOf(words)
  const region = regions.get(key)
  if (region) return region
  const place = table.get(key)
  const province = provinceNames.get(key)
  if (place && !isSite(place) && (isNamed || !alsoWords.has(key))) {
    const alternatives = [townCode(place.name), ...(province ? [provinceCode(province)] : [])]
    return keyOf(place.name) === key ? alternatives : [...alternatives, { typed: place.name }]
  }
  return province ? [provinceCode(province), { typed: province }] : undefined
}
