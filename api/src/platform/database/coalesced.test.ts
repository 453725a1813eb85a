import { expect, test } from '@jest/globals'
import { Coalesced } from './coalesced.js'

/** Reads that end when they are told so. */
function slowReads() {
  const running: { end(value: number): void; fail(error: Error): void }[] = []
  let begun = 0
  const read = () => {
    begun++
    return new Promise<number>((end, fail) => running.push({ end, fail }))
  }
  return { coalesced: new Coalesced(read), running, begun: () => begun }
}

const turn = () => new Promise(resolve => setImmediate(resolve))

test('all who ask in the same turn of the event loop share one read, and whoever asks while it runs the next', async () => {
  const { coalesced, running, begun } = slowReads()
  const first = [coalesced.current(), coalesced.current(), Promise.resolve().then(() => coalesced.current())]
  await turn()
  expect(begun()).toBe(1)
  const second = [coalesced.current(), coalesced.current()]
  await turn()
  expect(begun()).toBe(1)
  running[0]!.end(1)
  expect(await Promise.all(first)).toEqual([1, 1, 1])
  await turn()
  expect(begun()).toBe(2)
  running[1]!.end(2)
  expect(await Promise.all(second)).toEqual([2, 2])
})

test('a read that fails, fails for those who share it only', async () => {
  const { coalesced, running } = slowReads()
  const failed = coalesced.current().catch((error: Error) => error.message)
  await turn()
  const next = coalesced.current()
  running[0]!.fail(new Error('no'))
  expect(await failed).toBe('no')
  await turn()
  running[1]!.end(2)
  expect(await next).toBe(2)
})
