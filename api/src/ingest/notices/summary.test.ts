import { expect, test } from '@jest/globals'
import { summaryOf } from './summary.js'

test('a description of 150 characters is not shortened', () => {
  // R-CARD-5
  expect(summaryOf('a'.repeat(150))).toBe('a'.repeat(150))
})

test('a longer description is cut after 147 characters, even within a word', () => {
  // R-CARD-4
  expect(summaryOf('a'.repeat(151))).toBe(`${'a'.repeat(147)}…`)
  const text = 'Over het team: '.repeat(20)
  expect(summaryOf(text)).toBe(`${text.slice(0, 147)}…`)
})

test.each(['.', '. ', '...', '… '])('the ellipsis does not follow %j', end => {
  const sentence = 'a'.repeat(147 - end.length)
  expect(summaryOf(`${sentence}${end} En verder.`)).toBe(`${sentence}…`)
})

test('newlines become spaces', () => {
  expect(summaryOf('  Taken:\n- plannen\n- bouwen\n\nStart in mei. ')).toBe('Taken: - plannen - bouwen Start in mei.')
})

test('no grapheme is cut in half', () => {
  // R-CARD-4
  expect(summaryOf('👩‍👩‍👧'.repeat(151))).toBe(`${'👩‍👩‍👧'.repeat(147)}…`)
})

test('the summary is empty without a description', () => {
  expect(summaryOf(null)).toBe('')
})
