import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { createClient } from '@redis/client'
import { testRedis } from '../../test/redis.js'
import { followers } from '../followers.js'
import type { Line } from '../line.js'
import { startProduct } from '../product.js'
import { aThread } from '../thread.js'
import { createWriter } from '../writer.js'

const FOLLOWERS = 16
const TOLD_WITHIN_MS = 15_000

/** Two processes have followers, and one writes a comment while the notifications between them are disturbed. */
export const followersLeftBehind: Line = {
  name: 'followers left behind, both transports',
  goal: '0 in every fault',
  async run(site) {
    const left = new Map<string, number>()
    await overPostgres(site.databaseUrl, left)
    await overRedis(site.databaseUrl, left)
    site.say([...left].map(([fault, count]) => `${fault}: ${count} of ${FOLLOWERS}`).join('; '))
    const total = [...left.values()].reduce((sum, count) => sum + count, 0)
    return { figure: `${total} of ${FOLLOWERS} in ${left.size} faults`, isReached: total === 0 }
  },
}

type Faults = Readonly<Record<string, (admin: pg.Pool) => Promise<unknown>>>

async function overPostgres(databaseUrl: string, left: Map<string, number>): Promise<void> {
  const ended =
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()'
  await during(databaseUrl, {}, left, {
    'PostgreSQL: LISTEN ended': admin => admin.query(`${ended} AND query LIKE 'LISTEN%'`),
    'PostgreSQL: all connections ended': admin => admin.query(ended),
  })
}

async function overRedis(databaseUrl: string, left: Map<string, number>): Promise<void> {
  const redis = await testRedis()
  await redis.start()
  const client = createClient({ url: redis.url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await during(databaseUrl, { REDIS_URL: redis.url }, left, {
      'Redis: publishers cut': () => client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes']),
      'Redis: followers cut': () => client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub']),
      async 'Redis: ended and started again'() {
        await redis.kill()
        await redis.start()
      },
    })
  } finally {
    client.destroy()
    await redis.kill()
  }
}

async function during(
  databaseUrl: string,
  env: Readonly<Record<string, string>>,
  left: Map<string, number>,
  faults: Faults,
): Promise<void> {
  const admin = new pg.Pool({ connectionString: databaseUrl })
  // Its own connections are terminated as well.
  admin.on('error', () => undefined)
  const products = [await startProduct(databaseUrl, env), await startProduct(databaseUrl, env)]
  const writer = createWriter(products.slice(0, 1))
  const bookmark = await aThread(admin, writer)
  const urls = products.map(({ url }) => url)
  let looked = ''
  const isThere = async () => {
    const { rowCount } = await admin.query('SELECT FROM bookmark_comments WHERE content = $1', [looked])
    return rowCount === 1
  }
  const { heard, close } = followers(urls, bookmark, FOLLOWERS, isThere)
  try {
    await pause(2000)
    for (const [name, harm] of Object.entries(faults)) {
      await harm(admin)
      // One comment, written at once: an event published during the disturbance must not be lost for good.
      heard.clear()
      await writer.comment(bookmark, text => void (looked = text))
      const end = performance.now() + TOLD_WITHIN_MS
      while (heard.size < FOLLOWERS && performance.now() < end) await pause(50)
      left.set(name, FOLLOWERS - heard.size)
    }
  } finally {
    await close()
    await writer.close()
    await admin.end()
    for (const { process } of products) await process.kill()
  }
}
