import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { EntityManager } from 'typeorm'
import { testDatabase } from '../../test/database.js'
import { createDataSource } from '../data-source.js'

const database = testDatabase()
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
