import type { EntityManager } from 'typeorm'
import { holdsOnlySamples } from '../samples/samples.service.js'
import { startStandIn } from '../samples/stand-in.js'
import type { Settings } from '../../platform/settings/settings.js'
import { addedSources } from '../../reference/added-sources.js'
import { connectors } from '../sources/registry.js'

/** Base addresses of the sources: the live sites, or the stand-in that serves samples for all of them. */
export interface Places {
  readonly isSample: boolean
  /** By connector; a source without an address is not read. */
  readonly of: Settings['sourcePlaces']
}

/** Added sources are read live even in samples mode, because somebody asked for them. */
export const livePlaces = ({ sources, sourcePlaces }: Settings): Places => ({
  isSample: false,
  of: { ...(sources === 'samples' ? {} : sourcePlaces), ...addedPlaces() },
})

/** Added lists are read whole and may be empty, so the number of days is irrelevant. */
const ADDED_DAYS = 1

const addedPlaces = (): Settings['sourcePlaces'] =>
  Object.fromEntries(
    addedSources().flatMap(({ key, address, isRead }) =>
      isRead ? [[key, { baseUrl: address, days: ADDED_DAYS }]] : [],
    ),
  )

/** The samples span half a year, which this many days cover. */
const SAMPLE_DAYS = 215

export async function withSamplePlaces<Result>(work: (places: Places) => Promise<Result>): Promise<Result> {
  const standIn = await startStandIn(new Date())
  try {
    const placeOf = (key: string) => [key, { baseUrl: `${standIn.url}/${key}`, days: SAMPLE_DAYS }]
    return await work({ isSample: true, of: Object.fromEntries(connectors.map(({ key }) => placeOf(key))) })
  } finally {
    await standIn.stop()
  }
}

/** Whether the stored tenders are samples, so that the stand-in has to be read again. */
export const readsSamples = async (db: EntityManager, { sources }: Settings): Promise<boolean> =>
  sources === 'samples' || (sources === 'auto' && (await holdsOnlySamples(db)))
