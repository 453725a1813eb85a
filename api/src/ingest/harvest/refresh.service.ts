import type { EntityManager } from 'typeorm'
import { unavailable } from '../../platform/errors.js'
import { JobKind, ON_SCHEDULE } from '../../platform/jobs/job.entity.js'
import { type JobOptions, type RunningJob, runJob } from '../../platform/jobs/job.service.js'
import { sum } from '../../platform/text/lists.js'
import { log } from '../../platform/log.js'
import { isAddedKey } from '../../reference/added-sources.js'
import type { ConnectorKey } from '../../reference/sources.js'
import { RunStatus } from '../../reference/tender-values.js'
import { learnWords } from '../../tenders/search/spelling.service.js'
import { learnSuggestions } from '../../tenders/suggest/learn.service.js'
import { clearSamples, holdsOnlySamples } from '../samples/samples.service.js'
import type { Settings } from '../../platform/settings/settings.js'
import type { Reader } from '../sources/connector.js'
import { findReader } from '../sources/registry.js'
import { archiveClosed } from '../notices/archive.service.js'
import { loadAddedSources } from './added/known-sources.service.js'
import { harvest } from './harvest.service.js'
import type { HarvestResult } from './harvest-options.js'
import { livePlaces, type Places, withSamplePlaces } from './places.js'
import { readSources } from './read-sources.js'
import { countRefresh } from './refresh-limit.js'
import { progressOf } from './refresh-progress.js'
import { closeAbandonedRuns } from './run.service.js'
import { SuspicionKind } from './suspicion.js'

export interface RefreshResult {
  /** Absent in the result of a job that an older version ran. */
  readonly totalNotices?: number
  /** Number of tenders as lists show them: several notices or copies count as one tender. */
  readonly totalFound: number
  /** The part of `totalFound` of which no copy was known before. */
  readonly totalAdded: number
  /** An administrator cancelled the refresh: the totals cover what was read until then. */
  readonly isStopped?: true
}

/**
 * Reads all sources. Coalescing: one refresh at a time in the whole installation, shared by concurrent callers; within
 * the cool-down, callers get the last totals with nothing added.
 * @throws UserError when no source could be read
 */
export function refreshTenders(db: EntityManager, settings: Settings): Promise<RefreshResult> {
  const options: JobOptions<RefreshResult> = {
    kind: JobKind.REFRESH,
    coolDownMs: settings.refreshCoolDownMs,
    afterCoolDown: ({ isStopped: _isStopped, ...totals }) => ({ ...totals, totalAdded: 0 }),
  }
  return runJob(db, options, job => refresh(db, { settings, job, isWanted: () => true }))
}

/**
 * `refreshTenders` for requests from clients, with a rate limit by address.
 * @throws UserError also when the address exceeded its limit
 */
export async function askRefresh(db: EntityManager, settings: Settings, address: string): Promise<RefreshResult> {
  await countRefresh(settings, address)
  return refreshTenders(db, settings)
}

/** Reads all sources (null), those on the schedule, or those of the named connectors that still exist. */
export async function refreshScope(db: EntityManager, settings: Settings, scope: string | null): Promise<void> {
  if (scope === null) return void (await refreshTenders(db, settings))
  if (scope === ON_SCHEDULE) return void (await refreshOnSchedule(db, settings))
  await loadAddedSources(db)
  const known = scope.split(SEPARATOR).flatMap(key => findReader(key)?.key ?? [])
  if (known.length > 0) await refreshSources(db, settings, known)
}

/** Reads the sources on the schedule: all except those with their own interval. */
function refreshOnSchedule(db: EntityManager, settings: Settings): Promise<RefreshResult> {
  const own = new Set(Object.keys(settings.sourceIntervals))
  if (own.size === 0) return refreshTenders(db, settings)
  const options = { kind: JobKind.REFRESH, scope: ON_SCHEDULE }
  return runJob(db, options, job => refresh(db, { settings, job, isWanted: key => !own.has(key) }))
}

const SEPARATOR = ','

export const scopeOf = (connectors: readonly ConnectorKey[]): string => connectors.join(SEPARATOR)

/**
 * Reads some connectors, without a cool-down, after waiting for a running refresh.
 * @throws UserError when none of them could be read
 */
export function refreshSources(
  db: EntityManager,
  settings: Settings,
  only: readonly ConnectorKey[],
): Promise<RefreshResult> {
  const options = { kind: JobKind.REFRESH, scope: scopeOf(only) }
  return runJob(db, options, job => refresh(db, { settings, job, isWanted: key => only.includes(key) }))
}

interface Refresh {
  readonly settings: Settings
  readonly job: RunningJob
  readonly isWanted: (key: ConnectorKey) => boolean
}

async function refresh(db: EntityManager, asked: Refresh): Promise<RefreshResult> {
  const { settings, job } = asked
  const read = (places: Places) => readPlaces(db, asked, places)
  const [{ startedAt }] = await db.query<[{ startedAt: Date }]>('SELECT now() AS "startedAt"')
  await closeAbandonedRuns(db)
  await loadAddedSources(db)
  const places = livePlaces(settings)
  let results = Object.keys(places.of).length > 0 ? await read(places) : []
  // Samples stand in for the built-in sources, so whether an added source is reachable does not count.
  const declared = results.filter(({ source }) => !isAddedKey(source))
  if (settings.sources !== 'samples' && declared.some(({ found }) => found > 0)) await clearSamples(db)
  const isOutOfReach = declared.every(hasNoAnswer)
  if (settings.sources === 'samples' || (settings.sources === 'auto' && isOutOfReach && (await holdsOnlySamples(db))))
    results = [...results.filter(({ source }) => isAddedKey(source)), ...(await withSamplePlaces(read))]

  // A source that was removed while it was read may have tenders now, which need its name.
  await loadAddedSources(db)
  await archiveClosed(db, settings.archiveAfterDays)
  await learn(db)
  const failed = results.filter(result => result.status === RunStatus.FAILED || hasNoAnswer(result))
  if (failed.length === results.length && !job.signal.aborted)
    throw unavailable(failed[0]?.message ?? 'Er staat geen enkele ingestelde bron aan.')
  return {
    totalNotices: sum(results.map(result => result.found)),
    ...(await totalsOf(db, results, startedAt)),
    ...(job.signal.aborted ? { isStopped: true } : {}),
  }
}

/** Called after all sources are read, because copies are only found then. */
async function totalsOf(db: EntityManager, results: readonly HarvestResult[], startedAt: Date) {
  const [totals] = await db.query<[Pick<RefreshResult, 'totalFound' | 'totalAdded'>]>(
    `SELECT count(*)::int AS "totalFound", count(*) FILTER (WHERE known.since >= $2)::int AS "totalAdded"
     FROM (SELECT DISTINCT coalesce(copy_of, id) AS id FROM tenders WHERE id = ANY ($1)) shown
     CROSS JOIN LATERAL (
       SELECT min(created_at) AS since FROM tenders WHERE id = shown.id OR copy_of = shown.id
     ) known`,
    [results.flatMap(({ tenderIds }) => tenderIds), startedAt],
  )
  return totals
}

/** The notices stay when this fails; corrections and suggestions are then those of the last refresh. */
async function learn(db: EntityManager): Promise<void> {
  for (const one of [learnWords, learnSuggestions])
    await one(db).catch((error: unknown) => log.warn({ error }, `${one.name} failed`))
}

/** A captive portal or a proxy error page, which has an unknown form, counts as having no network. */
const hasNoAnswer = ({ status, suspicion, found }: HarvestResult) =>
  found === 0 && (status === RunStatus.FAILED || suspicion === SuspicionKind.SHAPE)

async function readPlaces(
  db: EntityManager,
  { settings, job, isWanted }: Refresh,
  places: Places,
): Promise<readonly HarvestResult[]> {
  const reports = progressOf(job.progress)
  try {
    const wanted = { settings, places, job, isWanted: (connector: Reader) => isWanted(connector.key) }
    const runs = await readSources(db, wanted, async source => {
      const { connector, isSample } = source
      reports.begin(connector)
      const results = await harvest(db, {
        ...source,
        onProgress: (done, announced) => reports.report(connector.key, done, announced),
      })
      for (const { tenderIds, ...result } of results)
        log.info({ sample: isSample, ...result, tenders: tenderIds.length }, 'source read')
      reports.finish(connector.key)
      return results
    })
    return runs.flat()
  } finally {
    reports.stop()
  }
}
