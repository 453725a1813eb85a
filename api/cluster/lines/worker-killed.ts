import type { Line } from '../../faults/line.js'
import { type Asked, refresh, slowSite } from '../../faults/slow-site.js'
import { startPrimary } from '../engines/postgres.js'
import { harvests, postings } from '../harvested.js'
import { startWeb, startWorker } from '../product.js'
import type { Stage } from '../stage.js'
import { until, within } from '../until.js'

const DONE_WITHIN_MS = 60_000

/** The worker that harvests and the process that supervises it get SIGKILL; another worker stands by. */
export const workerKilled: Line<Stage> = {
  name: 'worker killed during a harvest',
  goal: `another worker ends the job ≤ ${DONE_WITHIN_MS / 1000} s later, every posting stored once`,
  async run(stage) {
    const { url, query } = await startPrimary(stage)
    const log: Asked[] = []
    const site = await slowSite('it', log)
    stage.atEnd(() => site.close())
    const first = await startWorker(stage, url, site.env)
    const web = await startWeb(stage, url, site.env)
    await startWorker(stage, url, site.env)
    const status = refresh(web.url)
    await until('the harvest reads ten pages', 30_000, () => log.length >= 10)
    await first.kill()
    const began = performance.now()
    const before = log.length
    const isDone = await within(DONE_WITHIN_MS, async () => (await harvests(query)).success === 1)
    const seconds = (performance.now() - began) / 1000
    const jobs = await harvests(query)
    const { stored, twice } = await postings(query)
    stage.say(
      `${before} pages asked before, ${log.length - before} after; who waited for the harvest got ${await status}`,
    )
    return {
      figure: `${isDone ? `done after ${seconds.toFixed(1)} s` : 'not done'}, ${stored} of ${site.pages} postings, ${twice} twice, ${jobs.running} jobs running`,
      isReached: isDone && stored === site.pages && twice + jobs.running === 0 && (await status) === 200,
    }
  },
}
