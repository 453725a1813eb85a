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

/** A process that follows changes, without a database; `change` and `lose` simulate notifications. */
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

/** Returns a higher number for each read, which takes this long. */
function aReading(ms: number) {
  let number = 0
  return async () => {
    const read = ++number
    await new Promise(resolve => setTimeout(resolve, ms))
    return read
  }
}

/** Advances the clock, and then lets waiting code continue. */
async function pass(ms: number): Promise<void> {
  jest.advanceTimersByTime(ms)
  await new Promise(resolve => setImmediate(resolve))
}

/** The result of a call at a later moment, with so much time for the read. */
async function answer<Value>(ask: () => Promise<Value>, ms: number): Promise<Value> {
  await pass(1)
  const asked = ask()
  await pass(ms)
  return asked
}

test('a value is read again after a change, after a gap in the notifications, and in the next minute', async () => {
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

test('concurrent callers share one read', async () => {
  const { db } = aProcess()
  const [cached, read] = [changeCache<number>(10), aReading(5)]
  expect(await answer(() => Promise.all([1, 2, 3].map(() => cached(db, 'a', read))), 5)).toEqual([1, 1, 1])
})

test('load: a slow read is not repeated at every change', async () => {
  const { db, change } = aProcess()
  const [cached, read] = [changeCache<number>(10), aReading(30)]
  const get = () => answer(() => cached(db, 'a', read), 30)
  await get()
  change()
  expect(await get()).toBe(1)
  await pass(300)
  expect(await get()).toBe(2)
})

test('a failed read is not cached', async () => {
  const { db } = aProcess()
  const cached = changeCache<number>(10)
  await expect(cached(db, 'a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await answer(() => cached(db, 'a', aReading(1)), 1)).toBe(1)
})

test('the most recently used keys stay cached', async () => {
  const { db } = aProcess()
  const [cached, read] = [changeCache<number>(1), aReading(1)]
  const get = (key: string) => answer(() => cached(db, key, read), 1)
  await get('a')
  await get('b')
  expect(await get('a')).toBe(3)
})
