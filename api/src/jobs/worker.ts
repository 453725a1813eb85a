import { Logger, makeWorkerUtils, run, type Runner } from 'graphile-worker'
import type { EntityManager } from 'typeorm'
import { refreshTenders } from '../harvest/refresh.service.js'
import { log } from '../log.js'
import type { Settings } from '../settings.js'
import { archiveClosed } from '../tenders/archive.service.js'

/** `LogLevel` is a const enum, which modules compiled one by one cannot read. */
const serious: ReadonlySet<string> = new Set(['error', 'warning'])

const logger = new Logger(() => (level, message) => {
  if (serious.has(level)) log.warn({ queue: message }, 'queue')
  else log.debug({ queue: message }, 'queue')
})

/** The queue's own tables; every process needs them, also one that only puts work in. */
export async function prepareQueue(databaseUrl: string): Promise<void> {
  const utils = await makeWorkerUtils({ connectionString: databaseUrl, logger })
  await utils.release()
}

/**
 * Does what is due, in this process. Any number of workers may run: the queue gives each piece of work to one of them,
 * and the timetable puts it in once.
 */
export function startWorker(db: EntityManager, databaseUrl: string, settings: Settings): Promise<Runner> {
  return run({
    connectionString: databaseUrl,
    logger,
    concurrency: 1,
    maxPoolSize: 3,
    noHandleSignals: true,
    crontab: `${settings.refreshSchedule} refresh ?max=3\n3 0 * * * archive ?max=3`,
    taskList: {
      refresh: async () => {
        await refreshTenders(db, settings)
      },
      archive: () => archiveClosed(db, settings.archiveAfterDays),
    },
  })
}
