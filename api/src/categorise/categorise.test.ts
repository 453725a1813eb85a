import { describe, expect, test } from '@jest/globals'
import { categories, keywordsOf, uncategorised } from '../reference/categories.js'
import { createCategoriser, foldWords } from './categorise.js'

const lists = [
  { slug: 'it', keywords: ['IT', 'software', 'API', 'data analyse', 'C#'] },
  { slug: 'zorg', keywords: ['zorg', 'Wmo', 'patiënt', 'jeugdhulp'] },
  { slug: 'bouw', keywords: ['bouw', 'renovatie', 'brug', 'openbare ruimte'] },
  { slug: 'energie', keywords: ['energie', 'laadpalen'] },
  { slug: 'leeg', keywords: [] },
]
const categorise = createCategoriser(lists, 'overig')
const slugsOf = (title: string, description: string | null = null) =>
  categorise(title, description).map(({ slug }) => slug)

const fallback = [{ slug: 'overig', confidence: 0, matchedKeywords: [] }]

describe('a text for which no keyword speaks', () => {
  test.each([
    ['', null],
    ['', ''],
    ['Schoonmaak van kantoren', 'Dagelijks en periodiek.'],
    ['🏗️ !!! ???', '—'],
    ['Schoonmaak', 'Er komt ook wat software aan te pas.'],
    ['\0', '\ud83d'],
  ])('R-GEN-4 %j with %j falls back, without confidence', (title, description) => {
    expect(categorise(title, description)).toEqual(fallback)
  })

  test.each(['', ' ', '...', '-', '🏗️'])(
    'a keyword without a letter or a figure, %j, is found nowhere instead of everywhere',
    keyword => {
      const odd = createCategoriser([{ slug: 'fout', keywords: [keyword] }], 'overig')
      expect(odd('Schoonmaak van kantoren', 'Dagelijks - en periodiek ...')).toEqual(fallback)
    },
  )

  test('without any list everything falls back', () => {
    expect(createCategoriser([], 'overig')('Software', null)).toEqual(fallback)
  })
})

describe('keywords of three letters or fewer are whole words', () => {
  test.each([
    ['Activiteiten voor ouderen', []],
    ['Limiet aan de kwaliteit', []],
    ['ITIL-trainingen', []],
    ['Nautische unit', []],
    ['Rapiditeit', []],
    ['IT', ['IT']],
    ['it-diensten', ['IT']],
    ['(IT)', ['IT']],
    ['Levering/it/beheer', ['IT']],
    ['Onderhoud API-koppelingen', ['API']],
    ['wmo-voorziening', ['Wmo']],
    ['C# ontwikkeling', ['C#']],
  ])('R-INT-45 %j matches %j', (title, matched) => {
    expect(categorise(title, null).flatMap(({ matchedKeywords }) => matchedKeywords)).toEqual(matched)
  })
})

describe('longer keywords match from the beginning of a word', () => {
  test.each([
    ['Softwareontwikkeling', ['software']],
    ['SOFTWARE', ['software']],
    ['Systeemsoftware', []],
    ['Energieneutraal', ['energie']],
    ['Vliegenergie', []],
    ['Zorgaanbieder', ['zorg']],
    ['Verzorging', []],
    ['Patientenvervoer', ['patiënt']],
    ['PATIËNT', ['patiënt']],
    ['Patie\u0308nt', ['patiënt']],
    ['Bruggen', ['brug']],
    ['Data-analyse', ['data analyse']],
    ['data  analyses', ['data analyse']],
    ['data en analyse', []],
    ['Beheer openbare ruimten', ['openbare ruimte']],
  ])('R-GEN-4 %j matches %j', (title, matched) => {
    expect(categorise(title, null).flatMap(({ matchedKeywords }) => matchedKeywords)).toEqual(matched)
  })
})

describe('what a keyword weighs', () => {
  test('R-GEN-4 one in the title is enough', () => {
    expect(categorise('Aanschaf software', null)).toEqual([
      { slug: 'it', confidence: 0.6, matchedKeywords: ['software'] },
    ])
  })

  test('R-GEN-4 one in the description is not, two are', () => {
    expect(slugsOf('Raamovereenkomst', 'Wij zoeken software.')).toEqual(['overig'])
    expect(slugsOf('Raamovereenkomst', 'Wij zoeken software, software en software.')).toEqual(['overig'])
    expect(categorise('Raamovereenkomst', 'Wij zoeken software met een API.')).toEqual([
      { slug: 'it', confidence: 0.5, matchedKeywords: ['software', 'API'] },
    ])
  })

  test('the title goes before the description', () => {
    expect(slugsOf('Renovatie', 'Met software en een API.')[0]).toBe('bouw')
  })

  test('in both it is named once, and counts for both', () => {
    expect(categorise('Software', 'Software voor beheer.')).toEqual([
      { slug: 'it', confidence: 0.67, matchedKeywords: ['software'] },
    ])
  })

  test('more evidence gives more confidence, and never certainty', () => {
    const confidenceOf = (title: string) => categorise(title, title)[0]!.confidence
    const rising = ['software', 'software IT', 'software IT API', 'software IT API data analyse'].map(confidenceOf)
    expect(rising).toEqual(rising.toSorted((one, other) => one - other))
    expect(new Set(rising).size).toBe(4)
    expect(rising.at(-1)).toBeLessThan(1)
  })
})

describe('more than one category', () => {
  test('R-GEN-4 every category that the title names is there, in the order of the lists when as sure as each other', () => {
    expect(slugsOf('Software voor zorg en bouw')).toEqual(['it', 'zorg', 'bouw'])
    expect(slugsOf('Bouw, zorg, energie en software')).toEqual(['it', 'zorg', 'bouw', 'energie'])
    expect(slugsOf('Renovatie van een brug, met zorg', 'Bouw en renovatie.')).toEqual(['bouw', 'zorg'])
  })

  test('the surest comes first, and what is much less sure is left out', () => {
    expect(slugsOf('Bouw en renovatie van een brug', 'Met software en een API.')).toEqual(['bouw'])
    expect(slugsOf('Renovatie brug', 'Ook zorg voor patiënten met jeugdhulp, energie.')).toEqual(['bouw'])
    expect(slugsOf('Renovatie', 'Zorg voor patiënten.')).toEqual(['bouw', 'zorg'])
  })

  test('the same text always gives the same answer', () => {
    const text = 'Software, zorg, bouw en energie'
    expect(categorise(text, text)).toEqual(categorise(text, text))
  })
})

describe('words', () => {
  test.each([
    ['', ' '],
    [' \n ', ' '],
    ['—!?', ' '],
    ['De ICT', ' de ict '],
    ['Coördinatie, één-op-één', ' coordinatie een op een '],
    ['É\u0301e', ' ee '],
    ['İstanbul', ' istanbul '],
    ['iso 27001:2022', ' iso 27001 2022 '],
    ['a_b', ' a b '],
    ['東京 Ünal', ' 東京 unal '],
  ])('%j are %j', (text, expected) => {
    expect(foldWords(text)).toBe(expected)
  })
})

describe('the keywords that a new database begins with', () => {
  const product = createCategoriser(
    categories.map(({ slug }) => ({ slug, keywords: keywordsOf(slug) })),
    uncategorised,
  )

  test.each(categories.flatMap(({ slug }) => keywordsOf(slug).map(keyword => [keyword, slug])))(
    'R-GEN-4 a tender called %j is in %s',
    (keyword, slug) => {
      const found = product(keyword, null)
      expect(found.map(match => match.slug)).toContain(slug)
    },
  )

  test.each([
    ['R-INT-45', 'Sportieve activiteiten voor jongeren'],
    ['R-INT-45', 'Lange termijn verhuur van kramen'],
    ['R-GEN-4', 'Dagelijkse schoonmaak van kantoren'],
  ])('%s %j is in Overig', (_ids, title) => {
    expect(product(title, null)).toEqual([{ slug: 'overig', confidence: 0, matchedKeywords: [] }])
  })
})
