import { expect, test } from '@jest/globals'
import { fitting } from './fitting'

test.each([
  [[100, 100], 206, 2],
  [[100, 100], 205, 1],
  // The counter of the remaining tags needs room as well.
  [[100, 100, 100], 250, 2],
  [[100, 100, 100], 249, 1],
  [[100], 99, 0],
  [[], 300, 0],
])('of tags with widths %j, a row of %i px fits %i', (widths, room, fit) => {
  expect(fitting(widths, room, 6, 38)).toBe(fit)
})
