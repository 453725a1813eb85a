import { expect, test } from '@jest/globals'
import { clientKeyOf } from './client-key.js'

test.each([
  ['Gemeente Westerveen', 'gem. Westerveen'],
  ['Gemeente Westerveen', 'GEMEENTE WESTERVEEN, afdeling Inkoop'],
  ['Stichting Zandwijk Wonen', 'Zandwijk Wonen'],
  ['Netbeheer Oosterland B.V.', 'Netbeheer Oosterland'],
  ['CBS', 'Centraal Bureau voor de Statistiek'],
])('%s is %s', (one, other) => {
  expect(clientKeyOf(other)).toBe(clientKeyOf(one))
})

test.each([
  ['Gemeente Utrecht', 'Provincie Utrecht'],
  ['Gemeente Bergen (NH)', 'Gemeente Bergen (L)'],
  ['Gemeente Westerveen', 'Gemeente Oosterveen'],
])('%s is not %s', (one, other) => {
  expect(clientKeyOf(other)).not.toBe(clientKeyOf(one))
})

test.each(['Rijksoverheid', 'een grote gemeente in Overijssel', 'Striive'])('%s has no name', organization => {
  expect(clientKeyOf(organization)).toBeNull()
})
