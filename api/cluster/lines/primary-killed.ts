import pg from 'pg'
import { compare } from '../../faults/compare.js'
import { followers } from '../../faults/followers.js'
import type { Line } from '../../faults/line.js'
import { type Asked, refresh, slowSite } from '../../faults/slow-site.js'
import { aThread, tendersToDiscuss } from '../../faults/thread.js'
import { createWriter } from '../../faults/writer.js'
import { startHaproxy } from '../engines/haproxy.js'
import { startPrimary, startReplica } from '../engines/postgres.js'
import { jobsDone, postingsStored } from '../harvested.js'
import { startWeb, startWorker } from '../product.js'
import { commentsAt } from '../read-back.js'
import type { Stage } from '../stage.js'
import { until, within } from '../until.js'

const WRITERS = 6
const FOLLOWERS = 10
const RESUMED_WITHIN_MS = 15_000
const TOLD_WITHIN_MS = 20_000
const JOB_WITHIN_MS = 90_000

/** How long a manager such as Patroni may take until it promotes: a lease, which it renews, has to end first. */
const NOTICED_AFTER_MS = 2000

/** SIGKILL of the primary's postmaster under writes; its synchronous replica is promoted, and HAProxy sends connections there. */
export const primaryKilled: Line<Stage> = {
  name: 'primary killed under writes, replica promoted',
  goal: `writes resume ≤ ${RESUMED_WITHIN_MS / 1000} s, none lost or doubled, followers told, the running job ends once`,
  async run(stage) {
    const primary = await startPrimary(stage)
    const replica = await startReplica(stage, primary, 'replica1')
    await primary.query("ALTER SYSTEM SET synchronous_standby_names = 'replica1'")
    await primary.query('SELECT pg_reload_conf()')
    await until('the replica is synchronous', 10_000, async () => {
      const [row] = await primary.query<{ state: string }>('SELECT sync_state AS state FROM pg_stat_replication')
      return row?.state === 'sync'
    })
    const url = await startHaproxy(stage, [primary, replica])
    const log: Asked[] = []
    const site = await slowSite('it', log)
    stage.atEnd(() => site.close())
    const products = [await startWeb(stage, url, site.env), await startWeb(stage, url, site.env)]
    await startWorker(stage, url, site.env)

    const admin = new pg.Pool({ connectionString: url, max: 1 })
    admin.on('error', () => undefined)
    stage.atEnd(() => admin.end())
    const writer = createWriter(products)
    stage.atEnd(() => writer.close())
    const over = new AbortController()
    stage.atEnd(() => over.abort())
    const bookmark = await aThread(admin, writer)
    let looked = ''
    const isThere = async () => (await commentsAt(products[0]!.url, bookmark, writer.token())).includes(looked)
    const following = followers(
      products.map(product => product.url),
      bookmark,
      FOLLOWERS,
      isThere,
    )
    stage.atEnd(() => following.close())
    const sent = new Set<string>()
    const acknowledged: string[] = []
    const begunAt = new Map<string, number>()
    let killedAt = Infinity
    let resumedAt = Infinity
    const write = async (tenderId: string) => {
      const own = await writer.bookmark(tenderId)
      while (!over.signal.aborted) {
        const text = await writer.comment(own, noted => {
          sent.add(noted)
          begunAt.set(noted, performance.now())
        })
        acknowledged.push(text)
        if (begunAt.get(text)! > killedAt) resumedAt = Math.min(resumedAt, performance.now())
      }
    }
    const writing = Promise.all((await tendersToDiscuss(admin, WRITERS)).map(write))
    writing.catch(() => undefined)
    const status = refresh(products[1]!.url)
    await until('the harvest reads ten pages', 30_000, () => log.length >= 10)

    const before = acknowledged.length
    killedAt = performance.now()
    await primary.kill()
    await until('the primary is gone', NOTICED_AFTER_MS * 2, () => performance.now() - killedAt > NOTICED_AFTER_MS)
    await replica.query('SELECT pg_promote()')
    const isResumed = await within(RESUMED_WITHIN_MS, () => resumedAt < Infinity)
    following.heard.clear()
    acknowledged.push(await writer.comment(bookmark, text => void sent.add((looked = text))))
    await within(TOLD_WITHIN_MS, () => following.heard.size === FOLLOWERS)
    const told = following.heard.size
    over.abort()
    await writing

    await within(JOB_WITHIN_MS, async () => (await jobsDone(replica.query)).success > 0)
    const jobs = await jobsDone(replica.query)
    const { stored, twice } = await postingsStored(replica.query)
    const { lost, doubled, unknown, miscounted } = await compare(admin, sent, acknowledged)
    stage.say(
      `${before} writes before; the job: ${jobs.success} ended well, ${jobs.failed} broken off, ${jobs.running} running; who waited for it got ${await status}`,
    )
    const seconds = ((resumedAt - killedAt) / 1000).toFixed(1)
    return {
      figure:
        `${isResumed ? `${seconds} s` : 'not resumed'}; ${acknowledged.length} writes, ${lost} lost, ${doubled} doubled, ${unknown} from nowhere, ` +
        `${miscounted} counters wrong; ${told} of ${FOLLOWERS} told; job ended ${jobs.success} ×, ${stored} of ${site.pages} postings, ${twice} twice`,
      isReached:
        resumedAt - killedAt <= RESUMED_WITHIN_MS &&
        lost + doubled + unknown + miscounted + twice + jobs.running + following.gaveUp() === 0 &&
        before > 0 &&
        told === FOLLOWERS &&
        jobs.success === 1 &&
        stored === site.pages,
    }
  },
}
