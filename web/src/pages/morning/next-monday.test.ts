import { expect, test } from '@jest/globals'
import { nextMonday } from './next-monday'

test.each([
  ['2026-11-24T08:30:00Z', '2026-11-30T07:00:00.000Z'],
  ['2026-11-29T22:59:00Z', '2026-11-30T07:00:00.000Z'],
  ['2026-11-29T23:01:00Z', '2026-12-07T07:00:00.000Z'],
  ['2026-07-10T10:00:00Z', '2026-07-13T06:00:00.000Z'],
  // The clocks go forward, and back, on the Sunday between.
  ['2026-03-27T10:00:00Z', '2026-03-30T06:00:00.000Z'],
  ['2026-10-23T10:00:00Z', '2026-10-26T07:00:00.000Z'],
])('at %s it is %s', (now, monday) => {
  expect(nextMonday(new Date(now)).toISOString()).toBe(monday)
})
