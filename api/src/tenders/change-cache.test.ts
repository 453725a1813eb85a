import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import type { DataSource, EntityManager } from 'typeorm'
import { changeCache, followChanges } from './change-cache.js'

/** A process that follows changes, without a database; `change` and `lose` are what the notifications tell it. */
function aProcess() {
  const listeners: (() => void)[] = []
  const gaps: (() => void)[] = []
  const connection = {} as DataSource
  followChanges(connection, {
    subscribe: (_channel, listener) => void listeners.push(() => listener('')),
    onGap: listener => void gaps.push(listener),
    signalGap: () => {},
    stop: async () => {},
  })
  const call = (all: readonly (() => void)[]) => () => all.forEach(one => one())
  return { db: { connection } as EntityManager, change: call(listeners), lose: call(gaps) }
}

/** Reads a higher number each time, which takes so long. */
function aReading(ms: number) {
  let number = 0
  return async () => {
    const read = ++number
    await pause(ms)
    return read
  }
}

test('a value is read again after a change, and when one may have been missed', async () => {
  const { db, change, lose } = aProcess()
  const [cached, read] = [changeCache<number>(10), aReading(1)]
  expect(await cached(db, 'a', read)).toBe(1)
  expect(await cached(db, 'a', read)).toBe(1)
  change()
  expect(await cached(db, 'a', read)).toBe(2)
  lose()
  expect(await cached(db, 'a', read)).toBe(3)
  expect(await cached(db, 'b', read)).toBe(4)
})

test('those who ask at once share a reading', async () => {
  const { db } = aProcess()
  const [cached, read] = [changeCache<number>(10), aReading(5)]
  expect(await Promise.all([1, 2, 3].map(() => cached(db, 'a', read)))).toEqual([1, 1, 1])
})

test('load: what takes long to read is not read again at every change', async () => {
  const { db, change } = aProcess()
  const [cached, read] = [changeCache<number>(10), aReading(30)]
  await cached(db, 'a', read)
  change()
  expect(await cached(db, 'a', read)).toBe(1)
  await pause(600)
  expect(await cached(db, 'a', read)).toBe(2)
})

test('a reading that fails is not kept', async () => {
  const { db } = aProcess()
  const cached = changeCache<number>(10)
  await expect(cached(db, 'a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await cached(db, 'a', aReading(1))).toBe(1)
})

test('the keys that were used last are kept', async () => {
  const { db } = aProcess()
  const [cached, read] = [changeCache<number>(1), aReading(1)]
  await cached(db, 'a', read)
  await cached(db, 'b', read)
  expect(await cached(db, 'a', read)).toBe(3)
})
