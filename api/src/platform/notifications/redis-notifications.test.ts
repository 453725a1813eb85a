import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { DataSource } from 'typeorm'
import { testDatabase } from '../../../test/database.js'
import { testRedis, type TestRedis } from '../../../test/redis.js'
import { faultyProxy } from '../../../test/faulty-proxy.js'
import { until } from '../../../test/until.js'
import { createDataSource } from '../../processes/data-source.js'
import { log } from '../log.js'
import type { Notifications } from './notifications.js'
import { connectNotifications } from './connect.js'
import { publish } from './publish.js'
import { connectToRedis } from './redis-notifications.js'

const database = testDatabase()
let redis: TestRedis
beforeAll(async () => {
  log.level = 'silent'
  redis = await testRedis()
  await redis.start()
})
afterAll(() => redis.kill())

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** The database pool and notifications of one process. */
async function aProcess() {
  const source: DataSource = await createDataSource(database.url).initialize()
  closers.push(() => source.destroy())
  const transport = { databaseUrl: database.url, redisUrl: redis.url }
  const notifications: Notifications = await connectNotifications(source, transport, ['news'])
  closers.push(() => notifications.stop())
  const heard: string[] = []
  let gaps = 0
  notifications.subscribe('news', payload => heard.push(payload))
  notifications.onGap(() => gaps++)
  return { db: source.manager, heard, gaps: () => gaps }
}

describe('notifications through Redis', () => {
  test('every process gets the messages of committed transactions, once and in order, and no others', async () => {
    const [one, two] = [await aProcess(), await aProcess()]
    await one.db.transaction(async tx => {
      await publish(tx, 'news', 'first')
      await tx.transaction(async inner => publish(inner, 'news', 'second'))
      await new Promise(resolve => setTimeout(resolve, 100))
      expect(two.heard).toEqual([])
    })
    await one.db
      .transaction(async tx => {
        await publish(tx, 'news', 'taken back')
        throw new Error('no')
      })
      .catch(() => undefined)
    await two.db.transaction(tx => publish(tx, 'news', 'third'))
    for (const { heard } of [one, two]) {
      await until(() => heard.length >= 3)
      expect(heard).toEqual(['first', 'second', 'third'])
    }
  })

  test('a transaction commits without Redis, and subscribers get a gap event once it is back', async () => {
    const [one, two] = [await aProcess(), await aProcess()]
    await redis.kill()
    const [{ n }] = await one.db.transaction(async tx => {
      await publish(tx, 'news', 'lost')
      return tx.query<[{ n: number }]>('SELECT 1 AS n')
    })
    expect(n).toBe(1)
    await redis.start()
    await until(() => one.gaps() > 0 && two.gaps() > 0)
    // Race condition: the publishing connection reconnects by itself, possibly later than the subscribing one.
    await until(async () => {
      await one.db.transaction(tx => publish(tx, 'news', 'are you there'))
      return two.heard.includes('are you there')
    })
    await one.db.transaction(tx => publish(tx, 'news', 'after'))
    await until(() => [one, two].every(({ heard }) => heard.includes('after')))
    for (const { heard } of [one, two]) {
      expect(heard.filter(payload => payload === 'after')).toHaveLength(1)
      expect(heard).not.toContain('lost')
    }
  })

  test('when only the publishing connection is cut, subscribers in other processes get a gap event for the lost messages', async () => {
    const two = await aProcess()
    const road = await faultyProxy(redis.url)
    closers.push(road.close)
    const one = await connectToRedis(road.url, ['news'])
    closers.push(() => one.stop())
    road.cut()
    one.publish('news', 'lost')
    await until(() => two.gaps() > 0)
    expect(two.heard).toEqual([])
    one.publish('news', 'after')
    await until(() => two.heard.includes('after'))
  })

  test('an unreachable Redis is an error at start-up', async () => {
    const transport = { databaseUrl: database.url, redisUrl: 'redis://127.0.0.1:1' }
    await expect(connectNotifications(database.source, transport, ['news'])).rejects.toThrow(/ECONNREFUSED/)
  })
})
