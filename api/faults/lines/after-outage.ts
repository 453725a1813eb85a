import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from 'graphql-ws'
import { toGlobalId } from 'graphql-relay'
import pg from 'pg'
import { WebSocket } from 'ws'
import { reader } from '../../bench/dataset.js'
import { silentRoad } from '../../test/silent-road.js'
import type { Line } from '../line.js'
import { startProduct } from '../product.js'
import { createWriter } from '../writer.js'

const AWAY_MS = 3000
const ALL_BACK_MS = 30_000
const EVENTS = 'subscription ($id: ID!) { commentEvents(bookmarkId: $id) { __typename } }'

/** Sockets that follow a thread; the database goes and comes back, and a comment is written. Clients ask again, as ours does. */
export const afterOutage: Line = {
  name: 'subscriptions after an outage',
  goal: '0 of 1 000 dead after a short outage',
  async run({ databaseUrl, isLong, say }) {
    const sockets = isLong ? 1000 : 100
    const road = await silentRoad(databaseUrl)
    const product = await startProduct(road.url, { SOCKETS_PER_ADDRESS: '1000000', RATE_LIMIT_VISITOR: '1000000' })
    const admin = new pg.Client({ connectionString: databaseUrl })
    await admin.connect()
    const writer = createWriter([product])
    const heard = new Set<number>()
    let gaveUp = 0
    const clients: { dispose(): unknown }[] = []
    try {
      const { rows } = await admin.query<{ id: string }>(
        `SELECT id FROM tenders t WHERE id::text ~ '^.{14}7.{4}[89ab]'
           AND NOT EXISTS (SELECT FROM bookmarks b WHERE b.tender_id = t.id) LIMIT 1`,
      )
      await writer.signIn(reader)
      const bookmark = await writer.bookmark(toGlobalId('Tender', rows[0]!.id))
      for (let number = 0; number < sockets; number++) {
        const client = createClient({
          url: `${product.url.replace('http', 'ws')}/graphql`,
          webSocketImpl: WebSocket,
          retryAttempts: 20,
          retryWait: () => pause(500 + Math.random() * 1000),
          shouldRetry: () => true,
        })
        clients.push(client)
        const follow = (): void =>
          void client.subscribe(
            { query: EVENTS, variables: { id: bookmark } },
            {
              next: ({ errors }) => void (errors ? gaveUp++ : heard.add(number)),
              // An outage is asked again; a refusal is not.
              error: error => (isOutage(error) ? void setTimeout(follow, 500) : void gaveUp++),
              complete: () => undefined,
            },
          )
        follow()
      }
      await pause(3000)
      await writer.comment(bookmark, () => undefined)
      await pause(3000)
      const before = heard.size
      road.refuse(Number.POSITIVE_INFINITY)
      road.cut()
      await pause(AWAY_MS)
      road.refuse(0)
      heard.clear()
      const end = performance.now() + ALL_BACK_MS
      while (heard.size < sockets && performance.now() < end) {
        await writer.comment(bookmark, () => undefined)
        await pause(1000)
      }
      say(`${before} of ${sockets} heard a comment before, ${heard.size} after; ${gaveUp} were told to give up`)
      return {
        figure: `${sockets - heard.size} of ${sockets} dead`,
        isReached: before === sockets && heard.size === sockets && gaveUp === 0,
      }
    } finally {
      for (const client of clients) await client.dispose()
      await writer.close()
      await admin.end()
      await product.process.kill()
      await road.close()
    }
  },
}

/** Of a socket that closed, or of an answer. */
const isOutage = (error: unknown): boolean =>
  !Array.isArray(error) ||
  (error as readonly { extensions?: { code?: string } }[]).every(({ extensions }) => extensions?.code === 'UNAVAILABLE')
