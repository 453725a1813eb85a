import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type RunningProcess, startProcess } from '../../test/process.js'
import type { Line } from '../line.js'
import { startProduct } from '../product.js'
import { type Asked, refresh, slowSite } from '../slow-site.js'

const MAX_STOP_MS = 15_000

/** SIGTERM to a web process with its worker, and to a separate worker, each in the middle of a refresh. */
export const stopWhileGathering: Line = {
  name: 'SIGTERM while gathering',
  goal: `≤ ${MAX_STOP_MS / 1000} s, 0 rows running after the next worker`,
  async run({ databaseUrl, say }) {
    const log: Asked[] = []
    const site = await slowSite('it', log)
    const admin = new pg.Client({ connectionString: databaseUrl })
    await admin.connect()
    const isGathering = async () => {
      log.length = 0
      while (log.length < 10) await pause(20)
    }
    const stopped = async ({ child, ended }: RunningProcess) => {
      const began = performance.now()
      child.kill('SIGTERM')
      await ended
      return performance.now() - began
    }
    const startWorker = async () => {
      const env = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', ...site.env }
      const worker = startProcess('api/dist/src/processes/work.js', env)
      await worker.until(/works/)
      return worker
    }
    try {
      const web = await startProduct(databaseUrl, { ...site.env, WORKER: 'inline' })
      const asked = refresh(web.url)
      await isGathering()
      const ofWeb = await stopped(web.process)
      await asked
      // Gives the next worker pages to read.
      site.renew()
      const worker = await startWorker()
      const second = await startProduct(databaseUrl, site.env)
      const waiting = refresh(second.url)
      await isGathering()
      const ofWorker = await stopped(worker)
      site.renew()
      const next = await startWorker()
      const status = await waiting
      const left = await running(admin)
      await stopped(next)
      await second.process.kill()
      say(
        `a web process ${Math.round(ofWeb)} ms, a worker ${Math.round(ofWorker)} ms; who waited for them got ${status}`,
      )
      return {
        figure: `${(ofWeb / 1000).toFixed(1)} s, worker ${(ofWorker / 1000).toFixed(1)} s; ${left} rows running`,
        isReached: Math.max(ofWeb, ofWorker) <= MAX_STOP_MS && left === 0 && status === 200,
      }
    } finally {
      await admin.end()
      await site.close()
    }
  },
}

async function running(admin: pg.Client): Promise<number> {
  const { rows } = await admin.query<{ n: number }>(
    `SELECT (SELECT count(*) FROM jobs WHERE status = 'running')::int + (SELECT count(*) FROM scraper_runs WHERE status = 'running')::int AS n`,
  )
  return rows[0]!.n
}
