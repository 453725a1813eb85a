import { EventEmitter } from 'node:events'
import {
  type CronItem,
  Logger,
  makeWorkerUtils,
  parseCronItems,
  run,
  type Runner,
  type WorkerEvents,
} from 'graphile-worker'
import type { EntityManager } from 'typeorm'
import { DOCUMENTS_TASK } from '../../ingest/documents/open-documents.service.js'
import { Pool } from '../../platform/database/pool.js'
import { JobKind, ON_SCHEDULE } from '../../platform/jobs/job.entity.js'
import { placeInQueue } from '../../platform/jobs/job-queue.js'
import { log } from '../../platform/log.js'
import type { Settings } from '../../platform/settings/settings.js'
import { timeLimits } from '../../platform/time-limits.js'
import { tasksOf } from './tasks.js'
import { WorkerLock } from './worker-lock.js'

/** The `application_name` of its connections to the queue. */
export const WORKER_NAME = 'greenrock worker'

/** `LogLevel` is a const enum, which `isolatedModules` cannot import. */
const serious: ReadonlySet<string> = new Set(['error', 'warning'])

const logger = new Logger(() => (level, message) => {
  if (serious.has(level)) log.warn({ queue: message }, 'queue')
  else log.debug({ queue: message }, 'queue')
})

/** Creates the tables of the queue, also for processes that only add jobs. */
export async function prepareQueue(databaseUrl: string): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 })
  const utils = await makeWorkerUtils({ pgPool: pool, logger })
  await utils.release()
  await pool.end()
}

/** Starvation: maintenance and alerts need slots in addition to the four kinds of long jobs and the lists of documents. */
const CONCURRENCY = 7

/** Coalescing: scheduled jobs share a queue key with manual ones, so that simultaneous requests become one job. */
function timetable({ refreshSchedule, awardsSchedule, reclassifySchedule, sourceIntervals }: Settings): CronItem[] {
  const job = (match: string, kind: JobKind, scope: string | null = null): CronItem => ({
    match,
    task: kind,
    payload: { scope },
    options: placeInQueue(kind, scope),
  })
  const hasOwnIntervals = Object.keys(sourceIntervals).length > 0
  return [
    job(refreshSchedule, JobKind.REFRESH, hasOwnIntervals ? ON_SCHEDULE : null),
    job(awardsSchedule, JobKind.CHECK_AWARDS),
    job(reclassifySchedule, JobKind.RECLASSIFY),
    { match: '3 0 * * *', task: 'archive', options: { maxAttempts: 3 } },
    { match: '*/5 * * * *', task: DOCUMENTS_TASK, options: { maxAttempts: 1, queueName: DOCUMENTS_TASK } },
    { match: '* * * * *', task: 'look_after', options: { maxAttempts: 1 } },
    { match: '* * * * *', task: 'tell', options: { maxAttempts: 1 } },
  ]
}

export interface Worker {
  stop(): Promise<void>
}

interface Options {
  /** Exits this process at once, because another worker may have taken over its jobs. */
  readonly die: () => void
  /** The time after which a former leader has exited. */
  readonly graceMs?: number
}

/** Runs queued and scheduled jobs in this process once it is the leader. Any number of workers may be started. */
export function startWorker(
  db: EntityManager,
  databaseUrl: string,
  settings: Settings,
  { die, graceMs = timeLimits.workerGrace.ms }: Options,
): Worker {
  const stopping = new AbortController()
  const lock = new WorkerLock(databaseUrl, stopping.signal, die)
  const pool = new Pool({ connectionString: databaseUrl, max: CONCURRENCY + 1, application_name: WORKER_NAME })
  let runner: Runner | undefined
  let unlocking: NodeJS.Timeout | undefined

  async function begin(): Promise<void> {
    await lock.take()
    const events: WorkerEvents = new EventEmitter()
    events.once('pool:create', ({ workerPool }) => {
      unlocking = setTimeout(() => void unlockJobsOfOthers(db, workerPool.id).catch(die), graceMs)
    })
    const parsedCronItems = parseCronItems(timetable(settings))
    const options = { pgPool: pool, logger, events, concurrency: CONCURRENCY, noHandleSignals: true, parsedCronItems }
    runner = await run({ ...options, taskList: tasksOf(db, settings) })
    await runner.addJob('look_after', {}, { jobKey: 'look_after', maxAttempts: 1 })
    await runner.addJob('refold', {}, { jobKey: 'refold', maxAttempts: 5 })
  }
  const begun = begin().catch((error: unknown) => {
    if (stopping.signal.aborted) return
    log.error({ error }, 'the worker could not begin')
    die()
  })
  return {
    async stop() {
      stopping.abort()
      await begun
      clearTimeout(unlocking)
      await runner?.stop()
      await lock.release()
      await pool.end()
    },
  }
}

/** Crash recovery: the queue itself would release the jobs of a dead worker only after four hours. */
async function unlockJobsOfOthers(db: EntityManager, pool: string): Promise<void> {
  await db.query(
    `SELECT graphile_worker.force_unlock_workers(array(
       SELECT DISTINCT locked_by FROM graphile_worker.jobs WHERE locked_by <> $1))`,
    [pool],
  )
}
