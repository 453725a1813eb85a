import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { EntityManager } from 'typeorm'
import { ownDatabase } from '../../../test/database.js'
import { silentRoad } from '../../../test/silent-road.js'
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

test('two transactions that wait for each other are both done, once', async () => {
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

test('a serialisation failure is tried again', async () => {
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

test('three times, and then it fails as an outage does; any other error at once', async () => {
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

test('what a transaction within another did is not done again by itself', async () => {
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

describe('a connection that is lost', () => {
  /** A pool of one connection, on a road that can break it. */
  async function onRoad(work: (manager: EntityManager, road: Awaited<ReturnType<typeof silentRoad>>) => Promise<void>) {
    const road = await silentRoad(database.url)
    const source = await createDataSource(road.url, 1).initialize()
    try {
      await source.manager.query('SELECT 1')
      await work(source.manager, road)
    } finally {
      await source.destroy()
      await road.close()
    }
  }

  test('before the work of a transaction began: it is begun again, once', () =>
    onRoad(async (manager, road) => {
      let tries = 0
      const work = (tx: EntityManager) => {
        tries++
        return increase(tx, 1)
      }
      road.cut()
      await manager.transaction(work)
      road.cut()
      await manager.transaction('SERIALIZABLE', work)
      expect(await counts()).toEqual([2, 0])
      expect(tries).toBe(2)
    }))

  test('a new connection that is reset is made again, once, before anything was sent', () =>
    onRoad(async (manager, road) => {
      const lose = async (refusals: number) => {
        const backend = await manager.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid')
        await db().query('SELECT pg_terminate_backend($1)', [backend[0]!.pid])
        await until(async () => poolOf(manager.connection).totalCount === 0)
        road.refuse(refusals)
      }
      await lose(1)
      expect(await manager.query('SELECT 7 AS n')).toEqual([{ n: 7 }])
      await lose(2)
      const failed = await manager.query('SELECT 7 AS n').catch((error: unknown) => error)
      expect(isOutage(failed)).toBe(true)
      expect(await manager.query('SELECT 7 AS n')).toEqual([{ n: 7 }])
    }))

  test('after its work began: what was kept is unknown, so that it is not done again', () =>
    onRoad(async (manager, road) => {
      let tries = 0
      const written = manager.transaction(async tx => {
        tries++
        await increase(tx, 1)
        road.loseAnswers(true)
      })
      written.catch(() => undefined)
      await until(async () => (await counts())[0] === 1)
      road.loseAnswers(false)
      road.cut()
      const failed = await written.catch((error: unknown) => error)
      expect(isOutage(failed)).toBe(true)
      expect(tries).toBe(1)
      expect(await counts()).toEqual([1, 0])
    }))
})
