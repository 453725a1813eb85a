import { afterEach, expect, test } from '@jest/globals'
import { testDatabase } from '../../../test/database.js'
import { until } from '../../../test/until.js'
import { withRequestPaused, withoutRequestScope, runInRequest } from '../load-shedding/request-scope.js'
import { Pool } from './pool.js'

const database = testDatabase()
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

function aPool(max: number) {
  const pool = new Pool({ connectionString: database.url, max, connectionTimeoutMillis: 60_000 })
  closers.push(() => pool.end())
  return pool
}

const LOCK = 7
const slow = `SELECT pg_advisory_xact_lock_shared(${LOCK}), 'slow' AS word`

/** Keeps the statements `slow` waiting while the work runs. */
async function whileSlow(work: () => Promise<void>): Promise<void> {
  const holder = database.source.createQueryRunner()
  await holder.query(`SELECT pg_advisory_lock(${LOCK})`)
  try {
    await work()
  } finally {
    await holder.query(`SELECT pg_advisory_unlock(${LOCK})`)
    await holder.release()
  }
}

/** The number of slow statements that are running. */
const atWork = async () => {
  const rows = await database.manager.query<unknown[]>(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state = 'active' AND query LIKE $1",
    [`${slow}%`],
  )
  return rows.length
}

test('a caller gets at most a quarter of the connections, and another caller does not wait', async () => {
  const pool = aPool(8)
  let costly!: Promise<unknown[]>
  await whileSlow(async () => {
    costly = runInRequest('costly', () => Promise.all(Array.from({ length: 12 }, () => pool.query(slow))))
    await until(async () => (await atWork()) === 2)
    const other = await runInRequest('other', () => pool.query("SELECT 'other' AS word"))
    expect(other.rows).toEqual([{ word: 'other' }])
    expect(await atWork()).toBe(2)
  })
  expect(await costly).toHaveLength(12)
})

test('work without a request, such as a job, may use all connections', async () => {
  const pool = aPool(4)
  let jobs!: Promise<unknown[]>
  await whileSlow(async () => {
    jobs = Promise.all(Array.from({ length: 4 }, () => pool.query(slow)))
    await runInRequest('somebody', () => withRequestPaused(() => until(async () => (await atWork()) === 4)))
  })
  expect(await jobs).toHaveLength(4)
})

test('a caller that waits for shared work begun by a costly caller does not wait for the share of that caller', async () => {
  const pool = aPool(4)
  let own!: Promise<unknown>
  await whileSlow(async () => {
    const costly = runInRequest('costly', () => ({
      own: pool.query(slow),
      shared: withoutRequestScope(() => pool.query("SELECT 'shared' AS word")),
    }))
    own = costly.own
    expect((await costly.shared).rows).toEqual([{ word: 'shared' }])
  })
  await own
})

test('a transaction holds its connection until its release, whether it succeeds or fails', async () => {
  const pool = aPool(4)
  await runInRequest('somebody', async () => {
    const held = await pool.connect()
    await held.query('BEGIN')
    const next = pool.query("SELECT 'next' AS word")
    await expect(Promise.race([next, new Promise(resolve => setTimeout(resolve, 200, 'waits'))])).resolves.toBe('waits')
    held.release(true)
    expect((await next).rows).toEqual([{ word: 'next' }])
  })
})

test('a failed connection releases its share', async () => {
  const pool = new Pool({
    connectionString: 'postgres://nobody@127.0.0.1:1/none',
    max: 4,
    connectionTimeoutMillis: 500,
  })
  closers.push(() => pool.end())
  await runInRequest('somebody', async () => {
    for (let number = 0; number < 3; number++)
      await expect(pool.query('SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })
})

test('a request gets no connection after its deadline, and the next request does', async () => {
  const pool = aPool(4)
  await runInRequest(
    'somebody',
    async () => {
      await pool.query('SELECT pg_sleep(0.6)')
      await expect(pool.query('SELECT 1')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    },
    { limitMs: 500 },
  )
  await runInRequest('somebody', async () => expect((await pool.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]))
})

test('waiting for a job does not count towards the deadline of a request', async () => {
  const pool = aPool(4)
  await runInRequest(
    'somebody',
    async () => {
      await withRequestPaused(() => pool.query('SELECT pg_sleep(2.1)'))
      expect((await pool.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }])
    },
    { limitMs: 2000 },
  )
})
