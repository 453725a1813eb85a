import { expect, test } from '@jest/globals'
import { startOfToday } from './start-of-today'

test.each([
  ['2026-11-23T09:00:00Z', '2026-11-22T23:00:00.000Z'],
  ['2026-11-22T23:00:00Z', '2026-11-22T23:00:00.000Z'],
  ['2026-11-22T22:59:59Z', '2026-11-21T23:00:00.000Z'],
  ['2026-07-01T09:00:00Z', '2026-06-30T22:00:00.000Z'],
  ['2026-03-29T12:00:00Z', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25T12:00:00Z', '2026-10-24T22:00:00.000Z'],
])('at %s the day in Amsterdam began at %s', (now, began) => {
  expect(startOfToday(new Date(now)).toISOString()).toBe(began)
})
