import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { EntityManager } from 'typeorm'
import { ownDatabase } from '../../../test/database.js'
import { faultyProxy } from '../../../test/faulty-proxy.js'
import { until } from '../../../test/until.js'
import { createDataSource } from '../../processes/data-source.js'
import { isOutage } from './outage.js'
import { poolOf } from './pool.js'

const database = ownDatabase()
const db = () => database.manager

beforeAll(() => db().query('CREATE TABLE counters (id integer PRIMARY KEY, n integer NOT NULL DEFAULT 0)'))
beforeEach(() => db().query('INSERT INTO counters (id) VALUES (1), (2)'))

const increase = (tx: EntityManager, id: number) => tx.query('UPDATE counters SET n = n + 1 WHERE id = $1', [id])
const counts = async () => (await db().query<{ n: number }[]>('SELECT n FROM counters ORDER BY id')).map(({ n }) => n)

test('both transactions of a deadlock are completed, once each', async () => {
  let arrived = 0
  let meet = () => {}
  const both = new Promise<void>(resolve => {
    meet = resolve
  })
  const inOrder = (first: number, second: number) =>
    db().transaction(async tx => {
      await increase(tx, first)
      arrived++
      if (arrived === 2) meet()
      await both
      await increase(tx, second)
    })
  await Promise.all([inOrder(1, 2), inOrder(2, 1)])
  expect(await counts()).toEqual([2, 2])
  expect(arrived).toBeGreaterThan(2)
})

test('a serialisation failure is retried', async () => {
  let tries = 0
  await db().transaction('SERIALIZABLE', async tx => {
    tries++
    await tx.query('SELECT n FROM counters')
    if (tries === 1) await increase(db(), 1)
    await increase(tx, 1)
  })
  expect(tries).toBe(2)
  expect(await counts()).toEqual([2, 0])
})

test('a transaction is tried three times and then fails as an outage; any other error fails at once', async () => {
  let tries = 0
  const failing = (code: string) =>
    db().transaction(async tx => {
      tries++
      await tx.query(`DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$`)
    })
  await expect(failing('40P01')).rejects.toMatchObject({ code: '40P01' })
  expect(tries).toBe(4)
  await expect(failing('55P03')).rejects.toMatchObject({ code: '55P03' })
  expect(tries).toBe(5)
})

test('a nested transaction is not retried by itself', async () => {
  const source = await createDataSource(database.url).initialize()
  let tries = 0
  try {
    const outer = source.manager.transaction(async tx => {
      await tx.transaction(async inner => {
        tries++
        await inner.query(`DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '40001'; END $$`)
      })
    })
    await expect(outer).rejects.toMatchObject({ code: '40001' })
    expect(tries).toBe(4)
  } finally {
    await source.destroy()
  }
})

describe('a lost connection', () => {
  /** A pool of one connection, through a proxy that can break it. */
  async function throughProxy(
    work: (manager: EntityManager, proxy: Awaited<ReturnType<typeof faultyProxy>>) => Promise<void>,
  ) {
    const proxy = await faultyProxy(database.url)
    const source = await createDataSource(proxy.url, { poolSize: 1 }).initialize()
    try {
      await source.manager.query('SELECT 1')
      await work(source.manager, proxy)
    } finally {
      await source.destroy()
      await proxy.close()
    }
  }

  test('is replaced once when the work of a transaction has not begun', () =>
    throughProxy(async (manager, proxy) => {
      let tries = 0
      const work = (tx: EntityManager) => {
        tries++
        return increase(tx, 1)
      }
      proxy.cut()
      await manager.transaction(work)
      proxy.cut()
      await manager.transaction('SERIALIZABLE', work)
      expect(await counts()).toEqual([2, 0])
      expect(tries).toBe(2)
    }))

  test('is replaced once when it is reset before anything was sent', () =>
    throughProxy(async (manager, proxy) => {
      const lose = async (refusals: number) => {
        const backend = await manager.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid')
        await db().query('SELECT pg_terminate_backend($1)', [backend[0]!.pid])
        await until(async () => poolOf(manager.connection).totalCount === 0)
        proxy.refuse(refusals)
      }
      await lose(1)
      expect(await manager.query('SELECT 7 AS n')).toEqual([{ n: 7 }])
      await lose(2)
      const failed = await manager.query('SELECT 7 AS n').catch((error: unknown) => error)
      expect(isOutage(failed)).toBe(true)
      expect(await manager.query('SELECT 7 AS n')).toEqual([{ n: 7 }])
    }))

  test('is not retried after the work of a transaction began, because the commit may have succeeded', () =>
    throughProxy(async (manager, proxy) => {
      let tries = 0
      const written = manager.transaction(async tx => {
        tries++
        await increase(tx, 1)
        proxy.loseAnswers(true)
      })
      written.catch(() => undefined)
      await until(async () => (await counts())[0] === 1)
      proxy.loseAnswers(false)
      proxy.cut()
      const failed = await written.catch((error: unknown) => error)
      expect(isOutage(failed)).toBe(true)
      expect(tries).toBe(1)
      expect(await counts()).toEqual([1, 0])
    }))
})
