import { expect, test } from '@jest/globals'
import { pluralize } from './pluralize.js'

test.each([
  [0, '0 seconden'],
  [1, '1 seconde'],
  [2, '2 seconden'],
  [1200, '1.200 seconden'],
])('the plural with %d is %s', (number, text) => {
  expect(pluralize(number, 'seconde', 'seconden')).toBe(text)
})
