import type { DataSource, EntityManager, QueryRunner } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { unavailable, UserError } from '../errors.js'
import { log } from '../log.js'
import { RunStatus } from '../reference/tender-values.js'
import { publishJobEvent } from './job-events.js'
import { Job, type JobKind } from './job.entity.js'

/** First half of the advisory lock's key; the second half is the kind of job. */
const LOCK_SPACE = 4_107_002
const POLL_INTERVAL_MS = 150
const JOB_TIMEOUT_MS = 15 * 60_000

export interface JobOptions<Result extends object> {
  readonly kind: JobKind
  /**
   * Cool-down: a call within this time after the last success gets `afterCoolDown` of its result instead of a new job.
   */
  readonly coolDownMs?: number
  readonly afterCoolDown?: (last: Result) => Result
  /** Runs before a job of this kind starts, to clean up after a crashed one. */
  readonly cleanUp?: (db: EntityManager) => Promise<void>
}

/** What clients see of a job. */
export interface JobState extends Pick<Job, 'kind' | 'done' | 'total' | 'label' | 'startedAt' | 'completedAt'> {
  readonly state: RunStatus
}

export type Progress = (done: number, total: number, label: string) => Promise<void>

/** Message for callers that waited for a job that failed because of a bug. */
const FAILED = 'Het is niet gelukt. Probeer het later opnieuw.'

/** Deduplicates the waiting callers of this process, by database: hundreds of them cost PostgreSQL as much as one. */
const inFlight = new WeakMap<DataSource, Map<JobKind, Promise<object>>>()

/**
 * Runs a job as a singleton in the whole installation: callers that arrive while it runs, in any process, wait for the
 * same result.
 */
export function runJob<Result extends object>(
  db: EntityManager,
  options: JobOptions<Result>,
  work: (progress: Progress) => Promise<Result>,
): Promise<Result> {
  const jobs = inFlight.get(db.connection) ?? new Map<JobKind, Promise<object>>()
  inFlight.set(db.connection, jobs)
  // The cast is safe, because a kind of job has one type of result.
  const running = jobs.get(options.kind) as Promise<Result> | undefined
  if (running) return running
  const job = leadOrJoin(db, options, work).finally(() => jobs.delete(options.kind))
  jobs.set(options.kind, job)
  return job
}

/** Leader election by an advisory lock, which PostgreSQL releases when its holder dies. */
async function leadOrJoin<Result extends object>(
  db: EntityManager,
  options: JobOptions<Result>,
  work: (progress: Progress) => Promise<Result>,
): Promise<Result> {
  const asked = await databaseTime(db)
  const deadline = Date.now() + JOB_TIMEOUT_MS
  while (Date.now() < deadline) {
    const done = await withLock(db, options.kind, () => lead(db, options, asked, work))
    if (done) return done.result
    const joined = await join<Result>(db, options.kind, asked, deadline)
    if (joined) return joined
    await new Promise(resolve => setTimeout(resolve, POLL_INTERVAL_MS))
  }
  throw unavailable('Dit duurt langer dan verwacht. Probeer het later opnieuw.')
}

async function lead<Result extends object>(
  db: EntityManager,
  { kind, coolDownMs = 0, afterCoolDown, cleanUp }: JobOptions<Result>,
  asked: string,
  work: (progress: Progress) => Promise<Result>,
): Promise<Result> {
  await closeAbandoned(db, kind)
  await cleanUp?.(db)
  if (afterCoolDown) {
    const [last] = await db.query<{ result: Result }[]>(
      `SELECT result FROM jobs WHERE kind = $1 AND status IN ('success', 'partial')
         AND completed_at > now() - $2 * interval '1 millisecond' ORDER BY started_at DESC LIMIT 1`,
      [kind, coolDownMs],
    )
    if (last) return afterCoolDown(last.result)
  }
  // Race condition: the job was running when this call arrived, and ended before this call acquired the lock.
  const [ended] = await db.query<{ result: Result }[]>(
    `SELECT result FROM jobs WHERE kind = $1 AND status IN ('success', 'partial') AND completed_at >= $2
     ORDER BY started_at DESC LIMIT 1`,
    [kind, asked],
  )
  if (ended) return ended.result

  const id = uuid()
  await change(db, kind, `INSERT INTO jobs (id, kind, status) VALUES ($1, $2, 'running')`, [id, kind])
  try {
    const result = await work(async (done, total, label) => {
      await change(db, kind, 'UPDATE jobs SET done = $2, total = $3, label = $4 WHERE id = $1', [
        id,
        done,
        total,
        label,
      ])
    })
    await finish(db, kind, id, RunStatus.SUCCESS, result, null)
    return result
  } catch (error) {
    if (!(error instanceof UserError)) log.error({ error, kind }, 'job failed')
    await finish(db, kind, id, RunStatus.FAILED, null, error instanceof UserError ? error.message : FAILED)
    throw error
  }
}

/** Polls the running job; null when it has stopped without a result to share. */
async function join<Result>(db: EntityManager, kind: JobKind, asked: string, deadline: number): Promise<Result | null> {
  while (Date.now() < deadline) {
    const [job] = await db.query<(Pick<Job, 'status' | 'errorMessage'> & { result: Result | null })[]>(
      `SELECT status, result, error_message AS "errorMessage" FROM jobs
       WHERE kind = $1 AND (status = 'running' OR completed_at >= $2) ORDER BY started_at DESC LIMIT 1`,
      [kind, asked],
    )
    if (!job) return null
    if (job.result) return job.result
    if (job.status !== RunStatus.RUNNING) throw unavailable(job.errorMessage ?? FAILED)
    if (!(await isLocked(db, kind))) return null
    await new Promise(resolve => setTimeout(resolve, POLL_INTERVAL_MS))
  }
  return null
}

const finish = (
  db: EntityManager,
  kind: JobKind,
  id: string,
  status: RunStatus,
  result: object | null,
  message: string | null,
) =>
  change(db, kind, 'UPDATE jobs SET status = $2, result = $3, error_message = $4, completed_at = now() WHERE id = $1', [
    id,
    status,
    result ? JSON.stringify(result) : null,
    message,
  ])

/** Writes the row of a job, and tells whoever watches jobs of this kind. */
const change = (db: EntityManager, kind: JobKind, sql: string, values: readonly unknown[]): Promise<void> =>
  db.transaction(async tx => {
    await tx.query(sql, [...values])
    await publishJobEvent(tx, kind)
  })

/** Crash recovery: call it only with the lock held, when a job with the status 'running' must have lost its process. */
async function closeAbandoned(db: EntityManager, kind: JobKind): Promise<void> {
  await db.query(
    `UPDATE jobs SET status = 'failed', completed_at = now(),
       error_message = 'Afgebroken: het proces stopte voordat dit klaar was.' WHERE kind = $1 AND status = 'running'`,
    [kind],
  )
}

/** How far the newest job of a kind is; null when there was none. */
export async function newestJob(db: EntityManager, kind: JobKind): Promise<JobState | null> {
  const job = await db.findOne(Job, { where: { kind }, order: { startedAt: 'DESC' } })
  if (!job) return null
  const { status, done, total, label, startedAt, completedAt } = job
  return { kind, state: status, done, total, label: label || null, startedAt, completedAt }
}

/** Crash recovery at start-up: closes jobs with the status 'running' that no process runs. */
export async function closeAbandonedJobs(
  db: EntityManager,
  kind: JobKind,
  cleanUp: (db: EntityManager) => Promise<void>,
) {
  await withLock(db, kind, async () => {
    await closeAbandoned(db, kind)
    await cleanUp(db)
    return {}
  })
}

async function withLock<Result>(
  db: EntityManager,
  kind: JobKind,
  work: () => Promise<Result>,
): Promise<{ result: Result } | null> {
  const holder: QueryRunner = db.connection.createQueryRunner()
  try {
    const rows: unknown = await holder.query('SELECT pg_try_advisory_lock($1, hashtext($2)) AS locked', [
      LOCK_SPACE,
      kind,
    ])
    const [{ locked }] = rows as [{ locked: boolean }]
    if (!locked) return null
    try {
      return { result: await work() }
    } finally {
      await holder.query('SELECT pg_advisory_unlock($1, hashtext($2))', [LOCK_SPACE, kind])
    }
  } finally {
    await holder.release()
  }
}

async function isLocked(db: EntityManager, kind: JobKind): Promise<boolean> {
  const rows = await db.query<unknown[]>(
    `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND objid = (hashtext($2)::bigint & 4294967295)::oid
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [LOCK_SPACE, kind],
  )
  return rows.length > 0
}

/** As text, because a Date loses the microseconds: a job that ended within the same millisecond would seem later. */
async function databaseTime(db: EntityManager): Promise<string> {
  const [{ now }] = await db.query<[{ now: string }]>('SELECT clock_timestamp()::text AS now')
  return now
}
