import { readTable } from './data/read-table.js'
import { findPlace } from './find-place.js'

export interface Coordinates {
  /** As a tender's region: 'Utrecht', 'Brussel, België'. */
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  /** They are those of the town beside it. */
  readonly isApproximate: boolean
}

/** How far two places are apart, in a straight line. */
export interface Distance {
  /** Whole kilometres. */
  readonly kilometres: number
  readonly isApproximate: boolean
}

/** '5 km', 'ca. 5 km' */
export const distanceText = ({ kilometres, isApproximate }: Distance): string =>
  `${isApproximate ? 'ca. ' : ''}${kilometres} km`

/** The middles of towns; provinces and other areas have none. */
export const coordinates: readonly Coordinates[] = readTable('coordinates.tsv', { least: 3, most: 4 }).map(
  ([name = '', latitude, longitude, note]) => ({
    name,
    latitude: Number(latitude),
    longitude: Number(longitude),
    isApproximate: note === 'approximate',
  }),
)

const byName = new Map(coordinates.map(one => [one.name.toLowerCase(), one]))

/** The coordinates of a tender's region. */
export const coordinatesOf = (region: string): Coordinates | undefined => byName.get(region.toLowerCase())

const postcodes = readTable('postcodes.tsv', { least: 3, most: 3 }).map(([first, last, town = '']) => {
  if (!byName.has(town.toLowerCase())) throw new Error(`postcodes.tsv: ${town} has no coordinates`)
  return { first: Number(first), last: Number(last), town }
})

const POSTCODE = /^(\d{4}) ?(?:[a-z]{2})?$/i

export const isPostcode = (text: string): boolean => POSTCODE.test(text.trim())

/** The town that a text means: its name in any spelling, or a postcode of it. Undefined without known coordinates. */
export function townNamed(text: string): string | undefined {
  const postcode = POSTCODE.exec(text.trim())?.[1]
  if (postcode) return postcodes.find(({ first, last }) => Number(postcode) >= first && Number(postcode) <= last)?.town
  const place = findPlace(text)
  const name = place?.country ? `${place.name}, ${place.country}` : place?.name
  return byName.get((name ?? '').toLowerCase())?.name
}
