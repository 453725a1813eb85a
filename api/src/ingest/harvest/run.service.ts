import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { RunStatus } from '../../reference/tender-values.js'
import type { SourceKey } from '../../reference/sources.js'
import type { Reader } from '../sources/connector.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import { asPlainLine } from '../../platform/validation/text.js'
import { SourceCheckpoint } from './checkpoint.entity.js'
import { ScraperRun } from './run.entity.js'
import type { SuspicionKind } from './suspicion.js'

/** The trend of a source is its last runs, which are never deleted. */
export const TREND_RUNS = 14

export async function startRun(db: EntityManager, source: SourceKey) {
  const run = { id: uuid(), source, status: RunStatus.RUNNING, startedAt: new Date() }
  await db.insert(ScraperRun, run)
  return run
}

export interface RunEnd {
  readonly status: RunStatus
  readonly found: number
  readonly added: number
  readonly updated: number
  readonly refused: number
  readonly message: string | null
  readonly suspicion?: SuspicionKind | null
  readonly isUsual?: boolean
  readonly isUnfinished?: boolean
}

export async function finishRun(db: EntityManager, id: string, end: RunEnd): Promise<void> {
  await db.update(ScraperRun, id, {
    status: end.status,
    itemsFound: end.found,
    itemsAdded: end.added,
    itemsUpdated: end.updated,
    itemsRefused: end.refused,
    // The message may quote the source.
    errorMessage: end.message && asPlainLine(end.message),
    suspicion: end.suspicion ?? null,
    isUsual: end.isUsual ?? false,
    isUnfinished: end.isUnfinished ?? false,
    completedAt: new Date(),
  })
}

/** Crash recovery: marks runs whose process died as failed. Call it only while no refresh can be running. */
export async function closeAbandonedRuns(db: EntityManager): Promise<void> {
  const message = 'Afgebroken: het proces stopte tijdens het ophalen.'
  await db.update(
    ScraperRun,
    { status: RunStatus.RUNNING },
    { status: RunStatus.FAILED, errorMessage: message, completedAt: new Date() },
  )
}

/** Retention: deletes runs older than a year, except those in the trend of each source. */
export async function forgetOldRuns(db: EntityManager): Promise<void> {
  await db.query(
    `DELETE FROM scraper_runs WHERE started_at < now() - interval '1 year' AND status <> 'running'
       AND id NOT IN (
         SELECT id FROM (
           SELECT id, row_number() OVER (PARTITION BY source ORDER BY started_at DESC) AS age FROM scraper_runs
         ) aged WHERE age <= $1
       )`,
    [TREND_RUNS],
  )
}

/** Whether a source has never been read completely: everything it yields is then part of its first import. */
export async function isFirstImport(db: EntityManager, source: SourceKey): Promise<boolean> {
  const wasReadWhole = await db.existsBy(ScraperRun, { source, status: RunStatus.SUCCESS })
  return !wasReadWhole || !(await db.existsBy(Tender, { source, isSample: false }))
}

type Versioned = Pick<Reader, 'key' | 'version'>

/** Null for a checkpoint of another version of the connector, so that everything is read again. */
export async function readCheckpoint(db: EntityManager, { key, version }: Versioned): Promise<object | null> {
  const stored = await db.findOneBy(SourceCheckpoint, { source: key })
  return stored?.checkpoint.version === version ? stored.checkpoint.position : null
}

export async function writeCheckpoint(db: EntityManager, { key, version }: Versioned, position: object): Promise<void> {
  const checkpoint = { version, position }
  await db.upsert(SourceCheckpoint, { source: key, checkpoint, updatedAt: new Date() }, ['source'])
}

export interface LastRun {
  readonly status: RunStatus
  readonly lastSuccessAt: Date | null
}

/** The status of each source's newest run, and the time of its last success. */
export async function lastSuccesses(db: EntityManager): Promise<ReadonlyMap<string, LastRun>> {
  const rows = await db.query<(LastRun & { source: string })[]>(
    `SELECT DISTINCT ON (source) source, status,
       (SELECT max(completed_at) FROM scraper_runs s WHERE s.source = r.source AND s.status = 'success') AS "lastSuccessAt"
     FROM scraper_runs r ORDER BY source, started_at DESC`,
  )
  return new Map(rows.map(({ source, ...run }) => [source, run]))
}
