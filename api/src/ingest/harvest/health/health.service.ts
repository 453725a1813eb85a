import type { EntityManager } from 'typeorm'
import { columnsOf, entityOf } from '../../../platform/database/entity-rows.js'
import { invalid } from '../../../platform/errors.js'
import { isAddedKey } from '../../../reference/added-sources.js'
import { connectorOf, type SourceKey } from '../../../reference/sources.js'
import { RunStatus } from '../../../reference/tender-values.js'
import type { Settings } from '../../../platform/settings/settings.js'
import { currentReaders } from '../../sources/registry.js'
import { ScraperRun } from '../run.entity.js'
import { TREND_RUNS } from '../run.service.js'
import { canBeAccepted } from '../suspicion.js'
import type { Addition } from './health.types.js'
import { nextRunOf } from '../../../tenders/source-coverage/next-run.js'
import { isConfigured, watchedSources } from '../../../tenders/source-coverage/watched-sources.js'
import { leastUsualOf, usualCounts } from '../usual.service.js'

/** The health of a source; the GraphQL types describe each field. */
export interface Health {
  readonly key: SourceKey
  readonly state: string
  readonly isOn: boolean
  readonly offReason: string | null
  readonly offSince: Date | null
  /** Who switched it off; null also when the account was erased. */
  readonly offById: string | null
  readonly usualRange: { readonly min: number; readonly max: number } | null
  readonly runs: readonly ScraperRun[]
  readonly nextRunAt: Date | null
  readonly heldCount: number | null
  readonly canAccept: boolean
  readonly hasAnswer: boolean
  /** Null for a source that the product comes with. */
  readonly addition: Addition | null
}

type HealthSettings = Pick<Settings, 'sources' | 'sourcePlaces' | 'refreshSchedule' | 'sourceIntervals'>

/** The health of all sources, in display order, in three statements. */
export async function sourceHealth(db: EntityManager, settings: HealthSettings): Promise<readonly Health[]> {
  const keys = watchedSources()
  const runs = await lastRuns(db, keys)
  const newest = (key: SourceKey) => runs.get(key)?.[0]
  const readers = currentReaders()
  const comparedRuns = keys.map(source => {
    const connector = readers.find(({ key }) => key === connectorOf(source))
    return {
      source,
      startedAt: newest(source)?.startedAt ?? new Date(),
      isResuming: connector?.resumes === true,
      leastUsual: connector ? leastUsualOf(connector) : Infinity,
    }
  })
  const usual = await usualCounts(db, comparedRuns)
  const kept = await keptOf(db, keys)
  const now = new Date()
  return comparedRuns.map(({ source: key, leastUsual }, index): Health => {
    const { isOff, heldCount, ...rest } = kept.get(key)!
    const run = newest(key)
    const found = usual[index]!
    const isRead = isConfigured(settings, key)
    const timing = {
      ...settings,
      lastStartedAt: run?.startedAt ?? null,
      isUnfinished: run?.isUnfinished ?? false,
      now,
    }
    return {
      key,
      ...rest,
      isOn: isRead && !isOff,
      state: stateOf(isRead, isOff, run),
      usualRange: found.length < leastUsual ? null : { min: Math.min(...found), max: Math.max(...found) },
      runs: runs.get(key) ?? [],
      nextRunAt: isRead && !isOff ? nextRunOf(key, timing) : null,
      heldCount,
      canAccept: heldCount !== null || (run?.status === RunStatus.SUSPECT && canBeAccepted(run.suspicion)),
    }
  })
}

/**
 * The health of one source, after a change to it.
 * @throws UserError when somebody removed the source meanwhile
 */
export async function healthOf(db: EntityManager, settings: HealthSettings, source: SourceKey): Promise<Health> {
  const health = (await sourceHealth(db, settings)).find(({ key }) => key === source)
  if (!health) throw invalid('source', 'Deze bron is intussen verwijderd.')
  return health
}

/** Number of enabled sources whose newest run is suspect or failed; one cheap statement. */
export async function countTroubled(db: EntityManager, settings: HealthSettings): Promise<number> {
  const [row] = await db.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM unnest($1::text[]) AS asked (source)
     CROSS JOIN LATERAL (SELECT status FROM scraper_runs r WHERE r.source = asked.source
       ORDER BY started_at DESC LIMIT 1) newest
     WHERE newest.status IN ('suspect', 'failed')
       AND NOT EXISTS (SELECT FROM source_switches w WHERE w.source = asked.source AND w.is_off)`,
    [watchedSources().filter(key => isConfigured(settings, key))],
  )
  return row.count
}

function stateOf(isRead: boolean, isOff: boolean, newest: ScraperRun | undefined): string {
  if (!isRead) return 'unconfigured'
  if (isOff) return 'off'
  return newest?.status ?? 'never'
}

/** The newest runs of each source, newest first. */
async function lastRuns(db: EntityManager, keys: readonly SourceKey[]): Promise<ReadonlyMap<string, ScraperRun[]>> {
  const rows = await db.query<object[]>(
    `SELECT ${columnsOf(db, ScraperRun, 'r')} FROM unnest($1::text[]) AS asked (source)
     CROSS JOIN LATERAL (SELECT * FROM scraper_runs WHERE source = asked.source ORDER BY started_at DESC LIMIT ${TREND_RUNS}) r
     ORDER BY r.started_at DESC`,
    [keys],
  )
  const bySource = new Map<string, ScraperRun[]>(keys.map(key => [key, []]))
  for (const row of rows) {
    const run = entityOf(db, ScraperRun, row)
    bySource.get(run.source)!.push(run)
  }
  return bySource
}

type Kept = Pick<Health, 'offReason' | 'offSince' | 'offById' | 'heldCount' | 'hasAnswer' | 'addition'> & {
  readonly isOff: boolean
}

async function keptOf(db: EntityManager, keys: readonly SourceKey[]): Promise<ReadonlyMap<string, Kept>> {
  const rows = await db.query<(Omit<Kept, 'addition'> & Addition & { key: string })[]>(
    `SELECT asked.source AS key, coalesce(w.is_off, false) AS "isOff", w.reason AS "offReason",
       CASE WHEN w.is_off THEN w.changed_at END AS "offSince", CASE WHEN w.is_off THEN w.changed_by END AS "offById",
       h.notice_count AS "heldCount", a.source IS NOT NULL AS "hasAnswer",
       d.address, d.adapter, d.tender_type AS "tenderType", d.created_at AS "addedAt", d.created_by AS "addedById"
     FROM unnest($1::text[]) AS asked (source)
     LEFT JOIN source_switches w ON w.source = asked.source
     LEFT JOIN held_runs h ON h.source = asked.source
     LEFT JOIN source_answers a ON a.source = asked.source
     LEFT JOIN added_sources d ON d.key = asked.source`,
    [keys],
  )
  return new Map(
    rows.map(({ key, address, adapter, tenderType, addedAt, addedById, ...rest }) => {
      const addition = isAddedKey(key) ? { address, adapter, tenderType, addedAt, addedById } : null
      return [key, { ...rest, addition }]
    }),
  )
}
