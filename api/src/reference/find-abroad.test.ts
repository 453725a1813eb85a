import { describe, expect, test } from '@jest/globals'
import { countries } from './abroad.js'
import { countriesOfCodes } from './find-abroad.js'
import { findPlace } from './find-place.js'

const shown = (text: string) => {
  const place = findPlace(text)
  return place && [place.name, place.country ?? place.province].join(' | ')
}

describe('the place in a text that may be abroad', () => {
  test.each([
    // First, texts that name a place in the Netherlands, or none.
    ['Hasselt', 'Hasselt | Overijssel'],
    ['Den Haag of Brussel', 'Den Haag | Zuid-Holland'],
    ['Antwerpen / Breda', 'Breda | Noord-Brabant'],
    ['Maastricht en Aken, Duitsland', 'Maastricht | Limburg'],
    ['Brusselstraat 3, Ede', 'Ede | Gelderland'],
    ['Hotel New York, Rotterdam', 'Rotterdam | Zuid-Holland'],
    ['Elst, FR', 'Elst | Gelderland'],
    ['Limburg (NL)', 'Limburg | Limburg'],
    ['Nederland en België', null],
    ['Nederland / buitenland', null],
    ['Binnen- en buitenland', null],
    ['Europa', null],
    ['Bergen', 'Bergen | '],
    ['Essen', 'Essen | '],
    ['Sint Maarten, Noord-Holland', 'Sint Maarten | Noord-Holland'],

    ['Brussel', 'Brussel | België'],
    ['BRUXELLES', 'Brussel | België'],
    ['1000 Brussel, België', 'Brussel | België'],
    ['Brussel België', 'Brussel | België'],
    ['Brussels (BE)', 'Brussel | België'],
    ['Hasselt, België', 'Hasselt | België'],
    ['Limburg, België', 'Limburg | België'],
    ['Bergen (Noorwegen)', 'Bergen | Noorwegen'],
    ['Regio Antwerpen', 'Antwerpen | België'],
    ['Köln, Germany', 'Keulen | Duitsland'],
    ['Nergenshausen, Duitsland', 'Nergenshausen | Duitsland'],
    ['Remote vanuit Spanje', 'Spanje | Spanje'],
    ['Luxemburg', 'Luxemburg | Luxemburg'],
    ['Brussel / Luxemburg', 'Brussel | België'],
    ['België, Brussel', 'Brussel | België'],
    ['Essen, Duitsland', 'Essen | Duitsland'],
    ['Willemstad, Curaçao', 'Willemstad | Curaçao'],
    ['Ispra (VA)', 'Ispra | Italië'],
    ['Duitsland', 'Duitsland | Duitsland'],
    ['Buitenland', 'Buitenland | Buitenland'],
  ])('in %j is %s', (text, expected) => {
    expect(shown(text)).toBe(expected)
  })

  test('the name of a country is never that of a place in the Netherlands', () => {
    const names = countries.flatMap(({ name, otherNames }) => [name, ...otherNames])
    expect(names.filter(name => findPlace(`${name} (Nederland)`)?.province)).toEqual([])
  })

  test('a name never belongs to two countries', () => {
    const names = countries.flatMap(({ name, otherNames, codes }) => [name, ...otherNames, ...codes])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})

describe('the countries of a set of codes', () => {
  test.each([
    [[], []],
    [['XX', '__proto__', 'MEX', 'CHL'], []],
    [['NL', 'NL332'], ['Nederland']],
    [['BE100', 'BE21', 'BEL'], ['België']],
    [
      ['DEA', 'POL', 'AUT', 'EL30'],
      ['Duitsland', 'Polen', 'Oostenrijk', 'Griekenland'],
    ],
    [
      ['NL', 'BE1'],
      ['Nederland', 'België'],
    ],
  ])('%j are %j', (codes, expected) => {
    expect(countriesOfCodes(codes)).toEqual(expected)
  })
})
