import { expect, test } from '@jest/globals'
import { placeOf } from './place'

const shown = (region: string | null, province: string | null) => placeOf({ __typename: 'Tender', region, province })

test.each([
  ['Utrecht', 'Utrecht', 'Utrecht'],
  ['Groningen', 'Groningen', 'Groningen'],
  ['Noord-Brabant', 'Noord-Brabant', 'Noord-Brabant'],
  ['Zuid-Limburg', 'Limburg', 'Zuid-Limburg'],
  ['Overig Groningen', 'Groningen', 'Overig Groningen'],
  ['Brussel, België', null, 'Brussel, België'],
  ['Boerakkeroost', null, 'Boerakkeroost'],
  ['Harlingen', 'Friesland', 'Harlingen, Friesland'],
  ['Amersfoort', 'Utrecht', 'Amersfoort, Utrecht'],
  ['West-Friesland', 'Noord-Holland', 'West-Friesland, Noord-Holland'],
  ['Hengelo (Gld)', 'Gelderland', 'Hengelo, Gelderland'],
  ['Zeeland (NB)', 'Noord-Brabant', 'Zeeland, Noord-Brabant'],
  ['Bergen (L)', 'Limburg', 'Bergen, Limburg'],
  ['Nes (Ameland)', 'Friesland', 'Nes (Ameland), Friesland'],
])('the region %j in %j is shown as %j', (region, province, text) => {
  // R-CARD-11
  expect(shown(region, province)).toBe(text)
})

test('a tender without region or city has no place', () => {
  // R-DET-11
  expect(shown(null, null)).toBeNull()
  expect(shown('', null)).toBeNull()
})
