import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager } from 'typeorm'
import { isOutage } from '../database/outage.js'
import { unavailable } from '../errors.js'
import { timeLimits } from '../time-limits.js'
import type { Job, JobKind } from './job.entity.js'
import { closeAbandoned } from './job-row.js'

/** Key of the advisory lock of the worker; see `processes/worker/worker-lock.ts`. */
export const WORKER_LOCK = 4_107_006

/** Crash loop: a job that crashes its worker is started three times at most. */
const MAX_ATTEMPTS = 3

/** Only one job of a kind runs at a time, and at most one job of a scope is waiting or running. */
export const placeInQueue = (kind: JobKind, scope: string | null) => ({
  queueName: kind,
  jobKey: scope === null ? kind : `${kind}:${scope}`,
  maxAttempts: MAX_ATTEMPTS,
})

export interface QueuedJob {
  readonly id: string
  readonly since: Date
}

/** Adds a job to the worker's queue, or returns the waiting or running one of the same kind and scope. */
export async function queueJob(db: EntityManager, { kind, scope }: Pick<Job, 'kind' | 'scope'>): Promise<QueuedJob> {
  const { queueName, jobKey, maxAttempts } = placeInQueue(kind, scope)
  const [job] = await db.query<[QueuedJob]>(
    // 'unsafe_dedupe' also joins a running job, because its result answers callers that arrive meanwhile.
    `SELECT id, created_at AS since FROM graphile_worker.add_job($1, $2::json, queue_name => $3, job_key => $4,
       max_attempts => $5, job_key_mode => 'unsafe_dedupe')`,
    [kind, JSON.stringify({ scope }), queueName, jobKey, maxAttempts],
  )
  return job
}

/** @throws UserError when the job takes longer than an hour, or when there is no worker */
export async function untilDone(db: EntityManager, { id }: QueuedJob): Promise<void> {
  const began = Date.now()
  let workedAt = began
  for (;;) {
    const jobs = await nullDuringOutage(() =>
      db.query<{ isWorkerAlive: boolean }[]>(
        `SELECT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = $2 AND granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS "isWorkerAlive"
       FROM graphile_worker.jobs WHERE id = $1`,
        [id, WORKER_LOCK],
      ),
    )
    if (jobs?.length === 0) return
    const now = Date.now()
    if (jobs?.[0]?.isWorkerAlive) workedAt = now
    if (now - began >= timeLimits.job.ms || now - workedAt >= timeLimits.noWorker.ms)
      throw unavailable('Dit duurt langer dan verwacht. Probeer het later opnieuw.')
    await pause(timeLimits.jobPoll.ms)
  }
}

/** Null during an outage, such as the loss of the primary, after which the job goes on. */
const nullDuringOutage = <Result>(look: () => Promise<Result>): Promise<Result | null> =>
  look().catch((error: unknown) => {
    if (!isOutage(error)) throw error
    return null
  })

/**
 * Crash recovery: removes jobs that were started too often, and closes 'running' rows that nobody will restart. In one transaction,
 * because a caller reads the row as soon as its job is gone.
 * @returns the kinds of these jobs
 */
export const closeAbandonedJobs = (db: EntityManager): Promise<readonly JobKind[]> =>
  db.transaction(async tx => {
    await tx.query(
      `SELECT graphile_worker.complete_jobs(array(
         SELECT id FROM graphile_worker.jobs WHERE attempts >= max_attempts AND locked_at IS NULL))`,
    )
    return closeAbandoned(tx, 'kind NOT IN (SELECT task_identifier FROM graphile_worker.jobs)')
  })
