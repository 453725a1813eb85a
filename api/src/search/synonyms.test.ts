import { describe, expect, test } from '@jest/globals'
import { keyOfTerm } from './stem.js'
import { MAX_TERM_WORDS, readSynonyms } from './synonyms.js'
import { synonymLines } from './synonym-lines.js'

const table = readSynonyms('schoonmaak | reiniging | schoon maken\nhulpverlener > psycholoog | maatschappelijk werk')
const of = (term: string) => table.get(keyOfTerm(term))

test('terms of a group are found by each other', () => {
  expect(of('reinigingen')).toEqual(['schoonmaak', 'schoon maken'])
  expect(of('schoon maken')).toEqual(['schoonmaak', 'reiniging'])
})

test('what belongs to a word is found by it, and not the other way round', () => {
  expect(of('hulpverleners')).toEqual(['psycholoog', 'maatschappelijk werk'])
  expect(of('psycholoog')).toBeUndefined()
})

describe('the lines of the table', () => {
  const lines = synonymLines.trim().split('\n')

  test('are groups of two terms at least, or a term with others', () => {
    const odd = lines.filter(line => !/^[^|>]+( \| [^|>]+)+$|^[^|>]+( \| [^|>]+)* > [^|>]+( \| [^|>]+)*$/.test(line))
    expect(odd).toEqual([])
  })

  test('are in lower case, and no term is longer than what is looked up', () => {
    const terms = lines.flatMap(line => line.split(/ [|>] /))
    expect(terms.filter(term => term !== term.toLowerCase())).toEqual([])
    expect(terms.filter(term => term.split(' ').length > MAX_TERM_WORDS)).toEqual([])
  })

  test('are each written once', () => {
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([])
  })
})
