import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { fold } from './fold.js'
import { createMatcher, type Pattern } from './matcher.js'
import { createOutermost } from './outermost.js'

const patternOf = (text: string, isWhole = false): Pattern => ({ text, isWhole })

describe('the outermost keywords of a text', () => {
  const patterns = ['zorg', 'zorgverzekering', 'verzekering', 'zorg verlenen', 'de zorg'].map(text => patternOf(text))
  const outermostIn = createOutermost(patterns)
  const textsIn = (text: string) => outermostIn(text).items.map(pattern => pattern.text)

  test.each([
    ['Zorgverzekering', ['zorgverzekering']],
    ['Zorgverzekering en zorg', ['zorgverzekering', 'zorg']],
    ['In de zorg', ['de zorg']],
    ['De zorg verlenen', ['de zorg', 'zorg verlenen']],
    ['Zorg, zorg en zorg', ['zorg']],
    ['', []],
    ['Niets', []],
  ])('%j contains %j', (text, expected) => {
    expect(textsIn(text)).toEqual(expected)
  })

  test('are found for each text separately', () => {
    for (const text of ['Zorgverzekering', '', 'Zorg', 'Niets', 'Zorgverzekering'])
      expect(textsIn(text)).toEqual(createOutermost(patterns)(text).items.map(pattern => pattern.text))
  })

  test('are all found in a text that is longer than all before it', () => {
    expect(textsIn(`${'x '.repeat(20_000)}zorg`)).toEqual(['zorg'])
  })

  test('exclude those inside a longer one, and keep the order of the text', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', ' '), minLength: 1, maxLength: 8 })
    const pattern = fc.record({ text: word.filter(text => text.trim() !== ''), isWhole: fc.boolean() })
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '-'), maxLength: 40 })
    fc.assert(
      fc.property(fc.array(pattern, { maxLength: 12 }), fc.array(text, { maxLength: 4 }), (some, texts) => {
        const outermost = createOutermost(some)
        for (const where of texts) expect([...outermost(where).items]).toEqual(naive(some, where))
      }),
      { numRuns: 300 },
    )
  })
})

/** Test oracle: compares all matches with each other. */
function naive(patterns: readonly Pattern[], where: string): readonly Pattern[] {
  const symbols = fold(where)
  const matches: { index: number; start: number; end: number }[] = []
  createMatcher(patterns)(symbols, symbols.length, (index, start, end) => matches.push({ index, start, end }))
  const outermost = matches.filter(
    ({ start, end }) =>
      !matches.some(other => other.start <= start && other.end >= end && other.end - other.start > end - start),
  )
  return [...new Set(outermost.map(({ index }) => patterns[index]!))]
}
