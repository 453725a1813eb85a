import { expect, test } from '@jest/globals'
import { judge } from './verdict.js'

test.each([
  [1, 2, '1 van de 2 publicaties is overgeslagen. De eerste: 7: geen titel.'],
  [3, 12, '3 van de 12 publicaties zijn overgeslagen. De eerste: 7: geen titel.'],
  [1000, 2500, '1.000 van de 2.500 publicaties zijn overgeslagen. De eerste: 7: geen titel.'],
])('%d refused of %d: %s', (refused, found, message) => {
  const nothing = { shortfalls: [], failure: null, isStopped: false, suspicion: null, isHeld: false }
  const counts = { found, refused, added: 0, updated: 0 }
  expect(judge({ ...nothing, counts, refusals: ['7: geen titel.'] })).toEqual({ status: 'partial', message })
})
