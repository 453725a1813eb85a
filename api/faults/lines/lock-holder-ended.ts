import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Line } from '../line.js'
import { startProduct } from '../product.js'
import { type Asked, refresh, slowSite } from '../slow-site.js'

/** A page that was asked for before this is answered, whoever leads meanwhile. */
const UNDER_WAY_MS = 100

/** Of jobs; see jobs/job-lock.ts, which holds two, each on a connection of its own. */
const HOLDERS = `SELECT DISTINCT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid IN (4107002, 4107004)`

/** One process gathers, the connection that holds its lock is ended, and another process is asked to gather. */
export const lockHolderEnded: Line = {
  name: 'connection that holds the one-at-a-time lock is ended',
  goal: '0 overlaps, no 503 while its job succeeds',
  async run({ databaseUrl, isLong, say }) {
    const times = isLong ? 20 : 4
    const log: Asked[] = []
    const sites = [await slowSite('first', log), await slowSite('second', log)]
    const [one, other] = [
      await startProduct(databaseUrl, sites[0]!.env),
      await startProduct(databaseUrl, sites[1]!.env),
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
        const { rows } = await admin.query<{ pid: number }>(HOLDERS)
        // One of the two, or both.
        const chosen = time % 2 === 0 ? rows.slice(0, 1) : rows
        for (const { pid } of chosen) await admin.query('SELECT pg_terminate_backend($1)', [pid])
        ended += chosen.length
        const second = await refresh(other.url)
        statuses.push(await first, second)
        overlaps += overlapsOf(log)
      }
      const wrong = statuses.filter(status => status !== 200 && status !== 503).length
      const spared = statuses.filter((_, index) => Math.floor(index / 2) % 2 === 0)
      const refused = spared.filter(status => status !== 200).length
      say(`${statuses.join(' ')}: pairs of who led and who was asked beside it, one connection ended, both, and so on`)
      return {
        figure: `${overlaps} overlaps in ${times}, ${ended} connections ended; ${refused} refused where one of both was`,
        isReached: overlaps + wrong + refused === 0 && ended >= times,
      }
    } finally {
      await admin.end()
      for (const { process } of [one, other]) await process.kill()
      for (const site of sites) await site.close()
    }
  },
}

/** Pages that one process asked for after another had begun. */
function overlapsOf(log: readonly Asked[]): number {
  let leader = log[0]!
  let overlaps = 0
  for (const asked of log) {
    if (asked.isBeginning) leader = asked
    else if (asked.by !== leader.by && asked.at > leader.at + UNDER_WAY_MS) overlaps++
  }
  return overlaps
}
