import { setTimeout as pause } from 'node:timers/promises'
import type { Line } from '../../faults/line.js'
import { type Asked, refresh, slowSite } from '../../faults/slow-site.js'
import { startClients } from '../clients.js'
import { startHaproxy } from '../engines/haproxy.js'
import { startPrimary, startReplica } from '../engines/postgres.js'
import { harvests, postings } from '../harvested.js'
import { startWeb, startWorker } from '../product.js'
import type { Stage } from '../stage.js'
import { until, within } from '../until.js'

const WRITERS = 6
const RESUMED_WITHIN_MS = 15_000
const JOB_WITHIN_MS = 90_000
/** A manager such as Patroni promotes only after it has noticed. */
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
    const databaseUrl = await startHaproxy(stage, [primary, replica])
    const log: Asked[] = []
    const site = await slowSite('it', log)
    stage.atEnd(() => site.close())
    const products = [await startWeb(stage, databaseUrl, site.env), await startWeb(stage, databaseUrl, site.env)]
    await startWorker(stage, databaseUrl, site.env)

    const clients = await startClients(stage, { urls: products.map(({ url }) => url), databaseUrl })
    if (!(await clients.tell()).areTold)
      throw new Error('not all followers are told of a comment before the primary is killed')
    let killedAt = Infinity
    let resumedAt = Infinity
    clients.write(WRITERS, begunAt => {
      if (begunAt > killedAt) resumedAt = Math.min(resumedAt, performance.now())
    })
    const asked = refresh(products[1]!.url)
    await until('the harvest reads ten pages', 30_000, () => log.length >= 10)

    const before = clients.acknowledged()
    killedAt = performance.now()
    await primary.kill()
    await pause(NOTICED_AFTER_MS)
    await replica.query('SELECT pg_promote()')
    const isResumed = await within(RESUMED_WITHIN_MS, () => resumedAt < Infinity)
    const { areTold, told } = await clients.tell()
    const { isRight, writes } = await clients.compared()

    await within(JOB_WITHIN_MS, async () => (await harvests(replica.query)).success > 0)
    const { success, failed, running } = await harvests(replica.query)
    const { stored, twice } = await postings(replica.query)
    stage.say(
      `${before} writes before; harvests: ${success} ended well, ${failed} broken off, ${running} running; who waited got ${await asked}`,
    )
    const seconds = ((resumedAt - killedAt) / 1000).toFixed(1)
    return {
      figure:
        `${isResumed ? `${seconds} s` : 'not resumed'}; ${writes}; ${told}; ` +
        `job ended ${success} ×, ${stored} of ${site.pages} postings, ${twice} twice`,
      isReached:
        resumedAt - killedAt <= RESUMED_WITHIN_MS &&
        before > 0 &&
        isRight &&
        areTold &&
        success === 1 &&
        stored === site.pages &&
        twice + running === 0,
    }
  },
}
