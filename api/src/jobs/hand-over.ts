import type { DataSource, EntityManager } from 'typeorm'
import { timeLimits } from '../time-limits.js'
import type { Job } from './job.entity.js'

/** `application_name` of a worker's connections to the queue: as long as there is one, a worker is alive. */
export const WORKER_NAME = 'greenrock worker'

/** Payload of a queued job that somebody waits for. */
export interface AskedJob {
  readonly scope: string | null
  /** Database time of the question, as text: what ended since then is its answer too. */
  readonly asked: string
}

/** How long each waits for a worker to begin. */
const handingOver = new WeakMap<DataSource, number>()

/**
 * Tail latency: from now on the jobs that are asked of this process are done by a worker, if one is alive, so that its
 * event loop belongs to those who read.
 *
 * @param beginsWithinMs a job that no worker began by then is done by this process all the same
 */
export function handOverJobs(source: DataSource, beginsWithinMs: number = timeLimits.workerBegins.ms): void {
  handingOver.set(source, beginsWithinMs)
}

/** Whether the wait for a worker, which began at `since` (ms, epoch), is over. */
export const isWorkerLate = (db: EntityManager, since: number): boolean =>
  Date.now() - since >= (handingOver.get(db.connection) ?? 0)

/** Whether a worker is alive that does the jobs of this process. */
export async function hasWorker(db: EntityManager): Promise<boolean> {
  if (!handingOver.has(db.connection)) return false
  const [{ alive }] = await db.query<[{ alive: boolean }]>(
    `SELECT EXISTS (SELECT FROM pg_stat_activity
       WHERE application_name = $1 AND datname = current_database()) AS alive`,
    [WORKER_NAME],
  )
  return alive
}

/** Idempotent: a job of this kind and scope that waits in the queue is asked again, not twice. */
export async function queueJob(db: EntityManager, { kind, scope }: Pick<Job, 'kind' | 'scope'>, asked: string) {
  const payload: AskedJob = { scope, asked }
  await db.query(`SELECT graphile_worker.add_job($1, $2::json, queue_name => $1, max_attempts => 1, job_key => $3)`, [
    kind,
    JSON.stringify(payload),
    `${kind} ${scope ?? ''}`,
  ])
}
