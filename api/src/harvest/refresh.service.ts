import type { EntityManager } from 'typeorm'
import { loadCategoriser } from '../categorise/categorise.service.js'
import { unavailable } from '../errors.js'
import { progressOf } from './refresh-progress.js'
import { createFetcher } from '../fetching/fetcher.js'
import { JobKind } from '../jobs/job.entity.js'
import { type JobOptions, type Progress, runJob } from '../jobs/job.service.js'
import { log } from '../log.js'
import { clearSamples, holdsOnlySamples } from '../samples/samples.service.js'
import { startStandIn } from '../samples/stand-in.js'
import { RunStatus } from '../reference/tender-values.js'
import type { Settings } from '../settings/settings.js'
import { type ConnectorKey, connectorKeys, sourcesReadBy } from '../reference/sources.js'
import type { Connector } from '../sources/connector.js'
import { connectors } from '../sources/registry.js'
import { archiveClosed } from '../tenders/archive.service.js'
import { createLastAnswer } from './answers/last-answer.js'
import type { HarvestResult } from './harvest-options.js'
import { harvest } from './harvest.service.js'
import { createNormaliser } from './normaliser.js'
import { countRefresh } from './refresh-limit.js'
import { closeAbandonedRuns } from './run.service.js'
import { SuspicionKind } from './suspicion.js'
import { switchedOff } from './switches/switch.service.js'

export interface RefreshResult {
  readonly totalFound: number
  readonly totalAdded: number
}

/** Base addresses of the sources: the live sites, or the stand-in that serves samples for all of them. */
interface Places {
  readonly isSample: boolean
  /** By connector; a source without a place is not read. */
  readonly of: Settings['sourcePlaces']
}

/** The samples were published within the past half year; this many days covers them all. */
const SAMPLE_DAYS = 215

/**
 * Reads all sources. One refresh at a time in the whole installation: concurrent callers share the running one; within
 * the cool-down, callers get the last totals with nothing added.
 * @throws UserError when not a single source could be read
 */
export function refreshTenders(db: EntityManager, settings: Settings): Promise<RefreshResult> {
  const options: JobOptions<RefreshResult> = {
    kind: JobKind.REFRESH,
    coolDownMs: settings.refreshCoolDownMs,
    afterCoolDown: ({ totalFound }) => ({ totalFound, totalAdded: 0 }),
    cleanUp: closeAbandonedRuns,
  }
  return runJob(db, options, progress => readSources(db, settings, progress))
}

/**
 * Reads one connector, whatever the cool-down. Joins a refresh that is running.
 * @throws UserError when it could not be read
 */
export function refreshSource(db: EntityManager, settings: Settings, key: ConnectorKey): Promise<RefreshResult> {
  const options: JobOptions<RefreshResult> = { kind: JobKind.REFRESH, cleanUp: closeAbandonedRuns }
  return runJob(db, options, progress => readSources(db, settings, progress, [key]))
}

/**
 * `refreshTenders` for requests from clients, with a rate limit by address.
 * @throws UserError also when the address exceeded its limit
 */
export async function askRefresh(db: EntityManager, settings: Settings, address: string): Promise<RefreshResult> {
  await countRefresh(settings, address)
  return refreshTenders(db, settings)
}

async function readSources(
  db: EntityManager,
  settings: Settings,
  progress: Progress,
  keys: readonly ConnectorKey[] = connectorKeys,
): Promise<RefreshResult> {
  const read = await toRead(db, keys)
  let results = settings.sources === 'samples' ? [] : await readLive(db, settings, progress, read)
  const isOutOfReach = results.every(hasNoAnswer)
  if (settings.sources === 'samples' || (settings.sources === 'auto' && isOutOfReach && (await holdsOnlySamples(db))))
    results = await readSamples(db, settings, progress, read)

  await archiveClosed(db, settings.archiveAfterDays)
  const failed = results.filter(result => result.status === RunStatus.FAILED || hasNoAnswer(result))
  if (failed.length === results.length)
    throw unavailable(failed[0]?.message ?? 'Er is geen bron die is ingesteld en aanstaat.')
  return {
    totalFound: sum(results.map(result => result.tenders)),
    totalAdded: sum(results.map(result => result.added)),
  }
}

/** A captive portal or a refusal by a proxy, which answers in a form of its own, counts as having no network. */
const hasNoAnswer = ({ status, suspicion, found }: HarvestResult) =>
  found === 0 && (status === RunStatus.FAILED || suspicion === SuspicionKind.SHAPE)

interface ToRead {
  readonly connectors: readonly Connector[]
  readonly isOff: ReadonlySet<string>
}

/** The connectors of which at least one source is switched on. */
async function toRead(db: EntityManager, keys: readonly ConnectorKey[]): Promise<ToRead> {
  const isOff = await switchedOff(db)
  const isOn = (key: ConnectorKey) => keys.includes(key) && sourcesReadBy(key).some(source => !isOff.has(source))
  return { connectors: connectors.filter(({ key }) => isOn(key)), isOff }
}

async function readLive(
  db: EntityManager,
  settings: Settings,
  progress: Progress,
  read: ToRead,
): Promise<HarvestResult[]> {
  const results = await readAll(db, settings, { isSample: false, of: settings.sourcePlaces }, progress, read)
  if (results.some(result => result.found > 0)) await clearSamples(db)
  return results
}

async function readSamples(
  db: EntityManager,
  settings: Settings,
  progress: Progress,
  read: ToRead,
): Promise<HarvestResult[]> {
  const standIn = await startStandIn(new Date())
  try {
    const placeOf = (key: string) => [key, { baseUrl: `${standIn.url}/${key}`, days: SAMPLE_DAYS }]
    const of = Object.fromEntries(connectors.map(({ key }) => placeOf(key)))
    return await readAll(db, settings, { isSample: true, of }, progress, read)
  } finally {
    await standIn.stop()
  }
}

async function readAll(
  db: EntityManager,
  settings: Settings,
  { isSample, of }: Places,
  progress: Progress,
  read: ToRead,
): Promise<HarvestResult[]> {
  const all = read.connectors.flatMap(connector => {
    const place = of[connector.key]
    return place ? [{ connector, place }] : []
  })
  const categorise = await loadCategoriser(db)
  const normaliser = createNormaliser()
  const reports = progressOf(progress)
  const readOne = async ({ connector, place }: (typeof all)[number]) => {
    const { baseUrl, siteUrl = baseUrl } = place
    const signal = AbortSignal.timeout(settings.sourceTimeLimitMs)
    const listHost = new URL(baseUrl).host
    const answers = createLastAnswer()
    const fetcher = createFetcher({
      allowedHosts: [listHost, new URL(siteUrl).host],
      userAgent: `GreenRockTenders/1.0 (+${settings.publicUrl})`,
      allowPrivateAddresses: isSample || isOwnStandIn(baseUrl, settings),
      paces: connector.requestsPerSecond ? { [listHost]: connector.requestsPerSecond } : {},
      signal,
      onAnswer: answers.onAnswer,
    })
    try {
      const results = await harvest(db, {
        ...place,
        isSample,
        connector,
        isOff: read.isOff,
        answers,
        normalise: normaliser.normalise,
        fetcher,
        categorise,
        signal,
        onProgress: (found, announced) => reports.report(connector.key, found, announced),
      })
      for (const result of results) log.info({ sample: isSample, ...result }, 'source read')
      reports.finish(connector.key)
      return results
    } finally {
      await fetcher.close()
    }
  }
  // `allSettled`, so that every connector ends before the worker thread is closed; errors are thrown afterwards.
  const ends = await Promise.allSettled(all.map(readOne))
  await normaliser.close()
  reports.stop()
  return ends.flatMap(end => {
    if (end.status === 'rejected') throw end.reason
    return end.value
  })
}

/**
 * Only tests set a private address for a source; production refuses private addresses (SSRF) whatever the settings say.
 */
const isOwnStandIn = (baseUrl: string, settings: Settings) =>
  settings.environment !== 'production' && ['127.0.0.1', 'localhost'].includes(new URL(baseUrl).hostname)

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
