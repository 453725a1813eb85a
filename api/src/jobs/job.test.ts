import { describe, expect, jest, test } from '@jest/globals'
import { EntityManager } from 'typeorm'
import { testDatabase } from '../../test/database.js'
import { until } from '../../test/until.js'
import { createDataSource } from '../data-source.js'
import { unavailable } from '../errors.js'
import { Job } from './job.entity.js'
import { closeAbandonedJobs, runJob } from './job.service.js'

const database = testDatabase()
const db = () => database.manager

/** A job that ends when a test says so. */
function work(result: object) {
  let finish = () => {}
  let runs = 0
  const done = new Promise<void>(resolve => {
    finish = resolve
  })
  return {
    finish: () => finish(),
    runs: () => runs,
    run: async () => {
      runs++
      await done
      return result
    },
  }
}

/** A connection of another process, and whether a call on it has come to wait for the job that runs. */
async function anotherProcess() {
  const other = await createDataSource(database.url).initialize()
  const asked = jest.spyOn(other.manager, 'query')
  const untilWaiting = () => until(() => asked.mock.calls.some(([statement]) => statement.includes('FROM jobs')))
  return { db: other.manager, asked, untilWaiting, end: () => other.destroy() }
}

const untilRunning = () => until(() => db().existsBy(Job, { status: 'running' }))

describe('one at a time', () => {
  test('callers in this process and in another share one run and its result', async () => {
    const other = await anotherProcess()
    try {
      const job = work({ totalFound: 3 })
      const first = runJob(db(), { kind: 'refresh' }, job.run)
      await untilRunning()
      const others = [db(), other.db, other.db].map(manager => runJob(manager, { kind: 'refresh' }, job.run))
      await other.untilWaiting()
      job.finish()
      // R-INT-20
      expect(await Promise.all([first, ...others])).toEqual([1, 2, 3, 4].map(() => ({ totalFound: 3 })))
      expect(job.runs()).toBe(1)
    } finally {
      await other.end()
    }
  })

  test('callers wait for half an hour, if it takes that long', async () => {
    const other = await anotherProcess()
    const now = jest.spyOn(Date, 'now')
    try {
      const job = work({ totalFound: 3 })
      const first = runJob(db(), { kind: 'refresh' }, job.run)
      await untilRunning()
      const joined = runJob(other.db, { kind: 'refresh' }, job.run)
      await other.untilWaiting()
      now.mockReturnValue(Date.now() + 30 * 60_000)
      // It polls on, half an hour later.
      const before = other.asked.mock.calls.length
      await until(() => other.asked.mock.calls.length > before + 2)
      job.finish()
      expect(await Promise.all([first, joined])).toEqual([{ totalFound: 3 }, { totalFound: 3 }])
    } finally {
      now.mockRestore()
      await other.end()
    }
  })

  test('a call after the end starts a new run, and does not get the old result', async () => {
    expect(await runJob(db(), { kind: 'refresh' }, async () => ({ n: 1 }))).toEqual({ n: 1 })
    expect(await runJob(db(), { kind: 'refresh' }, async () => ({ n: 2 }))).toEqual({ n: 2 })
  })

  test('another kind runs beside it', async () => {
    const job = work({})
    const refreshing = runJob(db(), { kind: 'refresh' }, job.run)
    await untilRunning()
    expect(await runJob(db(), { kind: 'reclassify' }, async () => ({ n: 1 }))).toEqual({ n: 1 })
    job.finish()
    await refreshing
  })

  test('a failure is stored with its sentence and thrown to its caller, and the next call can run', async () => {
    const failing = runJob(db(), { kind: 'refresh' }, () => Promise.reject(unavailable('Geen bron gaf antwoord.')))
    await expect(failing).rejects.toThrow('Geen bron gaf antwoord.')
    expect(await db().findOneByOrFail(Job, {})).toMatchObject({
      status: 'failed',
      errorMessage: 'Geen bron gaf antwoord.',
    })
    expect(await runJob(db(), { kind: 'refresh' }, async () => ({ n: 1 }))).toEqual({ n: 1 })
  })
})

describe('a caller who waited for a job that failed', () => {
  /** The error that a caller in another process gets. */
  async function errorElsewhere(failure: Error): Promise<unknown> {
    const other = await anotherProcess()
    try {
      let fail = () => {}
      const failed = new Promise<void>(resolve => {
        fail = resolve
      })
      const leading = runJob(db(), { kind: 'refresh' }, () => failed.then(() => Promise.reject(failure)))
      const ended = leading.catch((error: unknown) => error)
      await untilRunning()
      const error = runJob(other.db, { kind: 'refresh' }, work({}).run).catch((error: unknown) => error)
      await other.untilWaiting()
      fail()
      expect(await ended).toBe(failure)
      return await error
    } finally {
      await other.end()
    }
  }

  test('gets the sentence that is meant for people', async () => {
    expect(await errorElsewhere(unavailable('Geen bron gaf antwoord.'))).toMatchObject({
      code: 'UNAVAILABLE',
      message: 'Geen bron gaf antwoord.',
    })
  })

  test('gets the failure also when the job ends between two of its looks', async () => {
    const other = await anotherProcess()
    try {
      const job = work({})
      const failure = unavailable('Geen bron gaf antwoord.')
      const leading = runJob(db(), { kind: 'refresh' }, () => job.run().then(() => Promise.reject(failure)))
      const ended = leading.catch((error: unknown) => error)
      await untilRunning()
      const query = EntityManager.prototype.query.bind(other.db)
      let looks = 0
      other.asked.mockImplementation(async (statement, values) => {
        // It asked whether to lead, and waits since the second look: the third is the one that the end overtakes.
        if (statement.includes('pg_locks') && ++looks === 3) {
          job.finish()
          await ended
        }
        return query(statement, values)
      })
      const again = work({})
      again.finish()
      await expect(runJob(other.db, { kind: 'refresh' }, again.run)).rejects.toThrow('Geen bron gaf antwoord.')
      expect(again.runs()).toBe(0)
    } finally {
      await other.end()
    }
  })

  test('gets nothing of an internal error, nor does the table', async () => {
    const inside = new Error('insert into "app_users" violates secret_constraint host=10.0.0.5')
    expect(await errorElsewhere(inside)).toMatchObject({
      code: 'UNAVAILABLE',
      message: 'Het is niet gelukt. Probeer het later opnieuw.',
    })
    const [{ text }] = await db().query('SELECT jsonb_agg(to_jsonb(j))::text AS text FROM jobs j')
    expect(text).not.toMatch(/secret_constraint/)
  })
})

describe('hundreds of concurrent callers in one process', () => {
  /** The same database, with a count of its queries. */
  function counting() {
    let asked = 0
    const manager = Object.create(db()) as EntityManager
    manager.query = ((text: string, values: unknown[]) => {
      asked++
      return db().query(text, values)
    }) as EntityManager['query']
    return { manager, asked: () => asked }
  }

  test('share one result without statements of their own, and later calls are not delayed', async () => {
    const job = work({ totalFound: 3 })
    const first = runJob(db(), { kind: 'refresh' }, job.run)
    await untilRunning()
    const { manager, asked } = counting()
    const others = Array.from({ length: 300 }, () => runJob(manager, { kind: 'refresh' }, job.run))
    setTimeout(job.finish, 400)
    const results = await Promise.all([first, ...others])
    expect(new Set(results.map(result => JSON.stringify(result)))).toEqual(new Set(['{"totalFound":3}']))
    expect(asked()).toBe(0)
    expect(job.runs()).toBe(1)
    expect(await runJob(db(), { kind: 'refresh' }, async () => ({ totalFound: 4 }))).toEqual({ totalFound: 4 })
  })

  test('all get the failure, and the next call starts a new run', async () => {
    const calls = Array.from({ length: 5 }, () =>
      runJob(db(), { kind: 'refresh' }, () => Promise.reject(unavailable('Geen bron gaf antwoord.'))),
    )
    const ends = await Promise.allSettled(calls)
    expect(ends.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'rejected'))
    expect(await db().countBy(Job, { status: 'failed' })).toBe(1)
    expect(await runJob(db(), { kind: 'refresh' }, async () => ({ n: 1 }))).toEqual({ n: 1 })
  })
})

describe('the cool-down', () => {
  const options = {
    kind: 'refresh',
    coolDownMs: 60_000,
    afterCoolDown: ({ totalFound }: { totalFound: number; totalAdded: number }) => ({ totalFound, totalAdded: 0 }),
  } as const

  test('answers with the last total and nothing added, without running', async () => {
    await runJob(db(), options, async () => ({ totalFound: 9, totalAdded: 4 }))
    const second = work({ totalFound: 1, totalAdded: 1 })
    // R-INT-19
    expect(
      await runJob(db(), options, second.run as () => Promise<{ totalFound: number; totalAdded: number }>),
    ).toEqual({
      totalFound: 9,
      totalAdded: 0,
    })
    expect(second.runs()).toBe(0)
  })

  test('does not hold back after a failure, or when it is over', async () => {
    await expect(runJob(db(), options, () => Promise.reject(new Error('kapot')))).rejects.toThrow('kapot')
    expect(await runJob(db(), options, async () => ({ totalFound: 1, totalAdded: 1 }))).toMatchObject({ totalAdded: 1 })
    await db().query(`UPDATE jobs SET completed_at = now() - interval '61 seconds'`)
    expect(await runJob(db(), options, async () => ({ totalFound: 2, totalAdded: 2 }))).toMatchObject({ totalAdded: 2 })
  })
})

test('a run whose process died is closed with a sentence at the next start', async () => {
  await db().query(`INSERT INTO jobs (id, kind, status) VALUES (gen_random_uuid(), 'refresh', 'running')`)
  let tidied = false
  await closeAbandonedJobs(db(), 'refresh', async () => {
    tidied = true
  })
  expect(await db().findOneByOrFail(Job, {})).toMatchObject({
    status: 'failed',
    errorMessage: expect.stringContaining('Afgebroken'),
  })
  expect(tidied).toBe(true)
})
