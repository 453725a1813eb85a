import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { DataSource, EntityManager } from 'typeorm'
import { changeCache, followChanges } from './change-cache.js'

beforeEach(
  () =>
    void jest.useFakeTimers({
      now: new Date('2026-03-02T12:00:00Z'),
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
    }),
)
afterEach(() => void jest.useRealTimers())

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
    await new Promise(resolve => setTimeout(resolve, ms))
    return read
  }
}

/** Lets time pass, and then what was waiting for it go on. */
async function pass(ms: number): Promise<void> {
  jest.advanceTimersByTime(ms)
  await new Promise(resolve => setImmediate(resolve))
}

/** The answer to a question of a later moment, given so much time for the reading. */
async function answer<Value>(ask: () => Promise<Value>, ms: number): Promise<Value> {
  await pass(1)
  const asked = ask()
  await pass(ms)
  return asked
}

test('a value is read again after a change, when one may have been missed, and in the next minute', async () => {
  const { db, change, lose } = aProcess()
  const [cached, read] = [changeCache<number>(10), aReading(1)]
  const get = (key: string) => answer(() => cached(db, key, read), 1)
  expect(await get('a')).toBe(1)
  expect(await get('a')).toBe(1)
  change()
  expect(await get('a')).toBe(2)
  lose()
  expect(await get('a')).toBe(3)
  expect(await get('b')).toBe(4)
  await pass(60_000)
  expect(await get('a')).toBe(5)
})

test('those who ask at once share a reading', async () => {
  const { db } = aProcess()
  const [cached, read] = [changeCache<number>(10), aReading(5)]
  expect(await answer(() => Promise.all([1, 2, 3].map(() => cached(db, 'a', read))), 5)).toEqual([1, 1, 1])
})

test('load: what takes long to read is not read again at every change', async () => {
  const { db, change } = aProcess()
  const [cached, read] = [changeCache<number>(10), aReading(30)]
  const get = () => answer(() => cached(db, 'a', read), 30)
  await get()
  change()
  expect(await get()).toBe(1)
  await pass(300)
  expect(await get()).toBe(2)
})

test('a reading that fails is not kept', async () => {
  const { db } = aProcess()
  const cached = changeCache<number>(10)
  await expect(cached(db, 'a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await answer(() => cached(db, 'a', aReading(1)), 1)).toBe(1)
})

test('the keys that were used last are kept', async () => {
  const { db } = aProcess()
  const [cached, read] = [changeCache<number>(1), aReading(1)]
  const get = (key: string) => answer(() => cached(db, key, read), 1)
  await get('a')
  await get('b')
  expect(await get('a')).toBe(3)
})
