import { describe, expect, test } from '@jest/globals'
import { amsterdamDay } from './calendar.js'

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
