import type { EntityManager } from 'typeorm'
import { loadCategoriser } from '../categorise/categorise.service.js'
import { unavailable } from '../errors.js'
import { createFetcher } from '../fetching/fetcher.js'
import { type JobOptions, type Progress, runJob } from '../jobs/job.service.js'
import { log } from '../log.js'
import { clearSamples, holdsOnlySamples } from '../samples/samples.service.js'
import { startStandIn } from '../samples/stand-in.js'
import { RunStatus } from '../reference/tender-values.js'
import type { Settings } from '../settings.js'
import type { Connector } from '../sources/connector.js'
import { connectors } from '../sources/registry.js'
import { archiveClosed } from '../tenders/archive.service.js'
import { harvest, type HarvestResult } from './harvest.service.js'
import { closeAbandonedRuns } from './run.service.js'

export interface RefreshResult {
  readonly totalFound: number
  readonly totalAdded: number
}

/** Where the sources are: the live sites, or the stand-in that answers for all of them. */
interface Place {
  readonly isSample: boolean
  readonly baseUrl: (connector: Connector<never, never>) => string
  readonly days: number
}

/** The stand-in serves samples of the past half year. */
const SAMPLE_DAYS = 215

/**
 * Reads all sources. One refresh at a time in the whole installation: callers share the running one; within the
 * cool-down they get the last totals with nothing added.
 * @throws UserError when not a single source could be read
 */
export function refreshTenders(db: EntityManager, settings: Settings): Promise<RefreshResult> {
  const options: JobOptions<RefreshResult> = {
    kind: 'refresh',
    coolDownMs: settings.refreshCoolDownMs,
    afterCoolDown: ({ totalFound }) => ({ totalFound, totalAdded: 0 }),
    tidy: closeAbandonedRuns,
  }
  return runJob(db, options, progress => readSources(db, settings, progress))
}

async function readSources(db: EntityManager, settings: Settings, progress: Progress): Promise<RefreshResult> {
  let results = settings.sources === 'samples' ? [] : await readLive(db, settings, progress)
  // A portal or a refusal in between is as far away as no network at all.
  const isOutOfReach = results.every(({ status, found }) => status === RunStatus.FAILED && found === 0)
  if (settings.sources === 'samples' || (settings.sources === 'auto' && isOutOfReach && (await holdsOnlySamples(db))))
    results = await readSamples(db, settings, progress)

  await archiveClosed(db, settings.archiveAfterDays)
  const failed = results.filter(({ status }) => status === RunStatus.FAILED)
  if (failed.length === results.length) throw unavailable(failed[0]?.message ?? 'Er is geen enkele bron ingesteld.')
  return {
    totalFound: sum(results.map(result => result.found)),
    totalAdded: sum(results.map(result => result.added)),
  }
}

async function readLive(db: EntityManager, settings: Settings, progress: Progress): Promise<HarvestResult[]> {
  const baseUrls: Record<string, string> = { tenderned: settings.tenderNed.url }
  const place: Place = { isSample: false, baseUrl: ({ key }) => baseUrls[key]!, days: settings.tenderNed.days }
  const results = await readAll(db, settings, place, progress)
  if (results.some(result => result.found > 0)) await clearSamples(db)
  return results
}

async function readSamples(db: EntityManager, settings: Settings, progress: Progress): Promise<HarvestResult[]> {
  const standIn = await startStandIn(new Date())
  try {
    const place: Place = { isSample: true, baseUrl: ({ key }) => `${standIn.url}/${key}`, days: SAMPLE_DAYS }
    return await readAll(db, settings, place, progress)
  } finally {
    await standIn.stop()
  }
}

async function readAll(
  db: EntityManager,
  settings: Settings,
  place: Place,
  progress: Progress,
): Promise<HarvestResult[]> {
  const all = Object.values(connectors)
  const categorise = await loadCategoriser(db)
  let done = 0
  return Promise.all(
    all.map(async connector => {
      const signal = AbortSignal.timeout(settings.sourceTimeLimitMs)
      const baseUrl = place.baseUrl(connector)
      const fetcher = createFetcher({
        allowedHosts: [new URL(baseUrl).host],
        userAgent: `GreenRockTenders/1.0 (+${settings.publicUrl})`,
        allowPrivateAddresses: place.isSample || isOwnStandIn(baseUrl, settings),
        signal,
      })
      try {
        const result = await harvest(db, {
          ...place,
          connector,
          baseUrl,
          fetcher,
          categorise,
          signal,
          onProgress: found => log.debug({ source: connector.key, found }, 'reading'),
        })
        log.info({ source: connector.key, sample: place.isSample, ...result }, 'source read')
        await progress(++done, all.length, connector.key)
        return result
      } finally {
        await fetcher.close()
      }
    }),
  )
}

/** A source on this machine is a test's; production refuses private addresses whatever is set. */
const isOwnStandIn = (baseUrl: string, settings: Settings) =>
  settings.environment !== 'production' && ['127.0.0.1', 'localhost'].includes(new URL(baseUrl).hostname)

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
