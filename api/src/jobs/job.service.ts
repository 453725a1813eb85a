import type { DataSource, EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { apartFromErrand } from '../bulkhead/errand.js'
import { unavailable, UserError } from '../errors.js'
import { log } from '../log.js'
import { RunStatus } from '../reference/tender-values.js'
import { hasWorker, isWorkerLate, queueJob } from './hand-over.js'
import { Job, type JobKind } from './job.entity.js'
import { isLed, type Lead, withLead } from './job-lock.js'
import { ABANDONED, changeJob, closeAbandoned, finishJob, startJob } from './job-row.js'
import { watchForStop } from './job-stop.js'
import { timeLimits } from '../time-limits.js'

const POLL_INTERVAL_MS = 150

export interface JobOptions<Result extends object> {
  readonly kind: JobKind
  /** The part of the work, such as one source; only callers with the same scope share a result. Absent: all of it. */
  readonly scope?: string | null
  /**
   * Cool-down: a call within this time after the last success gets `afterCoolDown` of its result instead of a new job.
   */
  readonly coolDownMs?: number
  readonly afterCoolDown?: (last: Result) => Result
  /** Runs before a job of this kind starts, to clean up after a crashed one. */
  readonly cleanUp?: (db: EntityManager) => Promise<void>
}

/** @param stopsAfter what is finished before a cancelled job stops; null when it stops at once */
export type Progress = (done: number, total: number, label: string, stopsAfter?: string | null) => Promise<void>

export interface RunningJob {
  readonly progress: Progress
  /**
   * Aborts when an administrator cancels the job, or when this process lost the lead. The work stops by `throwIfAborted`,
   * or returns the result of what it has done.
   */
  readonly signal: AbortSignal
  /** Aborts when this process lost the lead: what cannot be stopped halfway must stop all the same. */
  readonly lost: AbortSignal
}

export type Work<Result> = (job: RunningJob) => Promise<Result>

/** Message for callers that waited for a job that failed because of a bug. */
const FAILED = 'Het is niet gelukt. Probeer het later opnieuw.'

/** Deduplicates the waiting callers of this process, by database: hundreds of them cost PostgreSQL as much as one. */
const inFlight = new WeakMap<DataSource, Map<string, Promise<object>>>()

/**
 * Runs a job as a singleton in the whole installation: callers that arrive while it runs, in any process, wait for the
 * same result.
 */
export function runJob<Result extends object>(
  db: EntityManager,
  options: JobOptions<Result>,
  work: Work<Result>,
): Promise<Result> {
  const jobs = inFlight.get(db.connection) ?? new Map<string, Promise<object>>()
  inFlight.set(db.connection, jobs)
  const key = `${options.kind} ${options.scope ?? ''}`
  // The cast is safe, because a kind of job has one type of result.
  const running = jobs.get(key) as Promise<Result> | undefined
  return apartFromErrand(() => {
    if (running) return running
    const job = leadOrJoin(db, options, work).finally(() => jobs.delete(key))
    jobs.set(key, job)
    return job
  })
}

async function leadOrJoin<Result extends object>(
  db: EntityManager,
  options: JobOptions<Result>,
  work: Work<Result>,
): Promise<Result> {
  const asked = await databaseTime(db)
  // Longer than a refresh in which every source takes its whole time limit, because that is no failure; a process that hangs holds
  // nobody for ever.
  const deadline = Date.now() + timeLimits.job.ms
  let isHandedOver = await hasWorker(db)
  if (isHandedOver) {
    const earlier = await earlierResult(db, options, asked)
    if (earlier) return earlier
    await queueJob(db, { kind: options.kind, scope: options.scope ?? null }, asked)
  }
  let idleSince = Date.now()
  while (Date.now() < deadline) {
    if (!isHandedOver) {
      const done = await withLead(db, options.kind, lead => run(db, lead, options, asked, work))
      if (done) return done.result
    }
    const began = Date.now()
    const joined = await join<Result>(db, options, asked, deadline)
    if (joined) return joined
    // A job of another scope ended, or ours was broken off: the worker has its time again to begin ours.
    if (Date.now() - began > POLL_INTERVAL_MS) idleSince = Date.now()
    await pause()
    isHandedOver &&= !isWorkerLate(db, idleSince) && (await hasWorker(db))
  }
  throw unavailable('Dit duurt langer dan verwacht. Probeer het later opnieuw.')
}

async function run<Result extends object>(
  db: EntityManager,
  lead: Lead,
  options: JobOptions<Result>,
  asked: string,
  work: Work<Result>,
): Promise<Result> {
  const { kind, scope = null, cleanUp } = options
  await closeAbandoned(db, kind)
  await cleanUp?.(db)
  const earlier = await earlierResult(db, options, asked)
  if (earlier) return earlier

  const job = { id: uuid(), kind, scope }
  await startJob(db, job)
  const stop = watchForStop(lead, job.id)
  try {
    const result = await work({ signal: stop.signal, lost: lead.lost, progress: progressOf(db, job) })
    if (stop.signal.aborted && lead.lost.aborted) throw unavailable(ABANDONED)
    const status = stop.signal.aborted ? RunStatus.CANCELLED : RunStatus.SUCCESS
    await finishJob(db, job, { status, result, message: null })
    return result
  } catch (error) {
    const isStopped = stop.signal.aborted && error === stop.signal.reason
    if (!(error instanceof UserError)) log.error({ error, kind }, 'job failed')
    await finishJob(db, job, {
      status: isStopped && !lead.lost.aborted ? RunStatus.CANCELLED : RunStatus.FAILED,
      result: null,
      message: error instanceof UserError ? error.message : FAILED,
    })
    throw error
  } finally {
    await stop.end()
  }
}

const progressOf =
  (db: EntityManager, { id, kind }: Pick<Job, 'id' | 'kind'>): Progress =>
  (done, total, label, stopsAfter = null) =>
    changeJob(db, kind, 'UPDATE jobs SET done = $2, total = $3, label = $4, stops_after = $5 WHERE id = $1', [
      id,
      done,
      total,
      label,
      stopsAfter,
    ])

/** The result of a job that ended within the cool-down, or since this call was made. */
async function earlierResult<Result extends object>(
  db: EntityManager,
  { kind, scope = null, coolDownMs = 0, afterCoolDown }: JobOptions<Result>,
  asked: string,
): Promise<Result | null> {
  const [last] = await db.query<{ result: Result; isRecent: boolean; isShared: boolean }[]>(
    `SELECT result, completed_at >= $3 AS "isShared",
       completed_at > now() - $4 * interval '1 millisecond' AS "isRecent"
     FROM jobs WHERE kind = $1 AND scope IS NOT DISTINCT FROM $2 AND status IN ('success', 'partial')
     ORDER BY started_at DESC LIMIT 1`,
    [kind, scope, asked, coolDownMs],
  )
  if (last?.isRecent && afterCoolDown) return afterCoolDown(last.result)
  // Race condition: the job was running when this call arrived, and ended before this call acquired the lock.
  return last?.isShared ? last.result : null
}

/** Polls the running job; null when it has stopped without a result to share. */
async function join<Result extends object>(
  db: EntityManager,
  { kind, scope = null }: JobOptions<Result>,
  asked: string,
  deadline: number,
): Promise<Result | null> {
  while (Date.now() < deadline) {
    // Race condition: asked before its row is read, because a leader stores the outcome first and steps down after it.
    const wasLed = await isLed(db, kind)
    const [job] = await db.query<
      (Pick<Job, 'scope' | 'status' | 'errorMessage'> & { readonly result: Result | null })[]
    >(
      `SELECT scope, status, result, error_message AS "errorMessage" FROM jobs
       WHERE kind = $1 AND (status = 'running' OR completed_at >= $2) ORDER BY started_at DESC LIMIT 1`,
      [kind, asked],
    )
    // A leader that was broken off has no outcome to share: whoever waits takes over.
    if (!job || job.errorMessage === ABANDONED) return null
    const isShared = job.scope === scope
    if (isShared && job.result) return job.result
    if (isShared && job.status !== RunStatus.RUNNING) throw unavailable(job.errorMessage ?? FAILED)
    if (!wasLed) return null
    await pause()
  }
  return null
}

const pause = () => new Promise(resolve => setTimeout(resolve, POLL_INTERVAL_MS))

/**
 * Asks the running job of a kind, in whichever process, to stop: within a second, or after `stopsAfter`. Idempotent;
 * without a running job nothing happens.
 */
export const cancelJob = (db: EntityManager, kind: JobKind): Promise<void> =>
  changeJob(db, kind, `UPDATE jobs SET is_stop_asked = true WHERE kind = $1 AND status = 'running'`, [kind])

/**
 * Crash recovery: closes the jobs with the status 'running' that no process runs.
 * @returns the scopes of the jobs that were closed
 */
export async function closeAbandonedJobs(
  db: EntityManager,
  kind: JobKind,
  cleanUp?: (db: EntityManager) => Promise<void>,
): Promise<readonly (string | null)[]> {
  const closed = await withLead(db, kind, async () => {
    const scopes = await closeAbandoned(db, kind)
    await cleanUp?.(db)
    return scopes
  })
  return closed?.result ?? []
}

/** As text, because a Date loses the microseconds: a job that ended within the same millisecond would seem later. */
async function databaseTime(db: EntityManager): Promise<string> {
  const [{ now }] = await db.query<[{ now: string }]>('SELECT clock_timestamp()::text AS now')
  return now
}
