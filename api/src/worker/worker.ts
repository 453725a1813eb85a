import { Logger, makeWorkerUtils, run } from 'graphile-worker'
import type { EntityManager } from 'typeorm'
import { Pool } from '../database/pool.js'
import { WORKER_NAME } from '../jobs/hand-over.js'
import { ON_SCHEDULE } from '../jobs/job.entity.js'
import { log } from '../log.js'
import type { Settings } from '../settings/settings.js'
import { tasksOf } from './tasks.js'

/** `LogLevel` is a const enum, which `isolatedModules` cannot import. */
const serious: ReadonlySet<string> = new Set(['error', 'warning'])

const logger = new Logger(() => (level, message) => {
  if (serious.has(level)) log.warn({ queue: message }, 'queue')
  else log.debug({ queue: message }, 'queue')
})

/** Creates the queue's own tables, which a process that only adds jobs needs too. */
export async function prepareQueue(databaseUrl: string): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 })
  const utils = await makeWorkerUtils({ pgPool: pool, logger })
  await utils.release()
  await pool.end()
}

/** Starvation: what looks after the others, and what tells, need a place beside the three kinds of jobs that take minutes. */
const CONCURRENCY = 5

/** `max`: nothing is tried again for days after an outage, since the next time comes anyway. */
const timetable = ({ refreshSchedule, awardsSchedule, reclassifySchedule }: Settings) => `
${refreshSchedule} refresh ?max=3 {scope: '${ON_SCHEDULE}'}
${awardsSchedule} check_awards ?max=3
${reclassifySchedule} reclassify ?max=3
3 0 * * * archive ?max=3
* * * * * look_after ?max=1
* * * * * tell ?max=1
`

export interface Worker {
  stop(): Promise<void>
}

/**
 * Runs the queued and scheduled jobs in this process. Safe with any number of workers: the queue hands each job to one
 * of them, and deduplicates the scheduled ones.
 */
export async function startWorker(db: EntityManager, databaseUrl: string, settings: Settings): Promise<Worker> {
  const pool = new Pool({ connectionString: databaseUrl, max: CONCURRENCY + 1, application_name: WORKER_NAME })
  const runner = await run({
    pgPool: pool,
    logger,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    crontab: timetable(settings),
    taskList: tasksOf(db, settings),
  })
  // Crash recovery does not wait for the next minute.
  await runner.addJob('look_after', {}, { jobKey: 'look_after', maxAttempts: 1 })
  return {
    async stop() {
      await runner.stop()
      await pool.end()
    },
  }
}
