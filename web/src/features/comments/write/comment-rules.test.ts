import { expect, test } from '@jest/globals'
import { charactersLeft, faultsOf, lengthOf } from './comment-rules'

const good = { name: 'Mees', content: 'Doen we mee?' }

test.each([
  ['an empty name', { name: '' }, { name: 'Naam is verplicht' }], // R-COM-20
  ['a name of spaces', { name: '  \n' }, { name: 'Naam is verplicht' }], // R-COM-24
  // R-COM-21
  ['a name of 101', { name: 'a'.repeat(101) }, { name: 'Naam mag maximaal 100 karakters zijn' }],
  ['a name of 100 with spaces around it', { name: ` ${'a'.repeat(100)} ` }, {}],
  ['empty content', { content: '' }, { content: 'Opmerking is verplicht' }], // R-COM-22
  ['content of spaces', { content: '   ' }, { content: 'Opmerking is verplicht' }], // R-COM-24
  // R-COM-23
  ['content of 1001', { content: 'a'.repeat(1001) }, { content: 'Opmerking mag maximaal 1000 karakters zijn' }],
  ['content of 1000 emoji', { content: '🙂'.repeat(1000) }, {}],
  ['both', { name: '', content: '' }, { name: 'Naam is verplicht', content: 'Opmerking is verplicht' }],
])('validation of a comment: %s', (_, change, faults) => {
  expect(faultsOf({ ...good, ...change })).toEqual({ name: null, content: null, ...faults })
})

test('the length of a comment is counted in code points, so a joined emoji counts several times', () => {
  expect(lengthOf('één 🙂')).toBe(5)
  expect(lengthOf('👨‍👩‍👧')).toBe(5)
})

test.each([
  [949, null],
  [950, 'Nog 50 karakters'],
  [999, 'Nog 1 karakter'],
  [1000, 'Nog 0 karakters'],
  [1001, '1 karakter te veel'],
])('at %i characters a screen reader announces %p', (length, announced) => {
  expect(charactersLeft(length)).toBe(announced)
})
