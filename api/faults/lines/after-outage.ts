import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { faultyProxy } from '../../test/faulty-proxy.js'
import { followers } from '../followers.js'
import type { Line } from '../line.js'
import { startProduct } from '../product.js'
import { aThread } from '../thread.js'
import { createWriter } from '../writer.js'

const AWAY_MS = 3000
const ALL_BACK_MS = 30_000

/** Sockets follow a thread; after an outage of the database a comment is written. */
export const afterOutage: Line = {
  name: 'subscriptions after an outage',
  goal: '0 of 1 000 dead after a short outage',
  async run({ databaseUrl, isLong, say }) {
    const sockets = isLong ? 1000 : 100
    const proxy = await faultyProxy(databaseUrl)
    const product = await startProduct(proxy.url, { SOCKETS_PER_ADDRESS: '1000000', RATE_LIMIT_VISITOR: '1000000' })
    const admin = new pg.Client({ connectionString: databaseUrl })
    await admin.connect()
    const writer = createWriter([product])
    const bookmark = await aThread(admin, writer)
    const { heard, gaveUp, close } = followers([product.url], bookmark, sockets)
    try {
      await pause(3000)
      await writer.comment(bookmark, () => undefined)
      await pause(3000)
      const before = heard.size
      proxy.refuse(Number.POSITIVE_INFINITY)
      proxy.cut()
      await pause(AWAY_MS)
      proxy.refuse(0)
      heard.clear()
      const end = performance.now() + ALL_BACK_MS
      while (heard.size < sockets && performance.now() < end) {
        await writer.comment(bookmark, () => undefined)
        await pause(1000)
      }
      say(`${before} of ${sockets} heard a comment before, ${heard.size} after; ${gaveUp()} were told to give up`)
      return {
        figure: `${sockets - heard.size} of ${sockets} dead`,
        isReached: before === sockets && heard.size === sockets && gaveUp() === 0,
      }
    } finally {
      await close()
      await writer.close()
      await admin.end()
      await product.process.kill()
      await proxy.close()
    }
  },
}
