import { expect, test } from '@jest/globals'
import { clientKeyOf } from './client-key.js'

test.each([
  ['Gemeente Westerveen', 'gem. Westerveen'],
  ['Gemeente Westerveen', 'GEMEENTE WESTERVEEN, afdeling Inkoop'],
  ['Stichting Zandwijk Wonen', 'Zandwijk Wonen'],
  ['Netbeheer Oosterland B.V.', 'Netbeheer Oosterland'],
  ['CBS', 'Centraal Bureau voor de Statistiek'],
])('%s has the same key as %s', (one, other) => {
  expect(clientKeyOf(other)).toBe(clientKeyOf(one))
})

test.each([
  ['Gemeente Utrecht', 'Provincie Utrecht'],
  ['Gemeente Bergen (NH)', 'Gemeente Bergen (L)'],
  ['Gemeente Westerveen', 'Gemeente Oosterveen'],
])('%s has another key than %s', (one, other) => {
  expect(clientKeyOf(other)).not.toBe(clientKeyOf(one))
})

test.each(['Rijksoverheid', 'een grote gemeente in Overijssel', 'Striive'])(
  '%s has no key, because the client is hidden',
  organization => {
    expect(clientKeyOf(organization)).toBeNull()
  },
)
