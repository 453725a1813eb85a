import { expect, test } from '@jest/globals'
import { pathOf, sparklinePoints } from './sparkline-points'

test.each([[[]], [[5]]])('a sparkline of %j is empty, because it needs two values', values => {
  expect(sparklinePoints(values, 85, 25)).toEqual([])
  expect(pathOf([])).toBe('')
})

test('a sparkline of zeros is a line at the bottom', () => {
  expect(sparklinePoints([0, 0, 0], 85, 25)).toEqual([2.5, 42.5, 82.5].map(x => ({ x, y: 22.5 })))
})

test('a sparkline spans from zero to the largest value, within its picture', () => {
  const points = sparklinePoints([0, 10, -3, 5], 85, 25)
  expect(points.map(({ y }) => y)).toEqual([22.5, 2.5, 22.5, 12.5])
  expect(pathOf(points.slice(0, 2))).toBe('M2.5 22.5L29.2 2.5')
})
