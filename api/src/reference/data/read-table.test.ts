import { expect, test } from '@jest/globals'
import { parseTable, partsOf } from './read-table.js'

const read = (text: string) => parseTable('x.tsv', text, { least: 2, most: 3 })

test('reads the cells of each line, without comments and empty lines', () => {
  expect(read('# one\na\tb\n\na\tb c\td | e\r\n')).toEqual([
    ['a', 'b'],
    ['a', 'b c', 'd | e'],
  ])
})

test.each([
  ['a\tb\na', "x.tsv:2 has 1 cells: 'a'"],
  ['a\tb\tc\td', 'x.tsv:1 has 4 cells'],
  ['a\tb\na \tb', 'x.tsv:2 has a space or a tab before or after a cell'],
  ['a\tb\t c', 'x.tsv:1 has a space or a tab before or after a cell'],
  ['\tb', 'x.tsv:1 has an empty cell'],
  ['a\tb\nc\td\na\tb', 'x.tsv:3 is there twice'],
])('refuses %j and names its line', (text, message) => {
  expect(() => read(text)).toThrow(message)
})

test('splits a cell into its parts', () => {
  expect(partsOf('Bruxelles | Brussels')).toEqual(['Bruxelles', 'Brussels'])
  expect(partsOf('')).toEqual([])
  expect(partsOf(undefined)).toEqual([])
})
