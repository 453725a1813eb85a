import { invalid } from '../../platform/errors.js'
import { isPostcode, townNamed } from '../../reference/coordinates.js'
import { MAX_KILOMETRES } from '../../reference/limits.js'
import type { TenderFilter } from '../tender/tender.inputs.js'
import { given, type Parameters } from './asked.js'

/** SQL of the angle between `p` and `origin`, seen from the middle of the earth (haversine). */
export const angleSql = `2 * asin(sqrt(
  sin(radians(p.latitude - origin.latitude) / 2) ^ 2
  + cos(radians(p.latitude)) * cos(radians(origin.latitude)) * sin(radians(p.longitude - origin.longitude) / 2) ^ 2))`

const EARTH_RADIUS_KM = 6371

export const kilometresSql = `round(${EARTH_RADIUS_KM} * ${angleSql})::int`

/** The town, in lower case, that distances of this filter count from; null without one. @throws UserError for an unknown place */
export function originOf({ near }: TenderFilter): string | null {
  if (!given(near)) return null
  const town = townNamed(near)
  if (town === undefined)
    throw invalid(
      'filter.near',
      isPostcode(near)
        ? 'Deze postcode kennen we niet, vul een plaats in.'
        : `Waar ${near.slice(0, 50)} ligt weten we niet, vul een andere plaats of een postcode in.`,
    )
  return town.toLowerCase()
}

/** SQL of the names of the places that the filter is near to; null when it does not ask. @throws UserError for an unknown place or distance */
export function placesNearSql(filter: TenderFilter, parameters: Parameters): string | null {
  const origin = originOf(filter)
  const kilometres = filter.withinKilometres ?? null
  if (kilometres !== null && !(Number.isInteger(kilometres) && kilometres >= 1 && kilometres <= MAX_KILOMETRES))
    throw invalid(
      'filter.withinKilometres',
      `De afstand moet een heel getal van 1 tot en met ${MAX_KILOMETRES} km zijn.`,
    )
  if (origin === null || kilometres === null) return null
  return `ARRAY(SELECT p.name FROM place_coordinates p JOIN place_coordinates origin ON origin.name = ${parameters.add(origin)}
    WHERE ${kilometresSql} <= ${parameters.add(kilometres)}::int)`
}
