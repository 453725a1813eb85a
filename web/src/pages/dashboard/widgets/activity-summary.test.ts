import { expect, test } from '@jest/globals'
import { closingWithin, horizonOf } from './activity-summary'

test('tenders closing within fourteen days include those closing within seven', () => {
  const days = Array.from({ length: 31 }, (_, index) => ({ day: `dag ${index}`, count: index <= 7 ? 2 : 1 }))
  expect(closingWithin(days)).toEqual({ 7: 16, 14: 23, 30: 39 })
  expect(closingWithin([])).toEqual({ 7: 0, 14: 0, 30: 0 })
})

test('the horizons count today as day 0, so day 8 belongs to the second horizon', () => {
  expect([0, 7, 8, 14, 15, 30].map(horizonOf)).toEqual([7, 7, 14, 14, 30, 30])
})
