import { describe, expect, test } from '@jest/globals'
import { keyOfTerm } from './stem.js'
import { partsOf } from '../../reference/data/read-table.js'
import { MAX_TERM_WORDS, readSynonyms, synonymLines } from './synonyms.js'

/** Lines of the table, with spaces instead of tabs. */
const read = (lines: string) => readSynonyms(lines.split('\n').map(line => line.split(/ (?=>)|(?<=>) /)))

const table = read('schoonmaak | reiniging | schoon maken\nhulpverlener > psycholoog | maatschappelijk werk')
const of = (term: string) => table.get(keyOfTerm(term))

test('terms of a group are synonyms of each other', () => {
  expect(of('reinigingen')).toMatchObject({ close: ['schoonmaak', 'schoon maken'], loose: [] })
  expect(of('schoon maken')).toMatchObject({ close: ['schoonmaak', 'reiniging'], loose: [] })
})

test('a one-way relation finds the narrower word, and not the other way round', () => {
  expect(of('hulpverleners')).toMatchObject({ close: [], loose: ['psycholoog', 'maatschappelijk werk'] })
  expect(of('psycholoog')).toBeUndefined()
})

test('a term on several other lines is loose, not close', () => {
  const of = read('dso | omgevingsloket | vergunning\nvergunning | bouw\nvergunning | milieu\nvergunning | sloop')
  expect(of.get('dso')).toMatchObject({ close: ['omgevingsloket'], loose: ['vergunning'] })
})

test('a line with >> makes terms close whatever other lines say, and not the other way round', () => {
  const of = read('kade | dijk | oever\nkade | water\nkade | haven\nkaai | steiger >> kade\nkade > kaai')
  expect(of.get(keyOfTerm('kaai'))).toEqual({ close: ['kade'], loose: [], hasTitleTerm: true })
  expect(of.get(keyOfTerm('steiger'))).toMatchObject({ close: ['kade'] })
  expect(of.get(keyOfTerm('kade'))).toMatchObject({ hasTitleTerm: false })
  expect(of.get(keyOfTerm('kade'))?.close).not.toContain('steiger')
})

test('terms that share more lines are closer', () => {
  const of = read('tolk | gebaren\ntolk | vertaler\ntolk | vertaler')
  expect(of.get('tolk')).toMatchObject({ close: ['vertaler'], loose: ['gebaren'] })
})

describe('a line of the synonym table', () => {
  test('is a group of at least two terms, or a term with others', () => {
    const isOdd = ([left, relation, right]: readonly string[]) =>
      relation === undefined ? partsOf(left).length < 2 : !['>', '>>'].includes(relation) || partsOf(right).length === 0
    expect(synonymLines.filter(isOdd)).toEqual([])
  })

  test('is in lower case, and no term is longer than the look-up', () => {
    const terms = synonymLines.flatMap(([left, , right]) => [...partsOf(left), ...partsOf(right)])
    expect(terms.filter(term => term === '' || term !== term.trim().toLowerCase() || /[|>]/.test(term))).toEqual([])
    expect(terms.filter(term => term.split(' ').length > MAX_TERM_WORDS)).toEqual([])
  })
})
