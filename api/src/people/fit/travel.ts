import { findPlace } from '../../reference/find-place.js'
import { Workplace } from '../../reference/tender-values.js'

export type Travel = 'remote' | 'same town' | 'same province' | 'elsewhere'

interface Workplaces {
  readonly region: string | null
  readonly province: string | null
  readonly workplace: Workplace | null
}

/** How far the work is from somebody's town; null when either is unknown. */
export function travelTo(town: string | null, { region, province, workplace }: Workplaces): Travel | null {
  if (workplace === Workplace.REMOTE) return 'remote'
  const home = town === null ? null : findPlace(town)
  if (!home?.province || !region) return null
  if (home.name === region) return 'same town'
  return home.province === province ? 'same province' : 'elsewhere'
}
