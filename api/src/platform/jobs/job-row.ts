import type { EntityManager } from 'typeorm'
import { publish } from '../notifications/publish.js'
import type { RunStatus } from '../../reference/tender-values.js'
import { Job, type JobKind } from './job.entity.js'

export const JOB_EVENTS = 'job_events'

/** Error text of jobs and runs whose process died. */
export const ABANDONED = 'Afgebroken: het proces stopte voordat dit klaar was.'

/** Writes the row of a job and notifies every process that a job of this kind started, progressed or ended, in one transaction. */
export const changeJob = (db: EntityManager, kind: JobKind, sql: string, values: readonly unknown[]): Promise<void> =>
  db.transaction(async tx => {
    await tx.query(sql, [...values])
    await publish(tx, JOB_EVENTS, kind)
  })

/** The queue runs one job of a kind at a time, so another row that still says 'running' belongs to a dead process. */
export async function startJob(db: EntityManager, { id, kind, scope }: Pick<Job, 'id' | 'kind' | 'scope'>) {
  await closeAbandoned(db, 'kind = $2', [kind])
  const sql = `INSERT INTO jobs (id, kind, scope, status) VALUES ($1, $2, $3, 'running')`
  await changeJob(db, kind, sql, [id, kind, scope])
}

interface JobEnd {
  readonly status: RunStatus
  readonly result: object | null
  readonly message: string | null
}

/** Idempotent: a job that was closed meanwhile, because its process seemed dead, stays unchanged. */
export const finishJob = (db: EntityManager, { id, kind }: Pick<Job, 'id' | 'kind'>, end: JobEnd): Promise<void> =>
  changeJob(
    db,
    kind,
    `UPDATE jobs SET status = $2, result = $3, error_message = $4, completed_at = now()
     WHERE id = $1 AND status = 'running'`,
    [id, end.status, end.result ? JSON.stringify(end.result) : null, end.message],
  )

/** @param which SQL condition; its first parameter is $2 */
export const closeAbandoned = (db: EntityManager, which: string, values: readonly unknown[] = []): Promise<JobKind[]> =>
  db.transaction(async tx => {
    const [closed] = await tx.query<[{ kind: JobKind }[], number]>(
      `UPDATE jobs SET status = 'failed', completed_at = now(), error_message = $1
       WHERE status = 'running' AND ${which} RETURNING kind`,
      [ABANDONED, ...values],
    )
    for (const { kind } of closed) await publish(tx, JOB_EVENTS, kind)
    return closed.map(({ kind }) => kind)
  })

/**
 * Asks the running job of a kind, in any process, to stop: within a second, or after `stopsAfter`. Idempotent; does nothing without a
 * running job.
 */
export const cancelJob = (db: EntityManager, kind: JobKind): Promise<void> =>
  changeJob(db, kind, `UPDATE jobs SET is_stop_asked = true WHERE kind = $1 AND status = 'running'`, [kind])

export const isRunning = (db: EntityManager, kind: JobKind): Promise<boolean> =>
  db.existsBy(Job, { kind, status: 'running' })

/** The progress of the newest job of a kind; null when there was none. */
export const newestJob = (db: EntityManager, kind: JobKind): Promise<Job | null> =>
  db.findOne(Job, { where: { kind }, order: { startedAt: 'DESC' } })

/** Retention: deletes jobs older than a year, except the newest of each kind and scope, which screens show. */
export async function forgetOldJobs(db: EntityManager): Promise<void> {
  await db.query(
    `DELETE FROM jobs WHERE started_at < now() - interval '1 year' AND status <> 'running'
       AND id NOT IN (SELECT DISTINCT ON (kind, scope) id FROM jobs ORDER BY kind, scope, started_at DESC)`,
  )
}
