import { expect, test } from '@jest/globals'
import { thisWeek, trendsOf } from './trends'

test('there is no trend text without weeks, or without new tenders this week', () => {
  const weeks = (...counts: number[]) => counts.map(count => ({ name: '', count }))
  expect([thisWeek([]), thisWeek(weeks(4, 0)), thisWeek(weeks(0, 1200))]).toEqual([null, null, '+1.200 deze week'])
})

test('the trend lines show each type by week, and both types by day for a fortnight', () => {
  const days = Array.from({ length: 30 }, (_, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    euProcurement: index,
    freelanceContract: 1,
  }))
  const weeks = ['2026-11-16', '2026-11-23'].map((monday, index) => ({
    monday,
    euProcurement: index + 1,
    freelanceContract: 10 * (index + 1),
  }))
  const { newByDay, euProcurement, freelanceContract } = trendsOf({ newByDay: days, newByWeek: weeks })
  expect(euProcurement).toEqual([
    { name: 'vanaf 16 nov 2026', count: 1 },
    { name: 'vanaf 23 nov 2026', count: 2 },
  ])
  expect(freelanceContract.map(({ count }) => count)).toEqual([10, 20])
  expect([newByDay.length, newByDay[0], newByDay.at(-1)]).toEqual([
    14,
    { name: '17 nov 2026', count: 17 },
    { name: '30 nov 2026', count: 30 },
  ])
})
