import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { Arrivals } from './arrivals.js'

/** How many of three tasks have begun after each turn of the event loop. */
async function begunByTurn(arrivals: Arrivals, turns: number, inEachTurn = () => {}): Promise<number[]> {
  let begun = 0
  for (let work = 0; work < 3; work++) arrivals.schedule(() => begun++)
  const counts = [begun]
  for (let turn = 0; turn < turns; turn++) {
    inEachTurn()
    await nextTurn()
    counts.push(begun)
  }
  return counts
}

test('work begins at once when no connection has arrived recently', async () => {
  expect(await begunByTurn(new Arrivals(), 0)).toEqual([3])
})

test('after a connection, one task begins in each turn without another connection', async () => {
  const arrivals = new Arrivals()
  arrivals.noteConnection()
  expect(await begunByTurn(arrivals, 4)).toEqual([0, 1, 2, 3, 3])
})

test('a crowd of connections is accepted first, for eight turns at most', async () => {
  const arrivals = new Arrivals()
  arrivals.noteConnection()
  const counts = await begunByTurn(arrivals, 17, () => arrivals.noteConnection())
  expect(counts.indexOf(1)).toBe(8)
  expect(counts.indexOf(2)).toBe(16)
})
