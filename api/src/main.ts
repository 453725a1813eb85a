import type { EntityManager } from 'typeorm'
import { refreshTenders } from './harvest/refresh.service.js'
import { runProcess, say } from './process/lifecycle.js'
import { log } from './log.js'
import { claim, release } from './process/running.js'
import { startServer } from './server.js'
import type { Settings } from './settings/settings.js'
import { timeLimits } from './time-limits.js'

/** Start-up on an empty database waits this long for the first harvest, then announces its address all the same. */
const FIRST_HARVEST_TIMEOUT_MS = 60_000

/** The whole product by one command: web server, worker and first harvest, with graceful shutdown. */
await runProcess(async settings => {
  const first = claim(settings.dataDirectory, settings.publicUrl)
  if (first) {
    say(`GreenRock Tenders is already running: ${first.url} (process ${first.pid})`)
    return null
  }
  try {
    const server = await startServer(settings, say)
    const harvested = settings.worker === 'inline' ? runFirstHarvest(server.db, settings) : Promise.resolve()
    let isStopping = false
    const announce = async () => {
      await harvested
      if (!isStopping) say(`GreenRock Tenders is ready: ${settings.publicUrl}`)
    }
    void announce()
    // Whoever ends it while it gathers ends all of it: this is returned before that is done.
    return async () => {
      isStopping = true
      await server.stop(timeLimits.drain.ms)
      release(settings.dataDirectory)
    }
  } catch (error) {
    release(settings.dataDirectory)
    throw error
  }
})

/** Start-up waits for the first harvest when the database is empty; otherwise the harvest runs in the background. */
async function runFirstHarvest(db: EntityManager, settings: Settings): Promise<void> {
  const [{ filled }] = await db.query<[{ filled: boolean }]>('SELECT EXISTS (SELECT FROM tenders) AS filled')
  const harvest = refreshTenders(db, settings)
    .then(({ totalNotices, totalFound, totalAdded }) => log.info({ totalNotices, totalFound, totalAdded }, 'gathered'))
    .catch((error: unknown) => log.warn({ error }, 'gathering failed'))
  if (filled) return
  say('Gathering tenders …')
  await Promise.race([harvest, new Promise(resolve => setTimeout(resolve, FIRST_HARVEST_TIMEOUT_MS).unref())])
}
