import { expect, test } from '@jest/globals'
import { thisWeek, trendsOf, trendText } from './trends'

test('without weeks, or without anything new, nothing is said of this week', () => {
  expect([thisWeek([]), thisWeek([4, 0]), thisWeek([0, 1200])]).toEqual([null, null, '+1.200 deze week'])
})

test('the lines are of each type by week, and of both by day for a fortnight', () => {
  const days = Array.from({ length: 30 }, (_, index) => ({
    day: `${index}`,
    euProcurement: index,
    freelanceContract: 1,
  }))
  const weeks = [1, 2].map(count => ({ monday: `${count}`, euProcurement: count, freelanceContract: 10 * count }))
  const { newByDay, ...byWeek } = trendsOf({ newByDay: days, newByWeek: weeks })
  expect(byWeek).toEqual({ euProcurement: [1, 2], freelanceContract: [10, 20] })
  expect([newByDay.length, newByDay[0], newByDay.at(-1)]).toEqual([14, 17, 30])
})

test('a line is told as its numbers', () => {
  expect(trendText([3, 1200], 'week', 'weken')).toBe('Nieuw per week, 2 weken tot en met vandaag: 3, 1.200')
})
