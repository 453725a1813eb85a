import { afterEach, expect, test } from '@jest/globals'
import { testDatabase } from '../../test/database.js'
import { until } from '../../test/until.js'
import { apartFromErrand, forEverybody, onErrand } from '../bulkhead/errand.js'
import { Pool } from './pool.js'

const database = testDatabase()
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

function aPool(max: number) {
  const pool = new Pool({ connectionString: database.url, max, connectionTimeoutMillis: 1000 })
  closers.push(() => pool.end())
  return pool
}

const slow = "SELECT pg_sleep(0.3), 'slow' AS word"

/** How many statements of this pool run now. */
const atWork = async () => {
  const rows = await database.manager.query<unknown[]>(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state = 'active' AND query LIKE $1",
    [`${slow}%`],
  )
  return rows.length
}

/** The most that ran at once until this was done. */
async function mostAtWork(work: Promise<unknown>): Promise<number> {
  let most = 0
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  await until(async () => {
    most = Math.max(most, await atWork())
    return isDone
  })
  await done
  return most
}

test('a caller has a quarter of the connections, however much it asks, and another does not wait', async () => {
  const pool = aPool(8)
  const costly = onErrand('costly', () => Promise.all(Array.from({ length: 12 }, () => pool.query(slow))))
  const most = mostAtWork(costly)
  await until(async () => (await atWork()) > 0)
  const other = onErrand('other', () => pool.query("SELECT pg_sleep(0.3), 'other' AS word"))
  // It takes a sixth of the time, unless it waits for all of them.
  expect(await Promise.race([costly.then(() => 'costly'), other.then(() => 'other')])).toBe('other')
  expect(await costly).toHaveLength(12)
  expect(await most).toBe(2)
})

test('what no request waits for, such as a job, has all connections', async () => {
  const pool = aPool(4)
  const jobs = Promise.all(Array.from({ length: 4 }, () => pool.query(slow)))
  const own = onErrand('somebody', () => apartFromErrand(() => Promise.resolve().then(atWork)))
  expect(await mostAtWork(jobs)).toBe(4)
  await own
})

test('who waits for what a costly caller began for everybody does not wait for its share', async () => {
  const pool = aPool(4)
  const costly = onErrand('costly', () => {
    const own = pool.query(slow)
    return { own, shared: forEverybody(() => pool.query("SELECT 'shared' AS word")) }
  })
  const first = await Promise.race([costly.own.then(() => 'own'), costly.shared.then(() => 'shared')])
  expect(first).toBe('shared')
  await costly.own
})

test('a transaction holds its connection until it is given back, whatever became of it', async () => {
  const pool = aPool(4)
  await onErrand('somebody', async () => {
    const held = await pool.connect()
    await held.query('BEGIN')
    const next = pool.query("SELECT 'next' AS word")
    await expect(Promise.race([next, new Promise(resolve => setTimeout(resolve, 200, 'waits'))])).resolves.toBe('waits')
    held.release(true)
    expect((await next).rows).toEqual([{ word: 'next' }])
  })
})

test('a failed connection gives its share back', async () => {
  const pool = new Pool({
    connectionString: 'postgres://nobody@127.0.0.1:1/none',
    max: 4,
    connectionTimeoutMillis: 500,
  })
  closers.push(() => pool.end())
  await onErrand('somebody', async () => {
    for (let number = 0; number < 3; number++)
      await expect(pool.query('SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })
})

test('after its deadline a request gets no connection, and its running statement is cancelled', async () => {
  const pool = aPool(4)
  await onErrand(
    'somebody',
    async () => {
      // SQLSTATE query_canceled.
      await expect(pool.query('SELECT pg_sleep(20)')).rejects.toMatchObject({ code: '57014' })
      await expect(pool.query('SELECT 1')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    },
    { limitMs: 300 },
  )
  await onErrand('somebody', async () => expect((await pool.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]))
})

test('the time of a job that a request waits for does not count for its deadline', async () => {
  const pool = aPool(4)
  await onErrand(
    'somebody',
    async () => {
      await apartFromErrand(() => pool.query('SELECT pg_sleep(0.6)'))
      expect((await pool.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }])
    },
    { limitMs: 400 },
  )
})
