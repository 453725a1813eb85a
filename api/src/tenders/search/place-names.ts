import { places } from '../../reference/places.js'
import { isSite, provinceNames, table } from '../../reference/place-table.js'
import { keyOf } from '../../reference/place-text.js'
import { regionTowns } from './region-towns.js'
import { keyOfTerm, lettersAndDigits } from './stem.js'
import type { Alternative } from './wish.js'

/** Index entry of a town, as it is stored for tenders there. */
const townCode = (town: string): Alternative => ({ code: `#in${lettersAndDigits(town)}` })
const provinceCode = (province: string): Alternative => ({ code: `#pv${lettersAndDigits(province)}` })

const alsoWords = new Set(places.filter(({ isWord }) => isWord).map(({ name }) => keyOf(name)))

/** Words that precede a place: 'regio Utrecht', 'omgeving Arnhem'. They are required only in texts without a place. */
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
 * The other names of a place, and its region; undefined for other words. The filter of regions uses the same table of places, so that both
 * know the same names.
 * @param isNamed whether 'regio' or a similar word precedes it, so that words such as Best and Buren are places too
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
