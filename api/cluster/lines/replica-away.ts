import { setTimeout as pause } from 'node:timers/promises'
import { reader } from '../../bench/dataset.js'
import type { Line } from '../../faults/line.js'
import type { Product } from '../../faults/product.js'
import { tendersToDiscuss } from '../../faults/thread.js'
import { createWriter } from '../../faults/writer.js'
import { poolTo, type Postgres, startPrimary, startReplica } from '../engines/postgres.js'
import { metricsOf, startWeb } from '../product.js'
import { startReads } from '../reads.js'
import type { Stage } from '../stage.js'
import { until, within } from '../until.js'

const READS_PER_SECOND = 40
/** People who each write and then read it back, in a session of their own. */
const PEOPLE = 4
const MAX_LAG_SECONDS = 5
const NOTICED_WITHIN_MS = 15_000
/** Each state lasts this long under load. */
const STATE_MS = 3000

/** A replica lags by half a minute, catches up, stops and returns, while visitors read and people look for what they have just written. */
export const replicaAway: Line<Stage> = {
  name: 'replica lags by 30 s, catches up, stops and returns',
  goal: '0 reads failed, 0 own writes missed; skipped while it is behind or away, serves again afterwards',
  async run(stage) {
    const primary = await startPrimary(stage)
    const replica = await startReplica(stage, primary, 'replica1')
    const settings = {
      DATABASE_READ_URLS: replica.url,
      DATABASE_READ_MAX_LAG_SECONDS: String(MAX_LAG_SECONDS),
    }
    const products = [await startWeb(stage, primary.url, settings), await startWeb(stage, primary.url, settings)]
    const urls = products.map(({ url }) => url)
    const reading = startReads(stage, urls, READS_PER_SECOND)
    const people = await startPeople(stage, primary, products)

    const steps: string[] = []
    /** @returns whether the replica is read in that state; null when it does not run */
    const becomes = async (what: string, isServing: boolean) => {
      const ms = await until(`the replica ${what}`, NOTICED_WITHIN_MS, async () =>
        (await Promise.all(products.map(servingOf))).every(one => one === isServing),
      )
      steps.push(`${what} after ${(ms / 1000).toFixed(1)} s`)
      // Reads that are under way may end.
      await pause(STATE_MS / 6)
      const since = await nowAt(replica).catch(() => null)
      // Asked repeatedly, because a connection shows its last statement only, which may be the question for the position.
      const [isRead] = await Promise.all([
        since && within(STATE_MS, () => isReadSince(replica, since)),
        pause(STATE_MS),
      ])
      return isRead
    }
    const delayed = async (delay: string) => {
      await replica.query(`ALTER SYSTEM SET recovery_min_apply_delay = '${delay}'`)
      await replica.query('SELECT pg_reload_conf()')
    }
    const isRead = [await becomes('serves at first', true)]
    await delayed('30s')
    isRead.push(await becomes('is skipped when behind', false))
    await delayed('0')
    isRead.push(await becomes('serves when it has caught up', true))
    await replica.kill()
    isRead.push(await becomes('is skipped when killed', false))
    await replica.start()
    isRead.push(await becomes('serves when it is back', true))

    const { isRight, reads } = await reading.ended()
    const { written, missed, unread } = await people.ended()
    const isReadAsItShould = isRead.join() === [true, false, true, null, true].join()
    if (!isReadAsItShould) stage.say(`whether it was read in each of these states: ${isRead.join(', ')}`)
    return {
      figure: `${reads}; ${missed} of ${written} own writes missed, ${unread} not read; the replica ${steps.join(', ')}`,
      isReached: isRight && isReadAsItShould && written > 0 && missed + unread === 0,
    }
  },
}

/** The time by the server's own clock. */
const nowAt = async ({ query }: Postgres) => (await query<{ now: Date }>('SELECT clock_timestamp() AS now'))[0]!.now

/** Whether the product's connections have asked a server for anything but its position since then. */
async function isReadSince({ query }: Postgres, moment: Date): Promise<boolean> {
  const rows = await query(
    `SELECT FROM pg_stat_activity WHERE query_start > $1 AND query NOT LIKE '%pg_last_wal_replay_lsn%'
       AND datname = current_database() AND pid <> pg_backend_pid()`,
    [moment],
  )
  return rows.length > 0
}

async function servingOf(product: Product): Promise<boolean> {
  const [line] = await metricsOf(product, 'greenrock_replica_serving')
  if (line === undefined) throw new Error('there is no greenrock_replica_serving in /metrics')
  return line.endsWith(' 1')
}

/** People who write a comment at one process and read the thread at the next one at once. */
async function startPeople(stage: Stage, primary: Postgres, products: readonly Product[]) {
  const over = new AbortController()
  stage.atEnd(() => over.abort())
  const counts = { written: 0, missed: 0, unread: 0 }
  const tenders = await tendersToDiscuss(poolTo(stage, primary.url), PEOPLE)
  const living = Promise.all(
    tenders.map(async (tenderId, index) => {
      const person = createWriter(products)
      stage.atEnd(() => person.close())
      await person.signIn({ ...reader, username: `bench${index + 1}` })
      const bookmark = await person.bookmark(tenderId)
      while (!over.signal.aborted) {
        const text = await person.comment(bookmark, () => undefined)
        counts.written++
        try {
          if (!(await person.commentsOf(bookmark)).includes(text)) counts.missed++
        } catch (error) {
          stage.say(String(error))
          counts.unread++
        }
        await pause(50)
      }
    }),
  )
  living.catch(() => undefined)
  return {
    async ended() {
      over.abort()
      await living
      return counts
    },
  }
}
