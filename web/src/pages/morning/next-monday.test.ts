import { expect, test } from '@jest/globals'
import { dayFromNow, eightOn, nextMonday } from './next-monday'

test.each([
  ['2026-11-24T08:30:00Z', '2026-11-30T07:00:00.000Z'],
  ['2026-11-29T22:59:00Z', '2026-11-30T07:00:00.000Z'],
  ['2026-11-29T23:01:00Z', '2026-12-07T07:00:00.000Z'],
  ['2026-07-10T10:00:00Z', '2026-07-13T06:00:00.000Z'],
  // Daylight saving time starts and ends on the Sunday in between.
  ['2026-03-27T10:00:00Z', '2026-03-30T06:00:00.000Z'],
  ['2026-10-23T10:00:00Z', '2026-10-26T07:00:00.000Z'],
])('at %s the next Monday at eight o’clock is %s', (now, monday) => {
  expect(nextMonday(new Date(now)).toISOString()).toBe(monday)
})

test.each([
  ['2026-11-27', '2026-11-27T07:00:00.000Z'],
  ['2027-07-01', '2027-07-01T06:00:00.000Z'],
  // Daylight saving time ends and starts on these days.
  ['2026-10-25', '2026-10-25T07:00:00.000Z'],
  ['2027-03-28', '2027-03-28T06:00:00.000Z'],
])('on %s eight o’clock in Amsterdam is %s', (day, instant) => {
  expect(eightOn(day).toISOString()).toBe(instant)
})

test.each([
  ['2026-11-24T22:59:00Z', 1, '2026-11-25'],
  ['2026-11-24T23:01:00Z', 1, '2026-11-26'],
  ['2026-10-24T12:00:00Z', 2, '2026-10-26'],
])('from %s on, the day %d days later is %s', (now, days, day) => {
  expect(dayFromNow(days, new Date(now))).toBe(day)
})
