import type { DataSource, EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { withRequestPaused } from '../load-shedding/request-scope.js'
import { unavailable, UserError } from '../errors.js'
import { log } from '../log.js'
import { RunStatus } from '../../reference/tender-values.js'
import { timeLimits } from '../time-limits.js'
import type { Job, JobKind } from './job.entity.js'
import { queueJob, untilDone } from './job-queue.js'
import { changeJob, finishJob, startJob } from './job-row.js'

export interface JobOptions<Result extends object> {
  readonly kind: JobKind
  /** The part of the work, such as one source; all of it when absent. Only callers with the same scope share a result. */
  readonly scope?: string | null
  /** Cool-down: a call within this time after the last success gets `afterCoolDown` of its result instead of a new job. */
  readonly coolDownMs?: number
  readonly afterCoolDown?: (last: Result) => Result
}

/** @param stopsAfter what a cancelled job finishes before it stops; null when it stops at once */
export type Progress = (done: number, total: number, label: string, stopsAfter?: string | null) => Promise<void>

export interface RunningJob {
  readonly progress: Progress
  /** Aborts when an administrator cancels the job. The work then calls `throwIfAborted`, or returns a partial result. */
  readonly signal: AbortSignal
}

export type Work<Result> = (job: RunningJob) => Promise<Result>

const CANCELLED = 'Gestopt door een beheerder.'

/** The message for callers whose job failed because of a bug. */
const FAILED = 'Het is niet gelukt. Probeer het later opnieuw.'

const handingOver = new WeakSet<DataSource>()

/** Tail latency: hands all jobs to the worker, so that this process's event loop stays free for requests. */
export const handOverJobs = (source: DataSource): void => void handingOver.add(source)

/** Deduplicates the callers of this process by database, so that hundreds of callers cost PostgreSQL as much as one. */
const inFlight = new WeakMap<DataSource, Map<string, Promise<object>>>()

/**
 * Runs a job as a singleton in the whole installation: callers that arrive while it runs, in any process, get the same result. A process
 * that hands its jobs over waits for the worker; any other process does the work itself.
 */
export function runJob<Result extends object>(
  db: EntityManager,
  options: JobOptions<Result>,
  work: Work<Result>,
): Promise<Result> {
  const jobs = inFlight.get(db.connection) ?? new Map<string, Promise<object>>()
  inFlight.set(db.connection, jobs)
  const key = `${options.kind} ${options.scope ?? ''}`
  // The cast is safe, because each kind of job has one result type.
  const running = jobs.get(key) as Promise<Result> | undefined
  return withRequestPaused(() => {
    if (running) return running
    const job = begin(db, options, work).finally(() => jobs.delete(key))
    jobs.set(key, job)
    return job
  })
}

async function begin<Result extends object>(
  db: EntityManager,
  { kind, scope = null, coolDownMs = 0, afterCoolDown }: JobOptions<Result>,
  work: Work<Result>,
): Promise<Result> {
  const job = { kind, scope }
  const last = afterCoolDown && (await newestOutcome<Result>(db, job, coolDownMs))
  if (last?.status === RunStatus.SUCCESS) return afterCoolDown!(last.result!)
  if (!handingOver.has(db.connection)) return perform(db, { ...job, id: uuid() }, work)

  const queued = await queueJob(db, job)
  await untilDone(db, queued)
  // The worker skips the job when a cool-down began just before it was queued.
  const outcome = await newestOutcome<Result>(db, job, coolDownMs, queued.since)
  if (outcome?.result) return outcome.result
  throw unavailable(outcome?.errorMessage ?? FAILED)
}

type Outcome<Result> = Pick<Job, 'status' | 'errorMessage'> & { readonly result: Result | null }

/** The newest job that ended within so many milliseconds before a moment; null when there was none. */
async function newestOutcome<Result>(
  db: EntityManager,
  { kind, scope }: Pick<Job, 'kind' | 'scope'>,
  ms: number,
  before?: Date,
): Promise<Outcome<Result> | null> {
  const [outcome = null] = await db.query<Outcome<Result>[]>(
    `SELECT status, result, error_message AS "errorMessage" FROM jobs
     WHERE kind = $1 AND scope IS NOT DISTINCT FROM $2
       AND completed_at >= coalesce($4, now()) - $3 * interval '1 millisecond'
     ORDER BY started_at DESC LIMIT 1`,
    [kind, scope, ms, before],
  )
  return outcome
}

async function perform<Result extends object>(
  db: EntityManager,
  job: Pick<Job, 'id' | 'kind' | 'scope'>,
  work: Work<Result>,
): Promise<Result> {
  await startJob(db, job)
  const stop = new AbortController()
  const look = async () => {
    const sql = 'SELECT is_stop_asked AS "isStopAsked" FROM jobs WHERE id = $1'
    const [row] = await db.query<{ isStopAsked: boolean }[]>(sql, [job.id])
    if (row?.isStopAsked) stop.abort(new UserError('UNAVAILABLE', CANCELLED))
  }
  const looking = setInterval(() => void look().catch(() => undefined), timeLimits.jobStop.ms)
  try {
    const result = await work({ signal: stop.signal, progress: progressOf(db, job) })
    const status = stop.signal.aborted ? RunStatus.CANCELLED : RunStatus.SUCCESS
    await finishJob(db, job, { status, result, message: null })
    return result
  } catch (error) {
    const isStopped = stop.signal.aborted && error === stop.signal.reason
    if (!(error instanceof UserError)) log.error({ error, kind: job.kind }, 'job failed')
    await finishJob(db, job, {
      status: isStopped ? RunStatus.CANCELLED : RunStatus.FAILED,
      result: null,
      message: error instanceof UserError ? error.message : FAILED,
    })
    throw error
  } finally {
    clearInterval(looking)
  }
}

const progressOf =
  (db: EntityManager, { id, kind }: Pick<Job, 'id' | 'kind'>): Progress =>
  (done, total, label, stopsAfter = null) =>
    changeJob(db, kind, 'UPDATE jobs SET done = $2, total = $3, label = $4, stops_after = $5 WHERE id = $1', [
      id,
      done,
      total,
      label || null,
      stopsAfter,
    ])
