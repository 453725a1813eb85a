import { describe, expect, test } from '@jest/globals'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, testSettings } from '../../test/ask.js'
import { testDatabase } from '../../test/database.js'
import { aUser } from '../../test/factories.js'
import { until } from '../../test/until.js'
import { createDataSource } from '../data-source.js'
import { Job, JobKind } from './job.entity.js'
import { cancelJob, type RunningJob, runJob } from './job.service.js'

const database = testDatabase()
const db = () => database.manager

const untilRunning = () => until(() => db().existsBy(Job, { status: 'running' }))

/** Work that goes on until it is stopped. */
const endless = async ({ signal }: RunningJob): Promise<{ n: number }> => {
  for (;;) {
    signal.throwIfAborted()
    await wait(20)
  }
}

/** Work that stops with what it has. */
const graceful = async ({ signal }: RunningJob): Promise<{ n: number }> => {
  while (!signal.aborted) await wait(20)
  return { n: 7 }
}

describe('a job that is cancelled', () => {
  test('from another process stops, says so to all who wait, and the next one runs', async () => {
    const other = await createDataSource(database.url).initialize()
    try {
      const leading = runJob(db(), { kind: JobKind.RECLASSIFY }, endless)
      await untilRunning()
      const joined = runJob(other.manager, { kind: JobKind.RECLASSIFY }, endless)
      const ends = Promise.allSettled([leading, joined])
      await cancelJob(other.manager, JobKind.RECLASSIFY)
      const refused = {
        status: 'rejected',
        reason: expect.objectContaining({ message: 'Gestopt door een beheerder.' }),
      }
      expect(await ends).toMatchObject([refused, refused])
      expect(await db().findOneByOrFail(Job, {})).toMatchObject({ status: 'cancelled', isStopAsked: true })
      expect(await runJob(db(), { kind: JobKind.RECLASSIFY }, async () => ({ n: 1 }))).toEqual({ n: 1 })
    } finally {
      await other.destroy()
    }
  })

  test('may end with what it has done, which its callers get and the cool-down does not count', async () => {
    const options = { kind: JobKind.REFRESH, coolDownMs: 60_000, afterCoolDown: () => ({ n: 0 }) } as const
    const leading = runJob(db(), options, graceful)
    await untilRunning()
    await cancelJob(db(), JobKind.REFRESH)
    expect(await leading).toEqual({ n: 7 })
    expect(await db().findOneByOrFail(Job, {})).toMatchObject({ status: 'cancelled', result: { n: 7 } })
    expect(await runJob(db(), options, async () => ({ n: 1 }))).toEqual({ n: 1 })
  })

  test('of another kind goes on, and without a running job nothing happens', async () => {
    await cancelJob(db(), JobKind.RECLASSIFY)
    const leading = runJob(db(), { kind: JobKind.RECLASSIFY }, async ({ signal }) => {
      await wait(1500)
      return { isStopped: signal.aborted }
    })
    await untilRunning()
    await cancelJob(db(), JobKind.REFRESH)
    expect(await leading).toEqual({ isStopped: false })
  })

  test('is cancelled by administrators only', async () => {
    const query = `mutation { cancelJob(input: { kind: RECLASSIFY }) { job { state isStopAsked stopsAfter } } }`
    const leading = runJob(db(), { kind: JobKind.RECLASSIFY }, async job => {
      await job.progress(1, 2, 'TED', 'TED')
      return graceful(job)
    })
    await untilRunning()
    const refused = await ask(db(), query, {}, testSettings(), await aUser(db()))
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' })
    const { data } = await ask(db(), query, {}, testSettings(), await aUser(db(), { isAdmin: true }))
    expect(data.cancelJob.job).toMatchObject({ state: 'RUNNING', isStopAsked: true })
    expect(await leading).toEqual({ n: 7 })
  })
})

describe('a leader whose connections ended', () => {
  const LOCKS = [4107002, 4107004]
  // Not of the databases beside this one, in which other tests run.
  const HERE = `locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`

  const holders = () =>
    db().query<{ pid: number }[]>(`SELECT pid FROM pg_locks WHERE ${HERE} AND granted AND classid = ANY($1)`, [LOCKS])

  /** Ends connections that hold a lock, as a failing network or `pg_terminate_backend` does. */
  const endHolders = (locks: readonly number[]) =>
    db().query<unknown[]>(
      `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE ${HERE} AND granted AND classid = ANY($1)`,
      [locks],
    )

  /**
   * Ends both at once. Race condition: on a busy machine one ends so much earlier that its lock is taken again before the
   * other ends, and the lead is kept; so somebody stands in line for both locks, until the leader noticed.
   */
  async function endLead(leading: Promise<unknown>): Promise<void> {
    const waiters = LOCKS.map(() => database.manager.connection.createQueryRunner())
    try {
      const taken = waiters.map((waiter, index) =>
        waiter.query('SELECT pg_advisory_lock($1, hashtext($2))', [LOCKS[index], JobKind.RECLASSIFY]),
      )
      await until(async () => {
        const waiting = await db().query<unknown[]>(
          `SELECT FROM pg_locks WHERE ${HERE} AND NOT granted AND classid = ANY($1)`,
          [LOCKS],
        )
        return waiting.length === LOCKS.length
      })
      await endHolders(LOCKS)
      await Promise.all([...taken, leading])
    } finally {
      for (const waiter of waiters) {
        await waiter.query('SELECT pg_advisory_unlock_all()')
        await waiter.release()
      }
    }
  }

  test('one of them keeps the lead, and takes the lock of the other again: nobody else runs, however often', async () => {
    const other = await createDataSource(database.url).initialize()
    const asked: string[] = []
    const ended: string[] = []
    try {
      let isEnough = false
      const leading = runJob(db(), { kind: JobKind.RECLASSIFY }, async ({ signal }) => {
        asked.push('first')
        await until(() => isEnough)
        signal.throwIfAborted()
        ended.push('first')
        return { name: 'first' }
      })
      await untilRunning()
      const joined = runJob(other.manager, { kind: JobKind.RECLASSIFY }, async () => {
        asked.push('second')
        return { name: 'second' }
      })
      for (const lock of [...LOCKS, ...LOCKS]) {
        await until(async () => (await holders()).length === LOCKS.length)
        await wait(300)
        expect(await endHolders([lock])).toHaveLength(1)
      }
      isEnough = true
      expect(await Promise.all([leading, joined])).toEqual([{ name: 'first' }, { name: 'first' }])
      expect([asked, ended]).toEqual([['first'], ['first']])
    } finally {
      await other.destroy()
    }
  })

  test('leaves none of them behind when they no longer answer', async () => {
    const stopped: number[] = []
    const leading = runJob(db(), { kind: JobKind.RECLASSIFY }, async () => {
      for (const { pid } of await holders()) {
        process.kill(pid, 'SIGSTOP')
        stopped.push(pid)
      }
      return { n: 1 }
    })
    try {
      expect(await leading).toEqual({ n: 1 })
      expect(stopped).toHaveLength(2)
    } finally {
      for (const pid of stopped) process.kill(pid, 'SIGCONT')
    }
    await until(async () => {
      const alive = await db().query<unknown[]>('SELECT FROM pg_stat_activity WHERE pid = ANY ($1)', [stopped])
      return alive.length === 0
    })
  })

  test('stops its work at once, and says that it was broken off', async () => {
    const leading = runJob(db(), { kind: JobKind.RECLASSIFY }, endless)
    const end = leading.catch((error: unknown) => error)
    await untilRunning()
    await endLead(end)
    expect(await end).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('Afgebroken') })
    expect(await db().findOneByOrFail(Job, {})).toMatchObject({ status: 'failed' })
  })

  test('does not run beside the one who takes over', async () => {
    const other = await createDataSource(database.url).initialize()
    const running = new Set<string>()
    let atOnce = 0
    const named = (name: string) => async (job: RunningJob) => {
      running.add(name)
      try {
        for (let step = 0; step < 100; step++) {
          job.signal.throwIfAborted()
          atOnce = Math.max(atOnce, running.size)
          await wait(10)
        }
        return { name }
      } finally {
        running.delete(name)
      }
    }
    try {
      const first = runJob(db(), { kind: JobKind.RECLASSIFY }, named('first')).catch((error: unknown) => error)
      await untilRunning()
      const second = runJob(other.manager, { kind: JobKind.RECLASSIFY }, named('second'))
      await wait(300)
      await endLead(first)
      expect(await first).toMatchObject({ code: 'UNAVAILABLE' })
      expect(await second).toEqual({ name: 'second' })
      expect(atOnce).toBe(1)
    } finally {
      await other.destroy()
    }
  })
})

describe('a job for a part of the work', () => {
  test('runs after the whole one, each with its own result', async () => {
    const order: string[] = []
    const step = (name: string) => async () => {
      order.push(name)
      await wait(300)
      return { name }
    }
    const whole = runJob(db(), { kind: JobKind.REFRESH }, step('whole'))
    await untilRunning()
    const part = runJob(db(), { kind: JobKind.REFRESH, scope: 'ted' }, step('ted'))
    const again = runJob(db(), { kind: JobKind.REFRESH, scope: 'ted' }, step('ted'))
    expect(await Promise.all([whole, part, again])).toEqual([{ name: 'whole' }, { name: 'ted' }, { name: 'ted' }])
    expect(order).toEqual(['whole', 'ted'])
  })

  test('does not start a cool-down for the whole', async () => {
    const options = { kind: JobKind.REFRESH, coolDownMs: 60_000, afterCoolDown: () => ({ n: 0 }) } as const
    await runJob(db(), { kind: JobKind.REFRESH, scope: 'ted' }, async () => ({ n: 5 }))
    expect(await runJob(db(), options, async () => ({ n: 1 }))).toEqual({ n: 1 })
  })
})
