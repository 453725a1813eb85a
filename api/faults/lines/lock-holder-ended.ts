import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { WORKER_LOCK } from '../../src/platform/jobs/job-queue.js'
import type { Line } from '../line.js'
import { startProduct } from '../product.js'
import { type Asked, refresh, slowSite } from '../slow-site.js'

/** A page requested earlier than this is complete, whoever is the leader. */
const UNDER_WAY_MS = 100

/** See processes/worker/worker-lock.ts. */
const HOLDER = `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid = ${WORKER_LOCK}
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`

/** A worker harvests, the connection that holds its lock is terminated, and the web process of another worker is asked to harvest. */
export const lockHolderEnded: Line = {
  name: 'connection that holds the lock of the worker is ended',
  goal: '0 overlaps, no 503',
  async run({ databaseUrl, isLong, say }) {
    const times = isLong ? 8 : 2
    const log: Asked[] = []
    const sites = [await slowSite('first', log), await slowSite('second', log)]
    const [one, other] = [
      await startProduct(databaseUrl, { ...sites[0]!.env, WORKER: 'inline' }),
      await startProduct(databaseUrl, { ...sites[1]!.env, WORKER: 'inline' }),
    ]
    const admin = new pg.Client({ connectionString: databaseUrl })
    await admin.connect()
    const statuses: number[] = []
    let overlaps = 0
    let ended = 0
    try {
      for (let time = 0; time < times; time++) {
        log.length = 0
        for (const site of sites) site.renew()
        const first = refresh(one.url)
        while (log.length < 10) await pause(20)
        const { rows } = await admin.query<{ pid: number }>(HOLDER)
        for (const { pid } of rows) await admin.query('SELECT pg_terminate_backend($1)', [pid])
        ended += rows.length
        const second = await refresh(other.url)
        statuses.push(await first, second)
        overlaps += overlapsOf(log)
      }
      const refused = statuses.filter(status => status !== 200).length
      say(`${statuses.join(' ')}: of who waited for the first worker, and of who asked beside it`)
      return {
        figure: `${overlaps} overlaps in ${times}, ${ended} connections ended; ${refused} refused`,
        isReached: overlaps + refused === 0 && ended >= times,
      }
    } finally {
      await admin.end()
      for (const { process } of [one, other]) await process.kill()
      for (const site of sites) await site.close()
    }
  },
}

/** Counts the pages that one process requested after another had started. */
function overlapsOf(log: readonly Asked[]): number {
  let leader = log[0]!
  let overlaps = 0
  for (const asked of log) {
    if (asked.isBeginning) leader = asked
    else if (asked.by !== leader.by && asked.at > leader.at + UNDER_WAY_MS) overlaps++
  }
  return overlaps
}
