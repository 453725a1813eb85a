import { expect, test } from '@jest/globals'
import { closingWithin, horizonOf } from './activity-summary'

test('what closes within fourteen days counts what closes within seven too', () => {
  const days = Array.from({ length: 30 }, (_, index) => ({ day: `dag ${index}`, count: index < 7 ? 2 : 1 }))
  expect(closingWithin(days)).toEqual({ 7: 14, 14: 21, 30: 37 })
  expect(closingWithin([])).toEqual({ 7: 0, 14: 0, 30: 0 })
})

test('today is the first of seven days, and the eighth day is of the next fortnight', () => {
  expect([0, 6, 7, 13, 14, 29].map(horizonOf)).toEqual([7, 7, 14, 14, 30, 30])
})
