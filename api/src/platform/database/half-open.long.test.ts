import { afterEach, expect, test } from '@jest/globals'
import pg from 'pg'
import { ownDatabase } from '../../../test/database.js'
import { faultyProxy } from '../../../test/faulty-proxy.js'
import { isOutage } from './outage.js'
import { Pool } from './pool.js'

const database = ownDatabase()
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function onTheRoad() {
  const road = await faultyProxy(database.url)
  closers.push(road.close)
  const pool = new Pool({ connectionString: road.url, max: 2, connectionTimeoutMillis: 1000 })
  closers.push(() => pool.end())
  return { road, pool }
}

test('a query whose answer is lost by the network fails as an outage, and the pool recovers with the network', async () => {
  const { road, pool } = await onTheRoad()
  await pool.query('SELECT 1')
  road.silence(true)
  const failure = await pool.query('SELECT 1').catch((error: unknown) => error)
  expect(isOutage(failure)).toBe(true)
  road.silence(false)
  expect((await pool.query('SELECT 1 AS works')).rows).toEqual([{ works: 1 }])
})

test('a half-open connection is replaced while others work, and its locks are released', async () => {
  const { road, pool } = await onTheRoad()
  await database.manager.query('CREATE TABLE locked (id integer PRIMARY KEY)')
  await database.manager.query('INSERT INTO locked VALUES (1)')
  const held = await pool.connect()
  await held.query('BEGIN')
  await held.query('SELECT id FROM locked FOR UPDATE')
  road.silence(true)
  const lost = held.query('SELECT 2').catch((error: unknown) => error)
  await new Promise(resolve => setTimeout(resolve, 100))
  road.silence(false)
  expect(isOutage(await lost)).toBe(true)
  held.release(true)
  // A lock timeout is two seconds, whereas an idle transaction is ended after thirty.
  expect(await database.manager.query('SELECT id FROM locked FOR UPDATE')).toEqual([{ id: 1 }])
})

const slow = "SELECT 'slow' AS word FROM pg_sleep(4)"

test('a slow statement keeps its connection', async () => {
  const { pool } = await onTheRoad()
  expect((await pool.query(slow)).rows).toEqual([{ word: 'slow' }])
})

test('a slow statement keeps its connection when the database answers that it has too many connections', async () => {
  const { pool } = await onTheRoad()
  const held = await pool.connect()
  closers.push(() => held.release())
  const answer = held.query(slow)
  const elsewhere = new URL(database.url)
  const [, name] = elsewhere.pathname.split('/')
  elsewhere.pathname = '/postgres'
  const other = new pg.Client({ connectionString: elsewhere.href })
  await other.connect()
  await other.query(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS false`)
  closers.push(async () => {
    await other.query(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS true`)
    await other.end()
  })
  expect((await answer).rows).toEqual([{ word: 'slow' }])
})
