import { expect, test } from '@jest/globals'
import { summaryOf } from './summary.js'

test('a description of 150 characters stays whole', () => {
  // R-CARD-5
  expect(summaryOf('a'.repeat(150))).toBe('a'.repeat(150))
})

test('of a longer description the first 147 characters stay, wherever a word ends', () => {
  // R-CARD-4
  expect(summaryOf('a'.repeat(151))).toBe(`${'a'.repeat(147)}…`)
  const text = 'Over het team: '.repeat(20)
  expect(summaryOf(text)).toBe(`${text.slice(0, 147)}…`)
})

test.each(['.', '. ', '...', '… '])('the ellipsis does not follow %j', end => {
  const sentence = 'a'.repeat(147 - end.length)
  expect(summaryOf(`${sentence}${end} En verder.`)).toBe(`${sentence}…`)
})

test('its lines become one', () => {
  expect(summaryOf('  Taken:\n- plannen\n- bouwen\n\nStart in mei. ')).toBe('Taken: - plannen - bouwen Start in mei.')
})

test('no character is cut in half', () => {
  // R-CARD-4
  expect(summaryOf('👩‍👩‍👧'.repeat(151))).toBe(`${'👩‍👩‍👧'.repeat(147)}…`)
})

test('it is empty without a description', () => {
  expect(summaryOf(null)).toBe('')
})
