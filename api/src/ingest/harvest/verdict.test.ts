import { expect, test } from '@jest/globals'
import { judge } from './verdict.js'

test.each([
  [1, 2, '1 van de 2 aankondigingen is overgeslagen. De eerste: 7: geen titel.'],
  [3, 12, '3 van de 12 aankondigingen zijn overgeslagen. De eerste: 7: geen titel.'],
  [1000, 2500, '1.000 van de 2.500 aankondigingen zijn overgeslagen. De eerste: 7: geen titel.'],
])('the message for %d refused of %d notices is: %s', (refused, found, message) => {
  const nothing = { doubts: [], shortfalls: [], failure: null, isStopped: false, suspicion: null, isHeld: false }
  const counts = { found, refused, added: 0, updated: 0 }
  expect(judge({ ...nothing, counts, refusals: ['7: geen titel.'] })).toEqual({ status: 'partial', message })
})

test('unreadable closing dates are counted, and the message quotes the first', () => {
  const counts = { found: 20, refused: 0, added: 20, updated: 0 }
  const doubts = ['7: Sluitingsdatum niet leesbaar: ‘z.s.m.’', '8: Onwaarschijnlijke sluitingsdatum: 1 mei 2049']
  const evidence = { refusals: [], shortfalls: [], failure: null, isStopped: false, suspicion: null, isHeld: false }
  expect(judge({ ...evidence, counts, doubts })).toEqual({
    status: 'success',
    message:
      '2 sluitingsdata zijn niet leesbaar of onwaarschijnlijk. De eerste: 7: Sluitingsdatum niet leesbaar: ‘z.s.m.’',
  })
  expect(judge({ ...evidence, counts, doubts: [] })).toEqual({ status: 'success', message: null })
})
