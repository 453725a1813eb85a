import { expect, jest, test } from '@jest/globals'
import { Turns, TurnsByCaller } from './turns.js'

/** Begins work that is over when it is told so. */
function taking(turns: Pick<Turns, 'take'>) {
  const begun: string[] = []
  const refused: string[] = []
  const leave = new Map<string, () => void>()
  const take = (name: string) =>
    turns.take(
      over => {
        begun.push(name)
        leave.set(name, over)
      },
      () => refused.push(name),
    )
  return { begun, refused, take, leave: (name: string) => leave.get(name)!() }
}

test('so many are at work at once, and the others follow in the order in which they came', () => {
  const { begun, take, leave } = taking(new Turns({ atOnce: 2, inLine: 5, waitMs: 1000 }))
  for (const name of ['a', 'b', 'c', 'd']) take(name)
  expect(begun).toEqual(['a', 'b'])
  leave('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  leave('a')
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  leave('c')
  leave('d')
})

test('who leaves twice gives one turn back', () => {
  const { begun, take, leave } = taking(new Turns({ atOnce: 1, inLine: 5, waitMs: 1000 }))
  for (const name of ['a', 'b', 'c']) take(name)
  leave('a')
  leave('a')
  expect(begun).toEqual(['a', 'b'])
  leave('b')
  leave('c')
})

test('who finds a full line is refused at once, and who waits too long then', () => {
  jest.useFakeTimers()
  try {
    const { begun, refused, take, leave } = taking(new Turns({ atOnce: 1, inLine: 2, waitMs: 1000 }))
    for (const name of ['a', 'b']) take(name)
    jest.advanceTimersByTime(999)
    for (const name of ['c', 'd']) take(name)
    expect(refused).toEqual(['d'])
    jest.advanceTimersByTime(1)
    expect(refused).toEqual(['d', 'b'])
    leave('a')
    expect(begun).toEqual(['a', 'c'])
    leave('c')
  } finally {
    jest.useRealTimers()
  }
})

test('the wait that is expected grows with the line, and with what a turn has taken of late', () => {
  jest.useFakeTimers()
  try {
    const turns = new Turns({ atOnce: 1, inLine: 1000, waitMs: 1_000_000 })
    const { take, leave } = taking(turns)
    for (let number = 0; number <= 300; number++) take(String(number))
    const atFirst = turns.expectedWait()
    for (let number = 0; number < 200; number++) {
      jest.advanceTimersByTime(100)
      leave(String(number))
    }
    // A hundred wait, for a tenth of a second each.
    expect(turns.expectedWait()).toBeCloseTo(10_000, -3)
    expect(atFirst).toBeLessThan(3000)
    for (let number = 200; number <= 300; number++) leave(String(number))
    expect(turns.expectedWait()).toBe(0)
  } finally {
    jest.useRealTimers()
  }
})

test('callers do not wait for each other', () => {
  const turns = new TurnsByCaller({ atOnce: 1, inLine: 5, waitMs: 1000 })
  const one = taking({ take: (begin, refuse) => turns.take('one', begin, refuse) })
  const other = taking({ take: (begin, refuse) => turns.take('other', begin, refuse) })
  for (const name of ['a', 'b']) one.take(name)
  other.take('c')
  expect([one.begun, other.begun]).toEqual([['a'], ['c']])
  one.leave('a')
  expect(one.begun).toEqual(['a', 'b'])
})

test('who leaves late, and again, does not give a caller more turns', () => {
  const turns = new TurnsByCaller({ atOnce: 1, inLine: 5, waitMs: 1000 })
  const { begun, take, leave } = taking({ take: (begin, refuse) => turns.take('one', begin, refuse) })
  take('a')
  leave('a')
  take('b')
  leave('a')
  take('c')
  expect(begun).toEqual(['a', 'b'])
  leave('b')
  leave('c')
})

test('callers who left are forgotten once there are many, and who is at work never', () => {
  const turns = new TurnsByCaller({ atOnce: 1, inLine: 5, waitMs: 1000 })
  const busy = taking({ take: (begin, refuse) => turns.take('busy', begin, refuse) })
  busy.take('a')
  for (let number = 0; number < 10_000; number++)
    turns.take(
      `caller ${number}`,
      leave => leave(),
      () => {},
    )
  expect(turns.known).toBeLessThanOrEqual(1000)
  busy.take('b')
  expect(busy.begun).toEqual(['a'])
  busy.leave('a')
  expect(busy.begun).toEqual(['a', 'b'])
  busy.leave('b')
})
