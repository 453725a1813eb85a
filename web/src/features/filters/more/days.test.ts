import { expect, test } from '@jest/globals'
import { dayBefore, dayOf, midnight } from './days'

test.each([
  ['2026-11-20', '2026-11-19T23:00:00.000Z'],
  ['2026-07-01', '2026-06-30T22:00:00.000Z'],
  // Daylight saving time ends and starts on these days.
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
])('the day %s in Amsterdam begins at %s', (day, begin) => {
  expect(midnight(day)).toBe(begin)
  expect(dayOf(begin)).toBe(day)
  expect(dayBefore(midnight(day, 1))).toBe(day)
})
