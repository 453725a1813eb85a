import { expect, test } from '@jest/globals'
import { nextClosing } from './next-closing'

const [first, second, last] = ['2026-11-30T11:00:00Z', '2026-12-03T11:00:00Z', '2026-12-17T11:00:00Z']
const lotClosingDates = [first, second, last]

test.each([
  ['2026-11-20T00:00:00Z', first],
  ['2026-11-30T11:00:00Z', second],
  ['2026-12-04T00:00:00Z', last],
  ['2027-01-01T00:00:00Z', last],
])('the next closing date of lots at %s is %s', (now, expected) => {
  expect(nextClosing({ closingDate: last, lotClosingDates }, Date.parse(now))).toBe(expected)
})

test('without closing dates of lots the next one is that of the tender, which may be unknown', () => {
  expect(nextClosing({ closingDate: last, lotClosingDates: [] })).toBe(last)
  expect(nextClosing({ closingDate: null, lotClosingDates: [] })).toBeNull()
})
