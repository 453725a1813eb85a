import type { EntityManager } from 'typeorm'
import type { RunStatus } from '../reference/tender-values.js'
import { publishJobEvent } from './job-events.js'
import { Job, type JobKind } from './job.entity.js'

/** What clients see of a job. */
export interface JobState
  extends Pick<Job, 'kind' | 'done' | 'total' | 'label' | 'stopsAfter' | 'isStopAsked' | 'startedAt' | 'completedAt'> {
  readonly state: RunStatus
}

/** Error text of jobs and runs whose process died. */
export const ABANDONED = 'Afgebroken: het proces stopte voordat dit klaar was.'

/** Writes the row of a job, and notifies whoever watches jobs of this kind, in one transaction. */
export const changeJob = (db: EntityManager, kind: JobKind, sql: string, values: readonly unknown[]): Promise<void> =>
  db.transaction(async tx => {
    await tx.query(sql, [...values])
    await publishJobEvent(tx, kind)
  })

export const startJob = (db: EntityManager, { id, kind, scope }: Pick<Job, 'id' | 'kind' | 'scope'>): Promise<void> =>
  changeJob(db, kind, `INSERT INTO jobs (id, kind, scope, status) VALUES ($1, $2, $3, 'running')`, [id, kind, scope])

/** Idempotent: a job that was closed meanwhile, because its process seemed dead, stays as it is. */
export const finishJob = (
  db: EntityManager,
  { id, kind }: Pick<Job, 'id' | 'kind'>,
  end: { readonly status: RunStatus; readonly result: object | null; readonly message: string | null },
): Promise<void> =>
  changeJob(
    db,
    kind,
    `UPDATE jobs SET status = $2, result = $3, error_message = $4, completed_at = now()
     WHERE id = $1 AND status = 'running'`,
    [id, end.status, end.result ? JSON.stringify(end.result) : null, end.message],
  )

/**
 * Crash recovery: call it only with the lock held, when a job with the status 'running' must have lost its process.
 * @returns the scopes of the jobs that were closed
 */
export async function closeAbandoned(db: EntityManager, kind: JobKind): Promise<readonly (string | null)[]> {
  const [rows] = await db.query<[{ scope: string | null }[], number]>(
    `UPDATE jobs SET status = 'failed', completed_at = now(), error_message = $2
     WHERE kind = $1 AND status = 'running' RETURNING scope`,
    [kind, ABANDONED],
  )
  return rows.map(({ scope }) => scope)
}

/** @param asked database time, as text */
export async function hasEndedSince(
  db: EntityManager,
  { kind, scope }: Pick<Job, 'kind' | 'scope'>,
  asked: string,
): Promise<boolean> {
  const [{ ended }] = await db.query<[{ ended: boolean }]>(
    `SELECT EXISTS (SELECT FROM jobs WHERE kind = $1 AND scope IS NOT DISTINCT FROM $2
       AND status IN ('success', 'partial') AND completed_at >= $3) AS ended`,
    [kind, scope, asked],
  )
  return ended
}

/** Retention: deletes jobs of more than a year ago, but for the newest of each kind and scope, which screens show. */
export async function forgetOldJobs(db: EntityManager): Promise<void> {
  await db.query(
    `DELETE FROM jobs WHERE started_at < now() - interval '1 year' AND status <> 'running'
       AND id NOT IN (SELECT DISTINCT ON (kind, scope) id FROM jobs ORDER BY kind, scope, started_at DESC)`,
  )
}

/** How far the newest job of a kind is; null when there was none. */
export async function newestJob(db: EntityManager, kind: JobKind): Promise<JobState | null> {
  const job = await db.findOne(Job, { where: { kind }, order: { startedAt: 'DESC' } })
  if (!job) return null
  const { status, label, ...rest } = job
  return { ...rest, state: status, label: label || null }
}
