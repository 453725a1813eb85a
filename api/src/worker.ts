import { Logger, makeWorkerUtils, run } from 'graphile-worker'
import type { EntityManager } from 'typeorm'
import { Pool } from './database/pool.js'
import { refreshTenders } from './harvest/refresh.service.js'
import { log } from './log.js'
import type { Settings } from './settings/settings.js'
import { archiveClosed } from './tenders/archive.service.js'

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

export interface Worker {
  stop(): Promise<void>
}

/**
 * Runs the queued and scheduled jobs in this process. Safe with any number of workers: the queue hands each job to one
 * of them, and deduplicates the scheduled ones.
 */
export async function startWorker(db: EntityManager, databaseUrl: string, settings: Settings): Promise<Worker> {
  const pool = new Pool({ connectionString: databaseUrl, max: 3 })
  const runner = await run({
    pgPool: pool,
    logger,
    concurrency: 1,
    noHandleSignals: true,
    crontab: `${settings.refreshSchedule} refresh ?max=3\n3 0 * * * archive ?max=3`,
    taskList: {
      refresh: async () => {
        await refreshTenders(db, settings)
      },
      archive: () => archiveClosed(db, settings.archiveAfterDays),
    },
  })
  return {
    async stop() {
      await runner.stop()
      await pool.end()
    },
  }
}
