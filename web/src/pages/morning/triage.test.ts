import { expect, test } from '@jest/globals'
import { beginning, choose, countChoices, minutesLeft, move, takeBack } from './triage'

const ids = ['a', 'b', 'c']

test('a choice moves on to the next tender, and the last choice to the end', () => {
  let triage = beginning
  for (const id of ids) {
    expect(ids[triage.place]).toBe(id)
    triage = choose(triage, ids, id, 'away')
  }
  expect(triage.place).toBe(3)
  expect(countChoices(triage)).toEqual({ bookmark: 0, away: 3, later: 0 })
})

test('another choice for the same tender replaces the previous one', () => {
  const once = choose(beginning, ids, 'a', 'away')
  const twice = choose(move(once, ids, -1), ids, 'a', 'bookmark')
  expect(countChoices(twice)).toEqual({ bookmark: 1, away: 0, later: 0 })
  expect(twice.chosen).toEqual(['a'])
})

test('an undone choice shows its tender again, without a choice', () => {
  const two = choose(choose(beginning, ids, 'a', 'away'), ids, 'b', 'later')
  const back = takeBack(two, ids, 'b')
  expect(back).toMatchObject({ place: 1, chosen: ['a'] })
  expect(countChoices(back)).toEqual({ bookmark: 0, away: 1, later: 0 })
})

test('navigation without a choice stays between the first tender and the end', () => {
  expect(move(beginning, ids, -1).place).toBe(0)
  let triage = beginning
  for (let step = 0; step < 5; step++) triage = move(triage, ids, 1)
  expect(triage.place).toBe(3)
  expect(triage.choices.size).toBe(0)
})

test.each([
  [0, 0],
  [1, 1],
  [16, 2],
  [40, 5],
])('going through %d tenders takes %d minutes', (tenders, minutes) => {
  expect(minutesLeft(tenders)).toBe(minutes)
})
