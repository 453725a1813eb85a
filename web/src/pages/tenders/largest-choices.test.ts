import { expect, test } from '@jest/globals'
import { largestOf } from './largest-choices'

const option = (value: string, count?: number) => ({ value, label: value.toUpperCase(), count })

test('options without a count, or with count zero, are left out', () => {
  expect(largestOf([], 5)).toEqual([])
  expect(largestOf([option('a'), option('b', 0)], 5)).toEqual([])
})

test('the largest options come first, and equal ones keep their order', () => {
  const options = [option('a', 2), option('b', 9), option('c', 2), option('d', 1)]
  expect(largestOf(options, 3).map(({ value }) => value)).toEqual(['b', 'a', 'c'])
})
