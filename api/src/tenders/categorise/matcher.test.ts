import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { fold } from './fold.js'
import { createMatcher, type Pattern } from './matcher.js'

const patternOf = (text: string, isWhole = false): Pattern => ({ text, isWhole })

function found(patterns: readonly Pattern[], text: string): string[] {
  const symbols = fold(text)
  const hits: string[] = []
  createMatcher(patterns)(symbols, symbols.length, (index, start, end) =>
    hits.push(`${patterns[index]!.text}@${start}-${end}`),
  )
  return hits
}
const isFound = (keyword: string, text: string, isWhole = false) =>
  found([patternOf(keyword, isWhole)], text).length > 0

describe('the matcher', () => {
  test.each([
    ['it', 'Activiteiten voor ouderen', false],
    ['it', 'Limiet aan de kwaliteit', false],
    ['it', 'ITIL-trainingen', false],
    ['it', 'it-diensten', true],
    ['it', '(IT)', true],
    ['it', 'Levering/it/beheer', true],
    ['api', 'Onderhoud API-koppelingen', true],
    ['bi', 'mobiliteit', false],
  ])('matches %j in %j as a whole word of up to three letters: %s', (keyword, text, expected) => {
    // R-INT-45
    expect(isFound(keyword, text)).toBe(expected)
  })

  test.each([
    ['software', 'Softwareontwikkeling', true],
    ['zorg', 'Zorgaanbieder', true],
    ['zorg', 'Verzorging', false],
    ['zorg', 'Bezorging', false],
    ['patiënt', 'Patientenvervoer', true],
    ['brug', 'Bruggen', true],
    ['data analyse', 'Data-analyse', true],
    ['data analyse', 'data en analyse', false],
    ['openbare ruimte', 'Beheer openbare ruimten', true],
  ])('matches %j in %j at the start of a word: %s', (keyword, text, expected) => {
    expect(isFound(keyword, text)).toBe(expected)
  })

  test.each([
    ['onderhoud', 'Groenonderhoud', true],
    ['onderhoud', 'Gebouwonderhoudscontract', true],
    ['beveiliging', 'Informatiebeveiliging', true],
    ['software', 'Systeemsoftware', true],
    ['inrichting', 'Herinrichting', false],
    ['levering', 'Aflevering', false],
    ['levering', 'Uitlevering', false],
    ['leveren', 'Aanleveren', false],
    ['energie', 'Zonne-energie', true],
    ['handel', 'Behandeling', false],
    ['wagen', 'Bestelwagen', false],
    ['openbare ruimte', 'Semiopenbare ruimte', false],
    // The remaining letters are no Dutch word.
    ['tractor', 'Contractor', false],
    ['munitie', 'Communities', false],
    ['sloten', 'Ingesloten', false],
    ['ritten', 'Handwritten', false],
    ['training', 'Constraining', false],
    ['tractor', 'Mijntractor', true],
    ['training', 'Duwtraining', true],
    ['training', 'Dijktraining', true],
    ['training', 'Coachtraining', true],
  ])('matches %j in %j as the last part of a compound, where that is safe: %s', (keyword, text, expected) => {
    expect(isFound(keyword, text)).toBe(expected)
  })

  test.each([
    ['bank', 'Bankstel', false],
    ['bank', 'Databank', false],
    ['bank', 'De bank.', true],
    ['werk en inkomen', 'Werk en inkomen', true],
    ['werk en inkomen', 'Werk en inkomensbeleid', false],
  ])('matches %j in %j as a quoted keyword: %s', (keyword, text, expected) => {
    expect(isFound(keyword, text, true)).toBe(expected)
  })
})

describe('matching many keywords in one pass', () => {
  test('finds each keyword, also inside another, and twice when it occurs twice', () => {
    const patterns = ['zorg', 'zorgverzekering', 'verzekering', 'zorg verlenen'].map(text => patternOf(text))
    expect(found(patterns, 'Zorgverzekering: zorg verlenen')).toEqual(
      ['zorg@1-5', 'zorgverzekering@1-16', 'verzekering@5-16', 'zorg@17-21', 'zorg verlenen@17-30'].filter(
        hit => hit !== '',
      ),
    )
  })

  test('finds a keyword of two lists for both', () => {
    expect(found([patternOf('brug'), patternOf('Brug'), patternOf('brug', true)], 'De brug')).toHaveLength(3)
  })

  test('finds all of tens of thousands of keywords', () => {
    const words = Array.from({ length: 9000 }, (_, index) => (index * 7919 + 1e9).toString(36).padStart(8, 'z'))
    const matches = found(
      words.map(text => patternOf(`${text} ${text}`)),
      words.map(text => `${text} ${text}`).join('. '),
    )
    expect(matches.map(match => match.slice(0, 8))).toEqual(words)
  })

  test('finds nothing without keywords or without text', () => {
    expect(found([], 'De brug')).toEqual([])
    expect(found([patternOf('brug')], '')).toEqual([])
  })

  test('finds the same as a separate search for each keyword', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', 'é'), minLength: 1, maxLength: 9 })
    const pattern = fc.record({ text: word.filter(text => text.trim() !== ''), isWhole: fc.boolean() })
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', 'é', 'v', 'e', 'r'), maxLength: 40 })
    fc.assert(
      fc.property(fc.array(pattern, { maxLength: 12 }), text, (patterns, where) => {
        const together = found(patterns, where).toSorted()
        const oneByOne = patterns.flatMap(each => found([each], where)).toSorted()
        expect(together).toEqual(oneByOne)
        expect(together).toEqual(patterns.flatMap(each => naive(each, where)).toSorted())
      }),
      { numRuns: 300 },
    )
  })
})

/** Test oracle: the matching rules implemented a second time, naively. */
function naive({ text, isWhole }: Pattern, where: string): string[] {
  const fold = (value: string) =>
    ` ${value
      .normalize('NFD')
      .replace(/[^a-z]+/g, part => (/ /.test(part) ? ' ' : ''))
      .trim()} `.replace(/ +/g, ' ')
  const wanted = fold(text).trim()
  const whole = fold(where)
  const hits: string[] = []
  for (let at = wanted ? whole.indexOf(wanted) : -1; at >= 0; at = whole.indexOf(wanted, at + 1)) {
    const end = at + wanted.length
    const before = whole.slice(whole.lastIndexOf(' ', at - 1) + 1, at)
    const endsWord = whole[end] === ' '
    if ((isWhole || wanted.length <= 3) && !endsWord) continue
    const inCompound = !isWhole && wanted.length >= 6 && !wanted.includes(' ') && before.length >= 3 && before !== 'ver'
    if (before === '' || inCompound) hits.push(`${text}@${at}-${end}`)
  }
  return hits
}
