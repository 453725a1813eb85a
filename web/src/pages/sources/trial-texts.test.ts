import { expect, test } from '@jest/globals'
import { missingIn, refusalText, trialText } from './trial-texts'

const drafts = (count: number) => Array.from({ length: count }, () => ({}) as never)

test.each([
  [0, 0, 'De lijst kan worden gelezen, maar er staat nu niets in.'],
  [1, 0, '1 bericht gevonden, maar dit is niet te gebruiken.'],
  [10, 0, '10 berichten gevonden, maar ze zijn niet te gebruiken.'],
  [1200, 0, '1.200 berichten gevonden, maar de eerste 10 zijn niet te gebruiken.'],
  [1, 1, '1 bericht gevonden. Dit zou worden opgeslagen:'],
  [5, 4, '5 berichten gevonden. Van de eerste 5 zou dit worden opgeslagen:'],
  [1200, 10, '1.200 berichten gevonden. Van de eerste 10 zou dit worden opgeslagen:'],
])('a trial with %d entries, %d of them usable, is summarised as: %s', (count, usable, text) => {
  expect(trialText({ count, drafts: drafts(usable) })).toBe(text)
})

test('a trial with rejected entries names a single one, and counts several', () => {
  expect(refusalText(1)).toBe('1 bericht kan niet worden gebruikt:')
  expect(refusalText(2)).toBe('2 berichten kunnen niet worden gebruikt:')
})

test('name and address of a new source are required, and blanks do not count', () => {
  expect(Object.keys(missingIn({ name: ' ', address: '' }))).toEqual(['name', 'address'])
  expect(missingIn({ name: 'Westerveen', address: 'https://bron.test' })).toEqual({})
})
