import { afterEach, expect, test } from '@jest/globals'
import { testDatabase } from '../../../test/database.js'
import { faultyProxy } from '../../../test/faulty-proxy.js'
import { until } from '../../../test/until.js'
import { listenToPostgres } from './postgres-notifications.js'

const database = testDatabase()

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

test('heartbeat: a half-open connection is detected and replaced, and its subscribers get a gap event', async () => {
  const road = await faultyProxy(database.url)
  closers.push(road.close)
  const notifications = await listenToPostgres(road.url, ['news'], { intervalMs: 100, timeoutMs: 2000 })
  closers.push(() => notifications.stop())
  const heard: string[] = []
  let again = () => {}
  const gapSignalled = new Promise<void>(resolve => {
    again = resolve
  })
  notifications.subscribe('news', payload => heard.push(payload))
  notifications.onGap(() => again())

  await database.manager.query("SELECT pg_notify('news', 'one')")
  await until(() => heard.length >= 1)
  const before = road.accepted()
  road.silence(true)
  await database.manager.query("SELECT pg_notify('news', 'lost')")
  await until(() => road.accepted() > before)
  road.silence(false)
  await gapSignalled
  await database.manager.query("SELECT pg_notify('news', 'two')")
  await until(() => heard.length >= 2)
  expect(heard).toEqual(['one', 'two'])
})
