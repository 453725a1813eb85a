import net from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { testDatabase } from '../../test/database.js'
import { until } from '../../test/until.js'
import { listenToPostgres } from './postgres-notifications.js'

const database = testDatabase()

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** Between us and the database; it can fall silent without closing anything, as a firewall that forgot does. */
async function silentRoad() {
  const target = new URL(database.url)
  const pairs: net.Socket[][] = []
  let isSilent = false
  const server = net.createServer(near => {
    const far = net.connect(Number(target.port), target.hostname)
    pairs.push([near, far])
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (chunk: Buffer) => {
        if (!isSilent) to.write(chunk)
      })
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    for (const socket of pairs.flat()) socket.destroy()
    return new Promise(resolve => server.close(resolve))
  })
  const url = new URL(database.url)
  url.host = `127.0.0.1:${(server.address() as net.AddressInfo).port}`
  return { url: url.href, silence: (silent: boolean) => void (isSilent = silent) }
}

test('heartbeat: a half-open connection is detected and replaced, and its subscribers get a gap event', async () => {
  const road = await silentRoad()
  const notifications = await listenToPostgres(road.url, ['news'], { intervalMs: 100, timeoutMs: 300 })
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
  road.silence(true)
  await database.manager.query("SELECT pg_notify('news', 'lost')")
  await new Promise(resolve => setTimeout(resolve, 600))
  road.silence(false)
  await gapSignalled
  await database.manager.query("SELECT pg_notify('news', 'two')")
  await until(() => heard.length >= 2)
  expect(heard).toEqual(['one', 'two'])
})
