import { describe, expect, test } from '@jest/globals'
import { QueryRunnerAlreadyReleasedError } from 'typeorm'
import { testDatabase } from '../../../test/database.js'
import { endBackends } from '../../../test/end-backends.js'
import { until } from '../../../test/until.js'
import { isOutage } from './outage.js'

const database = testDatabase()
const thrown = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error)

describe('a temporary outage is recognised by', () => {
  test.each(
    'ECONNREFUSED ECONNRESET ETIMEDOUT EPIPE ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH 08006 53300 57P01 57014 25P03 25006 55P03 40001 40P01'.split(
      ' ',
    ),
  )('%s', code => {
    expect(isOutage(Object.assign(new Error('x'), { code }))).toBe(true)
  })

  test.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
  ])('the error %s', message => {
    expect(isOutage(new Error(message))).toBe(true)
  })

  test('a connection lost between two statements of a transaction', async () => {
    const broken = database.manager.transaction(async tx => {
      const [{ pid }] = await tx.query<[{ pid: number }]>('SELECT pg_backend_pid() AS pid')
      expect(await endBackends(database.url, 'pid = $1', [pid])).toBe(1)
      await new Promise(resolve => setTimeout(resolve, 200))
      await tx.query('SELECT 1')
    })
    expect(isOutage(await thrown(broken))).toBe(true)
    expect(isOutage(new QueryRunnerAlreadyReleasedError())).toBe(true)
  })

  test('a deadlock of two transactions', async () => {
    const query = database.manager.query.bind(database.manager)
    await query('CREATE TABLE two AS SELECT generate_series(1, 2) AS id')
    try {
      let locked = 0
      // Uses its own connection, because the data source retries a deadlock.
      const lock = async (first: number, second: number) => {
        const runner = database.source.createQueryRunner()
        try {
          await runner.manager.transaction(async tx => {
            await tx.query('SELECT id FROM two WHERE id = $1 FOR UPDATE', [first])
            locked++
            await until(() => locked === 2)
            await tx.query('SELECT id FROM two WHERE id = $1 FOR UPDATE', [second])
          })
        } finally {
          await runner.release()
        }
      }
      const ends = await Promise.all([thrown(lock(1, 2)), thrown(lock(2, 1))])
      const failed = ends.filter(end => end instanceof Error)
      expect(failed.length).toBeGreaterThan(0)
      expect(failed.map(isOutage)).not.toContain(false)
    } finally {
      await query('DROP TABLE two')
    }
  })
})

describe('an outage is not confused with', () => {
  test.each([null, undefined, 'ECONNREFUSED', 7, {}, { code: 7, message: 7 }])('the error %p', error => {
    expect(isOutage(error)).toBe(false)
  })

  test.each(['23505', '22P02', '42P01', '42601', 'ENOENT', 'X40001', ''])('the value %s', code => {
    expect(isOutage(Object.assign(new Error('x'), { code }))).toBe(false)
  })

  test('an invalid statement', async () => {
    expect(isOutage(await thrown(database.manager.query('SELECT nothing FROM nowhere')))).toBe(false)
  })
})
