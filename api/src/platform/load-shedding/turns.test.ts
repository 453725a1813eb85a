import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { type Leave, Turns, TurnsByCaller } from './turns.js'

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }))
afterEach(() => void jest.useRealTimers())

const settled = () => new Promise(resolve => setImmediate(resolve))
const refusal = () => new Error('refused')

/** Records which callers begin and which are refused, and lets those that began leave. */
function taking(take: () => Promise<Leave>) {
  const begun: string[] = []
  const refused: string[] = []
  const leaves = new Map<string, Leave>()
  async function begin(name: string) {
    try {
      leaves.set(name, await take())
      begun.push(name)
    } catch {
      refused.push(name)
    }
  }
  return {
    begun,
    refused,
    async take(...names: string[]) {
      for (const name of names) void begin(name)
      await settled()
    },
    async leave(name: string) {
      leaves.get(name)!()
      await settled()
    },
  }
}

const turns = (limits: Partial<ConstructorParameters<typeof Turns>[0]>) => {
  const given = new Turns({ concurrency: 1, maxQueued: 5, waitMs: 1000, ...limits }, refusal)
  return taking(() => given.take())
}

test('a limited number runs at once, and the others follow in order of arrival', async () => {
  const { begun, take, leave } = turns({ concurrency: 2 })
  await take('a', 'b', 'c', 'd')
  expect(begun).toEqual(['a', 'b'])
  await leave('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  await leave('a')
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

test('leaving twice releases one turn', async () => {
  const { begun, take, leave } = turns({})
  await take('a', 'b', 'c')
  await leave('a')
  await leave('a')
  expect(begun).toEqual(['a', 'b'])
})

test('a full queue refuses at once, and a queued caller is refused at the time limit', async () => {
  const { begun, refused, take, leave } = turns({ maxQueued: 2 })
  await take('a', 'b')
  jest.advanceTimersByTime(999)
  await take('c', 'd')
  expect(refused).toEqual(['d'])
  jest.advanceTimersByTime(1)
  await settled()
  expect(refused).toEqual(['d', 'b'])
  await leave('a')
  expect(begun).toEqual(['a', 'c'])
})

test('a queue is slow while callers wait and the last one to begin waited for half of the time limit', async () => {
  const slow = new Turns({ concurrency: 1, maxQueued: 5, waitMs: 1000 }, refusal)
  const { take, leave } = taking(() => slow.take())
  await take('a', 'b', 'c')
  jest.advanceTimersByTime(400)
  await leave('a')
  expect(slow.isSlow).toBe(false)
  jest.advanceTimersByTime(200)
  await leave('b')
  expect(slow.isSlow).toBe(false)
  await take('d')
  expect(slow.isSlow).toBe(true)
  await leave('c')
  expect(slow.isSlow).toBe(false)
})

test('callers do not wait for each other', async () => {
  const byCaller = new TurnsByCaller({ concurrency: 1, maxQueued: 5, waitMs: 1000 }, refusal)
  const [one, other] = ['one', 'other'].map(caller => taking(() => byCaller.take(caller)))
  await one!.take('a', 'b')
  await other!.take('c')
  expect([one!.begun, other!.begun]).toEqual([['a'], ['c']])
  await one!.leave('a')
  expect(one!.begun).toEqual(['a', 'b'])
})
