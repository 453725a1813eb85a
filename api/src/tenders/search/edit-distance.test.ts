import { expect, test } from '@jest/globals'
import { errorsAllowed, errorsBetween } from './edit-distance.js'

test.each([
  ['onderhoud', 'onderhoud', 0],
  ['ondehroud', 'onderhoud', 1],
  ['onderhoudd', 'onderhoud', 0.5],
  ['schildrwerk', 'schilderwerk', 1],
  ['beveilliging', 'beveiliging', 0.5],
  ['bevijliging', 'beveiliging', 0.5],
  ['bruggen', 'wegen', 3.5],
])('%j is %j with %d errors', (one, other, errors) => {
  expect(errorsBetween(one, other)).toBe(errors)
  expect(errorsBetween(other, one)).toBe(errors)
})

test('a short word may have no errors, because it would soon be another word', () => {
  expect([3, 4, 8, 12].map(errorsAllowed)).toEqual([0, 1, 2, 3])
})
