import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager } from 'typeorm'
import { unavailable } from '../errors.js'
import { timeLimits } from '../time-limits.js'
import type { Job, JobKind } from './job.entity.js'
import { closeAbandoned } from './job-row.js'

/** Key of the advisory lock of the worker; see `processes/worker/worker-lock.ts`. */
export const WORKER_LOCK = 4_107_006

/** Crash loop: a job that takes its worker down with it is begun three times at most. */
const MAX_ATTEMPTS = 3

/** One job of a kind at a time, and no second one of the same scope while one waits or runs. */
export const placeInQueue = (kind: JobKind, scope: string | null) => ({
  queueName: kind,
  jobKey: scope === null ? kind : `${kind}:${scope}`,
  maxAttempts: MAX_ATTEMPTS,
})

export interface QueuedJob {
  readonly id: string
  readonly since: Date
}

/** Adds a job to the queue of the worker, or returns the one of this kind and scope that waits or runs. */
export async function queueJob(db: EntityManager, { kind, scope }: Pick<Job, 'kind' | 'scope'>): Promise<QueuedJob> {
  const { queueName, jobKey, maxAttempts } = placeInQueue(kind, scope)
  const [job] = await db.query<[QueuedJob]>(
    // 'unsafe_dedupe' joins a job that runs as well: what it finds is an answer to whoever asks meanwhile.
    `SELECT id, created_at AS since FROM graphile_worker.add_job($1, $2::json, queue_name => $3, job_key => $4,
       max_attempts => $5, job_key_mode => 'unsafe_dedupe')`,
    [kind, JSON.stringify({ scope }), queueName, jobKey, maxAttempts],
  )
  return job
}

/** @throws UserError when that takes longer than an hour, or when there is no worker */
export async function untilDone(db: EntityManager, { id }: QueuedJob): Promise<void> {
  const began = Date.now()
  let workedAt = began
  for (;;) {
    const [job] = await db.query<{ isWorkerAlive: boolean }[]>(
      `SELECT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = $2 AND granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS "isWorkerAlive"
       FROM graphile_worker.jobs WHERE id = $1`,
      [id, WORKER_LOCK],
    )
    if (!job) return
    const now = Date.now()
    if (job.isWorkerAlive) workedAt = now
    if (now - began >= timeLimits.job.ms || now - workedAt >= timeLimits.noWorker.ms)
      throw unavailable('Dit duurt langer dan verwacht. Probeer het later opnieuw.')
    await pause(timeLimits.jobPoll.ms)
  }
}

/**
 * Crash recovery: removes the jobs that were begun too often, and closes 'running' rows that nobody is going to begin again.
 * @returns their kinds
 */
export async function closeAbandonedJobs(db: EntityManager): Promise<readonly JobKind[]> {
  await db.query(
    `SELECT graphile_worker.complete_jobs(array(
       SELECT id FROM graphile_worker.jobs WHERE attempts >= max_attempts AND locked_at IS NULL))`,
  )
  return closeAbandoned(db, 'kind NOT IN (SELECT task_identifier FROM graphile_worker.jobs)')
}
