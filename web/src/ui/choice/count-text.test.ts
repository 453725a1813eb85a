import { expect, test } from '@jest/globals'
import { countText } from './count-text'

test.each([
  [{}, null],
  [{ count: 0 }, '0'],
  [{ count: 1234 }, '1.234'],
  [{ count: 1200, isApproximate: true }, 'ongeveer 1.200'],
])('an option with %j shows the count %j', (given, text) => {
  expect(countText({ value: 'zorg', label: 'Zorg', ...given })).toBe(text)
})
