import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { Logger, run, type Task } from 'graphile-worker'
import { v7 as uuid } from 'uuid'
import type { DataSource, EntityManager } from 'typeorm'
import { testDatabase } from '../../../test/database.js'
import { until } from '../../../test/until.js'
import { untilBlocked } from '../../../test/until-blocked.js'
import { createDataSource } from '../../processes/data-source.js'
import { poolOf } from '../database/pool.js'
import { unavailable } from '../errors.js'
import { Job } from './job.entity.js'
import { closeAbandonedJobs, queueJob, WORKER_LOCK } from './job-queue.js'
import { handOverJobs, runJob, type Work } from './job.service.js'

const database = testDatabase()
const db = () => database.manager

/** A job that ends when the test calls `finish`. */
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

const untilRunning = () => until(() => db().existsBy(Job, { status: 'running' }))

describe('a job in the process that requests it', () => {
  test('runs again for a call after its end, which does not get the old result', async () => {
    expect(await runJob(db(), { kind: 'refresh' }, async () => ({ n: 1 }))).toEqual({ n: 1 })
    expect(await runJob(db(), { kind: 'refresh' }, async () => ({ n: 2 }))).toEqual({ n: 2 })
  })

  test('stores its failure and gives its caller the message, and the next call can run', async () => {
    const failing = runJob(db(), { kind: 'refresh' }, () => Promise.reject(unavailable('Geen bron gaf antwoord.')))
    await expect(failing).rejects.toThrow('Geen bron gaf antwoord.')
    expect(await db().findOneByOrFail(Job, {})).toMatchObject({
      status: 'failed',
      errorMessage: 'Geen bron gaf antwoord.',
    })
    expect(await runJob(db(), { kind: 'refresh' }, async () => ({ n: 1 }))).toEqual({ n: 1 })
  })
})

describe('a job that is handed over to the worker', () => {
  const never = () => Promise.reject(new Error('it is not done by a web process'))

  let webs: DataSource[]
  const ask = (web: number, scope?: string) => runJob<object>(webs[web]!.manager, { kind: 'refresh', scope }, never)

  beforeEach(async () => {
    webs = [await createDataSource(database.url).initialize(), await createDataSource(database.url).initialize()]
    for (const web of webs) handOverJobs(web)
  })
  afterEach(() => Promise.all(webs.map(web => web.destroy())))

  /** A worker that does this for each refresh; the test ends it. */
  const closers: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of closers.splice(0)) await close()
  })
  async function workBy(does: (scope: string | null) => Work<object>): Promise<void> {
    const task: Task = async payload => {
      const { scope } = payload as { scope: string | null }
      await runJob(db(), { kind: 'refresh', scope }, does(scope)).catch(() => undefined)
    }
    const runner = await run({
      pgPool: poolOf(database.source),
      taskList: { refresh: task },
      parsedCronItems: [],
      concurrency: 4,
      noHandleSignals: true,
      logger: new Logger(() => () => undefined),
    })
    closers.push(() => runner.stop())
  }

  const timesAsked = async (key = 'refresh') => {
    const [job] = await db().query<{ revision: number }[]>('SELECT revision FROM graphile_worker.jobs WHERE key = $1', [
      key,
    ])
    return (job?.revision ?? -1) + 1
  }

  test('runs once for all callers in any process while it waits or runs, and they share its result', async () => {
    const job = work({ totalFound: 3 })
    const first = ask(0)
    await until(async () => (await timesAsked()) === 1)
    await workBy(() => job.run)
    await untilRunning()
    const others = [ask(0), ask(1), ask(1)]
    await until(async () => (await timesAsked()) === 2)
    job.finish()
    // R-INT-20
    expect(await Promise.all([first, ...others])).toEqual([1, 2, 3, 4].map(() => ({ totalFound: 3 })))
    expect(job.runs()).toBe(1)
    expect(await db().count(Job)).toBe(1)
  })

  test('is waited for while the database is out of reach', async () => {
    const job = work({ n: 1 })
    await workBy(() => job.run)
    const asked = ask(0)
    await untilRunning()
    const outage = Object.assign(new Error('terminating connection'), { code: '57P01' })
    const query = jest.spyOn(webs[0]!, 'query').mockRejectedValueOnce(outage)
    await Promise.race([asked.catch(() => null), until(() => query.mock.calls.length > 1)])
    job.finish()
    expect(await asked).toEqual({ n: 1 })
  })

  test('runs again for a call after its end', async () => {
    let runs = 0
    await workBy(() => async () => ({ n: ++runs }))
    expect(await ask(0)).toEqual({ n: 1 })
    expect(await ask(1)).toEqual({ n: 2 })
  })

  test('for a part of the work runs after the whole one, each with its own result', async () => {
    const order: string[] = []
    const job = work({})
    await workBy(scope => async () => {
      order.push(`begins ${scope}`)
      if (scope === null) await job.run()
      order.push(`ends ${scope}`)
      return { scope }
    })
    const whole = ask(0)
    await untilRunning()
    const parts = [ask(0, 'ted'), ask(1, 'ted')]
    await until(async () => (await timesAsked('refresh:ted')) === 2)
    job.finish()
    expect(await Promise.all([whole, ...parts])).toEqual([{ scope: null }, { scope: 'ted' }, { scope: 'ted' }])
    expect(order).toEqual(['begins null', 'ends null', 'begins ted', 'ends ted'])
  })

  test('is not queued within its cool-down', async () => {
    const options = { kind: 'refresh', coolDownMs: 60_000, afterCoolDown: () => ({ n: 0 }) } as const
    await runJob(db(), options, async () => ({ n: 1 }))
    expect(await runJob<{ n: number }>(webs[0]!.manager, options, never)).toEqual({ n: 0 })
    expect(await timesAsked()).toBe(0)
  })

  test('gives its failure to all callers and is not retried', async () => {
    await workBy(() => () => Promise.reject(unavailable('Geen bron gaf antwoord.')))
    const refused = { code: 'UNAVAILABLE', message: 'Geen bron gaf antwoord.' }
    const ends = await Promise.all([0, 1].map(web => ask(web).catch((error: unknown) => error)))
    expect(ends).toMatchObject([refused, refused])
    expect(await timesAsked()).toBe(0)
  })

  test('hides an internal error from its callers and its row', async () => {
    const inside = new Error('insert into "app_users" violates secret_constraint host=10.0.0.5')
    await workBy(() => () => Promise.reject(inside))
    await expect(ask(0)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'Het is niet gelukt. Probeer het later opnieuw.',
    })
    const [{ text }] = await db().query('SELECT jsonb_agg(to_jsonb(j))::text AS text FROM jobs j')
    expect(text).not.toMatch(/secret_constraint/)
  })

  test('is waited for as long as a worker lives, for more than half an hour if needed', async () => {
    const worker = database.source.createQueryRunner()
    const now = jest.spyOn(Date, 'now')
    const asked = jest.spyOn(webs[0]!.manager, 'query')
    const looks = async () => {
      const before = asked.mock.calls.length
      await until(() => asked.mock.calls.length > before + 2)
    }
    const began = Date.now()
    try {
      await worker.query('SELECT pg_advisory_lock($1)', [WORKER_LOCK])
      const end = ask(0).catch((error: unknown) => error)
      await looks()
      now.mockReturnValue(began + 30 * 60_000)
      await looks()
      await worker.query('SELECT pg_advisory_unlock($1)', [WORKER_LOCK])
      await looks()
      now.mockReturnValue(began + 31 * 60_000)
      expect(await end).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('Probeer het later') })
    } finally {
      now.mockRestore()
      await worker.release()
    }
  })

  test('that crashed its worker three times is given up, and its callers get an error', async () => {
    const asked = ask(0).catch((error: unknown) => error)
    await until(async () => (await timesAsked()) === 1)
    await db().insert(Job, { id: uuid(), kind: 'refresh', status: 'running', startedAt: new Date() })
    const attempted = (attempts: number) =>
      db().query('UPDATE graphile_worker._private_jobs SET attempts = $1', [attempts])
    await attempted(2)
    expect(await closeAbandonedJobs(db())).toEqual([])
    await attempted(3)
    expect(await closeAbandonedJobs(db())).toEqual(['refresh'])
    expect(await asked).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('Afgebroken') })
    // The next job is not blocked.
    await workBy(() => async () => ({ n: 1 }))
    expect(await ask(0)).toEqual({ n: 1 })
  })

  test('leaves the queue at the moment its row is closed, so that a caller finds the reason', async () => {
    await queueJob(db(), { kind: 'refresh', scope: null })
    await db().query('UPDATE graphile_worker._private_jobs SET attempts = 3')
    const id = uuid()
    await db().insert(Job, { id, kind: 'refresh', status: 'running', startedAt: new Date() })
    const closing = await db().transaction(async tx => {
      await tx.query('SELECT FROM jobs WHERE id = $1 FOR UPDATE', [id])
      const closed = closeAbandonedJobs(db())
      await untilBlocked(db())
      expect(await db().query('SELECT FROM graphile_worker.jobs')).toHaveLength(1)
      return { closed }
    })
    expect(await closing.closed).toEqual(['refresh'])
    expect(await db().query('SELECT FROM graphile_worker.jobs')).toHaveLength(0)
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

  test('returns the last total with nothing added, without running', async () => {
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

  test('does not apply after a failure, or once it is over', async () => {
    await expect(runJob(db(), options, () => Promise.reject(new Error('kapot')))).rejects.toThrow('kapot')
    expect(await runJob(db(), options, async () => ({ totalFound: 1, totalAdded: 1 }))).toMatchObject({ totalAdded: 1 })
    await db().query(`UPDATE jobs SET completed_at = now() - interval '61 seconds'`)
    expect(await runJob(db(), options, async () => ({ totalFound: 2, totalAdded: 2 }))).toMatchObject({ totalAdded: 2 })
  })
})
