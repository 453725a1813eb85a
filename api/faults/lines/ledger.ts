import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { faultyProxy } from '../../test/faulty-proxy.js'
import { reader } from '../../bench/dataset.js'
import { compare } from '../compare.js'
import type { Line } from '../line.js'
import { faults } from '../nemesis.js'
import { type Product, startProduct } from '../product.js'
import { tendersToDiscuss } from '../thread.js'
import { createWriter } from '../writer.js'

const WRITERS = 12
const BETWEEN_FAULTS_MS = 500

/** Ledger: writers record acknowledged writes and retry others with the same key, while faults occur; afterwards the stored data is compared. */
export const ledger: Line = {
  name: 'acknowledged writes',
  goal: '200 faults of 18 kinds, 20 000 acknowledged: none lost, none doubled, counters right',
  async run({ databaseUrl, isLong, say }) {
    const names = Object.keys(faults)
    const wanted = isLong ? 200 : names.length
    const proxy = await faultyProxy(databaseUrl)
    const admin = new pg.Client({ connectionString: databaseUrl })
    await admin.connect()
    const start = () => startProduct(proxy.url, { RATE_LIMIT_USER: '1000000', RATE_LIMIT_VISITOR: '1000000' })
    const running: Product[] = [await start(), await start()]
    const writer = createWriter(running)
    const over = new AbortController()
    try {
      await writer.signIn(reader)
      const sent = new Set<string>()
      const acknowledged: string[] = []
      const write = async (tenderId: string) => {
        const bookmarkId = await writer.bookmark(tenderId)
        while (!over.signal.aborted) acknowledged.push(await writer.comment(bookmarkId, text => sent.add(text)))
      }
      const written = Promise.all((await tendersToDiscuss(admin, WRITERS)).map(write))
      // Its rejection is handled below.
      written.catch(() => undefined)

      const happened = new Map<string, number>()
      const order = shuffled(names)
      for (let number = 0; number < wanted; number++) {
        const name = order[number % order.length]!
        happened.set(name, (happened.get(name) ?? 0) + 1)
        try {
          await faults[name]!({ proxy, admin, running, start })
        } catch (error) {
          throw new Error(`the fault '${name}' could not be done`, { cause: error })
        }
        await pause(BETWEEN_FAULTS_MS)
      }
      over.abort()
      await written

      const { lost, doubled, unknown, miscounted } = await compare(admin, sent, acknowledged)
      say([...happened].map(([name, times]) => `${times} × ${name}`).join(', '))
      return {
        figure:
          `${wanted} faults of ${happened.size} kinds, ${acknowledged.length} acknowledged, ` +
          `${lost} lost, ${doubled} doubled, ${unknown} from nowhere, ${miscounted} counters wrong`,
        isReached: lost + doubled + unknown + miscounted === 0 && acknowledged.length > (isLong ? 20_000 : 0),
      }
    } finally {
      over.abort()
      for (const { process } of running) await process.kill()
      await writer.close()
      await admin.end()
      await proxy.close()
    }
  },
}

function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  const drawn = items.map(item => ({ item, at: Math.random() }))
  return drawn.toSorted((one, other) => one.at - other.at).map(({ item }) => item)
}
