import { describe, expect, test } from '@jest/globals'
import { whereabouts } from './whereabouts.js'

const where = (given: Partial<Parameters<typeof whereabouts>[0]>) => {
  const { region, province } = whereabouts({ place: null, nuts: [], organization: 'Rijkswaterstaat', ...given })
  return [region, province]
}

describe('the location of a tender', () => {
  test('gets the province of its place', () => {
    expect(where({ place: 'Den Haag Zuid-Holland' })).toEqual(['Den Haag', 'Zuid-Holland'])
    expect(where({ place: "'s-Gravenhage" })).toEqual(['Den Haag', 'Zuid-Holland'])
  })

  test('comes from the NUTS code when there is no place', () => {
    expect(where({ nuts: ['NL329'] })).toEqual(['Noord-Holland', 'Noord-Holland'])
    expect(where({ nuts: ['NL329', 'NL32B'] })).toEqual(['Noord-Holland', 'Noord-Holland'])
  })

  test('comes from the code when the two contradict each other', () => {
    expect(where({ place: 'Utrecht', nuts: ['NL423'] })).toEqual(['Limburg', 'Limburg'])
    expect(where({ place: 'Maastricht', nuts: ['NL423'] })).toEqual(['Maastricht', 'Limburg'])
  })

  test('is an unknown place with the province of the code', () => {
    expect(where({ place: 'Boerakker-Oost', nuts: ['NL113'] })).toEqual(['Boerakker-Oost', 'Groningen'])
    expect(where({ place: 'Boerakkeroost' })).toEqual(['Boerakkeroost', null])
  })

  test('has no province for codes of several provinces, or of the whole country', () => {
    expect(where({ nuts: ['NL329', 'NL423'] })).toEqual([null, null])
    expect(where({ nuts: ['NL'] })).toEqual([null, null])
    expect(where({ nuts: ['NL'], place: 'Zwolle' })).toEqual(['Zwolle', 'Overijssel'])
  })

  test('has a country and no province abroad', () => {
    expect(where({ place: 'Den Haag', nuts: ['BE100'] })).toEqual(['België', null])
    expect(where({ place: 'Brussel', nuts: ['NL332'] })).toEqual(['Zuid-Holland', 'Zuid-Holland'])
    expect(where({ place: 'Brussel', nuts: ['NL'], organization: 'Gemeente Ede' })).toEqual(['Ede', 'Gelderland'])
    expect(where({ place: 'Brussel', nuts: ['IE061'] })).toEqual(['Ierland', null])
    expect(where({ place: 'Bruxelles' })).toEqual(['Brussel, België', null])
    expect(where({ place: 'Brussel', nuts: ['BE1', 'LU0'] })).toEqual(['Brussel, België', null])
    expect(where({ place: 'Hasselt', nuts: ['BE221'] })).toEqual(['Hasselt, België', null])
    expect(where({ place: 'Nergenshausen', nuts: ['DEA'] })).toEqual(['Nergenshausen, Duitsland', null])
    expect(where({ nuts: ['LU000'], place: 'Luxembourg' })).toEqual(['Luxemburg', null])
    expect(where({ nuts: ['ES511'], organization: 'Gemeente Ede' })).toEqual(['Spanje', null])
    expect(where({ nuts: ['BE', 'DE1'] })).toEqual(['Buitenland', null])
    expect(where({ nuts: ['NL', 'DE1'] })).toEqual([null, null])
  })

  test('is within the borders of the authority that buys when the place is unknown or ambiguous', () => {
    expect(where({ place: 'Bergen', organization: 'Universiteit Maastricht' })).toEqual(['Bergen', null])
    expect(where({ place: 'Bergen', organization: 'Gemeente Bergen (L)' })).toEqual(['Bergen (L)', 'Limburg'])
    expect(where({ place: 'Bergen', nuts: ['NL32'] })).toEqual(['Bergen (NH)', 'Noord-Holland'])
    expect(where({ place: 'Boerakkeroost', organization: 'Provincie Groningen' })).toEqual([
      'Boerakkeroost',
      'Groningen',
    ])
  })

  test('is the municipality that buys when there is no place and no code', () => {
    expect(where({ organization: 'Gemeente Rotterdam' })).toEqual(['Rotterdam', 'Zuid-Holland'])
    expect(where({ organization: 'Gemeente Rotterdam', nuts: ['NL423'] })).toEqual(['Limburg', 'Limburg'])
    expect(where({ organization: 'Stichting Rotterdam Festivals' })).toEqual([null, null])
    expect(where({ organization: 'Technische Universiteit Delft' })).toEqual(['Delft', 'Zuid-Holland'])
    expect(where({ organization: 'Ministerie van Defensie' })).toEqual([null, null])
    expect(where({ organization: 'Gemeente Rotterdam', place: 'Diverse locaties' })).toEqual([
      'Rotterdam',
      'Zuid-Holland',
    ])
  })
})
