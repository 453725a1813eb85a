import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { timeLimits } from '../time-limits.js'
import { withRequestPaused, currentRequest } from './request-scope.js'
import { createGate } from './gate.js'

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }))
afterEach(() => void jest.useRealTimers())

/** Resolves once every caller that arrived has its turn or waits for it. */
const begun = () => new Promise(resolve => setImmediate(resolve))

/** Work that lasts until the test calls `end`. */
function work() {
  let end = () => {}
  const over = new Promise<void>(resolve => {
    end = resolve
  })
  return { end, run: () => over }
}

const codeOf = async (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => 'answered',
    (error: { code?: unknown }) => error.code,
  )

test('the request scope holds the caller during a request, and is gone afterwards', async () => {
  const gate = createGate()
  const seen = await gate.enter('somebody', async () => {
    await begun()
    return currentRequest()?.caller
  })
  expect(seen).toBe('somebody')
  expect(currentRequest()).toBeUndefined()
})

test('a caller with too many requests is refused beyond its queue, while another caller is let in', async () => {
  const gate = createGate()
  const slow = work()
  const own = Array.from({ length: 120 }, () => codeOf(gate.enter('busy', slow.run)))
  expect(await codeOf(gate.enter('other', async () => undefined))).toBe('answered')
  slow.end()
  const codes = await Promise.all(own)
  expect(codes.filter(code => code === 'RATE_LIMITED')).toHaveLength(12)
  expect(codes.filter(code => code === 'answered')).toHaveLength(108)
})

test('a crowd fills the queue, so that the gate is full until the crowd has been served', async () => {
  const gate = createGate()
  const slow = work()
  expect(gate.isFull()).toBe(false)
  const crowd = Array.from({ length: 400 }, (_, number) => codeOf(gate.enter(`visitor ${number}`, slow.run)))
  await begun()
  expect(gate.isFull()).toBe(true)
  slow.end()
  const codes = await Promise.all(crowd)
  expect(codes.filter(code => code === 'answered')).toHaveLength(112)
  expect(codes.filter(code => code === 'UNAVAILABLE')).toHaveLength(288)
  expect(gate.isFull()).toBe(false)
})

test('a caller that waits too long is refused with a message and a retry time', async () => {
  const gate = createGate()
  const slow = work()
  const atWork = Array.from({ length: 12 }, (_, number) => gate.enter(`visitor ${number}`, slow.run))
  const late = gate.enter('late', slow.run).catch((error: unknown) => error)
  await begun()
  jest.advanceTimersByTime(timeLimits.waitForTurn.ms)
  expect(await late).toMatchObject({
    code: 'UNAVAILABLE',
    message: 'Het is nu erg druk. Probeer het zo weer.',
    retryAfterSeconds: 2,
  })
  slow.end()
  await Promise.all(atWork)
})

test('a caller that is refused because of a crowd keeps no turn', async () => {
  const gate = createGate()
  const slow = work()
  const crowd = Array.from({ length: 12 }, (_, number) => gate.enter(`visitor ${number}`, slow.run))
  const refused = Promise.all(Array.from({ length: 8 }, () => codeOf(gate.enter('late', slow.run))))
  await begun()
  jest.advanceTimersByTime(timeLimits.waitForTurn.ms)
  expect(new Set(await refused)).toEqual(new Set(['UNAVAILABLE']))
  slow.end()
  await Promise.all(crowd)
  expect(await codeOf(gate.enter('late', async () => undefined))).toBe('answered')
})

test('a request that takes long gives its turn to others after a while', async () => {
  const gate = createGate()
  const slow = work()
  const long = Array.from({ length: 12 }, (_, number) => gate.enter(`visitor ${number}`, slow.run))
  await begun()
  jest.advanceTimersByTime(timeLimits.turn.ms)
  expect(await codeOf(gate.enter('next', async () => undefined))).toBe('answered')
  slow.end()
  await Promise.all(long)
})

test('a request that waits for a job gives its turn to others at once', async () => {
  const gate = createGate()
  const job = work()
  const waiting = Array.from({ length: 12 }, (_, number) =>
    gate.enter(`visitor ${number}`, () => withRequestPaused(job.run)),
  )
  expect(await codeOf(gate.enter('next', async () => undefined))).toBe('answered')
  job.end()
  await Promise.all(waiting)
})

test('a failed request releases its turn', async () => {
  const gate = createGate()
  for (let number = 0; number < 30; number++)
    await expect(gate.enter('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await codeOf(gate.enter('one', async () => undefined))).toBe('answered')
})
