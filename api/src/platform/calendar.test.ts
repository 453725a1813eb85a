import { describe, expect, test } from '@jest/globals'
import { amsterdamDay, amsterdamDaysBetween } from './calendar.js'

describe('the calendar day in Amsterdam', () => {
  test.each([
    ['2026-01-14T22:59:59.999Z', '2026-01-14'],
    ['2026-01-14T23:00:00.000Z', '2026-01-15'],
    ['2026-07-14T21:59:59.999Z', '2026-07-14'],
    ['2026-07-14T22:00:00.000Z', '2026-07-15'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01'],
  ])('the calendar day at %s is %s', (moment, day) => {
    expect(amsterdamDay(new Date(moment))).toBe(day)
  })
})

test.each([
  ['2026-11-20T23:30:00Z', '2026-11-21T22:30:00Z', 0],
  ['2026-11-20T22:30:00Z', '2026-11-20T23:30:00Z', 1],
  // The night in which summer time ends has 25 hours.
  ['2026-10-24T10:00:00Z', '2026-10-26T10:00:00Z', 2],
  ['2026-11-21T10:00:00Z', '2026-11-20T10:00:00Z', -1],
])('from %s to %s the date in Amsterdam moves by %d days', (from, to, days) => {
  expect(amsterdamDaysBetween(new Date(from), new Date(to))).toBe(days)
})
