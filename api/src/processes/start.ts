import type { EntityManager } from 'typeorm'
import { type RefreshResult, refreshTenders } from '../ingest/harvest/refresh.service.js'
import { log } from '../platform/log.js'
import { runProcess, say } from './lifecycle.js'
import type { Report, Step } from './report.js'
import { claim, release } from './running.js'
import { type SourceKey, sourceName, sources } from '../reference/sources.js'
import { holdsSamples } from '../ingest/samples/samples.service.js'
import { startServer } from './server.js'
import type { Settings } from '../platform/settings/settings.js'
import { timeLimits } from '../platform/time-limits.js'

/** On an empty database the start waits this long for the first harvest before it announces its address. */
const FIRST_HARVEST_TIMEOUT_MS = 60_000

/** The whole product in one command: web server, worker and first harvest, with graceful shutdown. */
export const startProduct = (report: Report): Promise<void> =>
  runProcess(async settings => {
    const first = claim(settings.dataDirectory, settings.publicUrl)
    if (first) {
      say(`GreenRock Tenders is already running: ${first.url} (process ${first.pid})`)
      return null
    }
    try {
      const server = await startServer(settings, report)
      const harvested = settings.worker === 'inline' ? runFirstHarvest(server.db, settings, report) : Promise.resolve()
      let isStopping = false
      const announce = async () => {
        await harvested
        if (!isStopping) report.ready(settings.publicUrl)
      }
      void announce()
      // Returned before the first harvest is done, so that a signal can interrupt it.
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

/** On an empty database the start waits for the first harvest; otherwise that runs in the background. */
async function runFirstHarvest(db: EntityManager, settings: Settings, report: Report): Promise<void> {
  const [{ filled }] = await db.query<[{ filled: boolean }]>('SELECT EXISTS (SELECT FROM tenders) AS filled')
  const harvest = refreshTenders(db, settings).then(
    totals => {
      log.info(totals, 'gathered')
      return totals
    },
    (error: unknown) => {
      log.warn({ error }, 'gathering failed')
      return error instanceof Error ? error : new Error(String(error))
    },
  )
  if (filled) return
  const step = report.begin(`Gather from ${sources.length} sources`)
  const timer = setInterval(() => void tellProgress(db, step), 500)
  const limit = new Promise<null>(resolve => setTimeout(() => resolve(null), FIRST_HARVEST_TIMEOUT_MS).unref())
  const result = await Promise.race([harvest, limit])
  clearInterval(timer)
  if (result === null) step.done('Gathering goes on.')
  else if (result instanceof Error) step.warn(result.message)
  else await tellResult(db, settings, step, result)
}

/** The newest run of each source, because the samples are read after the real sources were unreachable. */
const RUNS = `SELECT * FROM (
    SELECT DISTINCT ON (source) source, started_at, status <> 'running' AS "isRead" FROM scraper_runs ORDER BY source, started_at DESC
  ) runs ORDER BY started_at DESC`

async function tellProgress(db: EntityManager, step: Step): Promise<void> {
  const runs: { source: SourceKey; isRead: boolean }[] = await db.query(RUNS).catch(() => [])
  const read = runs.filter(({ isRead }) => isRead).length
  const current = runs.find(({ isRead }) => !isRead)
  const text = `${read} of ${sources.length}`
  step.progress(Math.min(1, read / sources.length), current ? `${sourceName(current.source)}, ${text}` : text)
}

async function tellResult(db: EntityManager, settings: Settings, step: Step, totals: RefreshResult): Promise<void> {
  if (!(await holdsSamples(db))) step.done(`${totals.totalFound} tenders`)
  else if (settings.sources === 'samples') step.done(`${totals.totalFound} examples, as SOURCES asks for`)
  else step.warn('No source could be reached: showing examples')
}
