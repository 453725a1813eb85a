import { expect, test } from '@jest/globals'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Arrivals } from './arrivals.js'

/** How many turns of the event loop each of so many waits, while a connection comes in each of the first turns. */
async function turnsWaited(count: number, turnsWithArrivals: number): Promise<readonly number[]> {
  const arrivals = new Arrivals()
  const waited: number[] = []
  let turn = 0
  for (let one = 0; one < count; one++) void arrivals.settle().then(() => waited.push(turn))
  while (waited.length < count) {
    if (turn < turnsWithArrivals) arrivals.noteOne()
    turn++
    await nextTurn()
  }
  return waited
}

test('who waits for the same turn begins in the same one, when it brought nobody', async () => {
  const [first, ...others] = await turnsWaited(5, 0)
  expect(others).toEqual([first, first, first, first])
})

test('while a crowd comes in, one begins every few turns, and after it all who are left', async () => {
  const [first, second, third, fourth] = await turnsWaited(4, 20)
  expect(first).toBeGreaterThanOrEqual(8)
  expect(second! - first!).toBeGreaterThanOrEqual(8)
  expect(third).toBeGreaterThan(second!)
  expect(fourth).toBe(third)
})
