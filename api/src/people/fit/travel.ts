import { type Coordinates, coordinatesOf, type Distance } from '../../reference/coordinates.js'
import { findPlace } from '../../reference/find-place.js'
import { Workplace } from '../../reference/tender-values.js'

export interface Travel {
  readonly kind: 'remote' | 'near' | 'far'
  /** Null when it is unknown, such as for a province. */
  readonly distance: Distance | null
}

interface Work {
  readonly region: string | null
  readonly province: string | null
  readonly workplace: Workplace | null
}

const NEAR_KM = 40
/** Some days from home. */
const NEAR_HYBRID_KM = 75

/** How far the work is from somebody's town, by province where the distance is unknown; null when that is too. */
export function travelTo(town: string | null, { region, province, workplace }: Work): Travel | null {
  if (workplace === Workplace.REMOTE) return { kind: 'remote', distance: null }
  const home = town === null ? null : findPlace(town)
  if (!home?.province || !region) return null
  const [from, to] = [coordinatesOf(home.name), coordinatesOf(region)]
  if (!from || !to) return { kind: home.province === province ? 'near' : 'far', distance: null }
  const kilometres = Math.round(kilometresBetween(from, to))
  const near = workplace === Workplace.HYBRID ? NEAR_HYBRID_KM : NEAR_KM
  const isApproximate = kilometres > 0 && (from.isApproximate || to.isApproximate)
  return { kind: kilometres <= near ? 'near' : 'far', distance: { kilometres, isApproximate } }
}

const EARTH_RADIUS_KM = 6371

/** Haversine. */
function kilometresBetween(one: Coordinates, other: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const square =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(square))
}
