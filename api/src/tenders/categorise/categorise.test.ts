import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { ContractNature } from '../../reference/tender-values.js'
import { createCategoriser } from './categorise.js'

const lists = [
  { slug: 'it-development', keywords: ['IT', 'software', 'API', 'data analyse', 'app^2'] },
  {
    slug: 'zorg-welzijn',
    keywords: ['zorg', 'Wmo', 'patiënt', 'jeugdhulp', 'zorgvuldig^0', 'collectieve zorgverzekering'],
  },
  { slug: 'bouw-infrastructuur', keywords: ['bouw', 'renovatie', 'brug', 'openbare ruimte', '-speelgoed'] },
  { slug: 'finance-control', keywords: ['verzekering'] },
  { slug: 'energie-utiliteit', keywords: [] },
  { slug: 'leveringen-producten', keywords: ['kleding'] },
  { slug: 'overig', keywords: ['schoonmaak'] },
]
const categorise = createCategoriser(lists, 'overig')
const about = (
  title: string,
  description: string | null = null,
  cpv: readonly string[] = [],
  contractNature: ContractNature | null = null,
) => categorise({ title, description, cpv, contractNature })
const slugsOf = (...tender: Parameters<typeof about>) => about(...tender).map(({ slug }) => slug)

describe('a tender without evidence', () => {
  test.each([
    ['', null],
    ['', ''],
    ['Raamovereenkomst', 'Looptijd van twee jaar.'],
    ['🏗️ !!! ???', '—'],
    ['\0', '\ud83d'],
  ])('%j with %j gets the fallback, with low confidence and no reason', (title, description) => {
    const [only, ...others] = about(title, description)
    expect(others).toEqual([])
    // R-GEN-3
    expect(only).toMatchObject({ slug: 'overig', matchedKeywords: [] })
    expect(only!.confidence).toBeLessThan(0.5)
  })

  test('without any keyword list every tender gets the fallback', () => {
    expect(createCategoriser([], 'overig')({ title: 'Software', description: null, cpv: ['72000000'] })).toMatchObject([
      { slug: 'overig', matchedKeywords: [] },
    ])
  })

  test('a CPV code that does not exist is no evidence', () => {
    for (const cpv of ['00000000', '99999999', '', 'x', '7', '__proto__', 'constructor'])
      expect(about('Raamovereenkomst', null, [cpv])).toMatchObject([{ slug: 'overig', matchedKeywords: [] }])
  })
})

describe('the evidence for a category', () => {
  test('may be one keyword in the title, which is reported', () => {
    // R-GEN-4
    expect(about('Aanschaf software')).toMatchObject([{ slug: 'it-development', matchedKeywords: ['software'] }])
  })

  test('from a precise main code outweighs a word for goods when the goods belong to a domain', () => {
    expect(slugsOf('Kleding', null, [], ContractNature.SUPPLIES)[0]).toBe('leveringen-producten')
    expect(slugsOf('Kleding', null, ['33193120'], ContractNature.SUPPLIES)[0]).toBe('zorg-welzijn')
    expect(slugsOf('Kleding', null, ['18110000'], ContractNature.SUPPLIES)[0]).toBe('leveringen-producten')
  })

  test('in the title counts for more than in the description', () => {
    // R-GEN-4
    expect(slugsOf('Renovatie', 'Met software.')[0]).toBe('bouw-infrastructuur')
    expect(slugsOf('Software', 'Voor de renovatie.')[0]).toBe('it-development')
  })

  test('from the CPV code decides when no keyword matches', () => {
    expect(about('Raamovereenkomst 2026', null, ['45233000'])).toMatchObject([
      { slug: 'bouw-infrastructuur', matchedKeywords: ['CPV 45233000'] },
    ])
    // A category without keywords can still be found by its codes.
    expect(slugsOf('Raamovereenkomst 2026', null, ['65300000'])).toEqual(['energie-utiliteit'])
  })

  test('from the main code counts for more than from other codes', () => {
    expect(slugsOf('Perceel 1', null, ['45000000', '72000000'])[0]).toBe('bouw-infrastructuur')
    expect(slugsOf('Perceel 1', null, ['72000000', '45000000'])[0]).toBe('it-development')
  })

  test('from a clear title counts for more than from a vague code', () => {
    expect(slugsOf('Ontwikkeling van een app met API', null, ['79000000'])[0]).toBe('it-development')
  })

  test('from overlapping keywords is that of the longest one', () => {
    expect(about('Collectieve zorgverzekering minima')).toMatchObject([
      { slug: 'zorg-welzijn', matchedKeywords: ['collectieve zorgverzekering'] },
    ])
    expect(slugsOf('Verzekering')).toEqual(['finance-control'])
  })

  test('inside a keyword of weight 0 is ignored', () => {
    expect(about('Zorgvuldig')).toMatchObject([{ slug: 'overig', matchedKeywords: [] }])
  })

  test('is reduced by a negative keyword', () => {
    const confidenceOf = (title: string) =>
      about(title).find(({ slug }) => slug === 'bouw-infrastructuur')?.confidence ?? 0
    expect(confidenceOf('Bouw van speelgoed')).toBeLessThan(confidenceOf('Bouw van een school'))
  })

  test('for the fallback includes its own keywords', () => {
    expect(about('Dagelijkse schoonmaak')).toMatchObject([{ slug: 'overig', matchedKeywords: ['schoonmaak'] }])
  })

  test('does not grow by repeating a keyword', () => {
    expect(about('Software', 'Software. '.repeat(50))[0]!.confidence).toBe(
      about('Software', 'Software.')[0]!.confidence,
    )
  })
})

describe('the head of a title', () => {
  test.each([
    ['Software voor de zorg', 'it-development'],
    ['Patiëntdossier met API', 'it-development'],
    ['Zorgsoftware', 'it-development'],
    ['Verzekering voor zorg', 'finance-control'],
    ['Renovatie ten behoeve van zorg en jeugdhulp', 'bouw-infrastructuur'],
    ['Zorg, met software', 'zorg-welzijn'],
  ])('the head noun of %j decides: %s', (title, slug) => {
    expect(slugsOf(title)[0]).toBe(slug)
  })

  test('a precise code outweighs a general word, a vague code does not', () => {
    expect(slugsOf('Kleding in de zorg', null, ['18143000'])[0]).toBe('leveringen-producten')
    expect(slugsOf('Bouw', null, ['33190000', '33196200'])[0]).toBe('leveringen-producten')
    expect(slugsOf('Renovatie', null, ['33000000'])[0]).toBe('bouw-infrastructuur')
  })
})

describe('the nature of the contract', () => {
  test('decides without other evidence, and is reported', () => {
    expect(about('Raamovereenkomst', null, [], ContractNature.WORKS)).toMatchObject([
      { slug: 'bouw-infrastructuur', matchedKeywords: ['soort opdracht: werken'] },
    ])
    expect(about('Raamovereenkomst', null, [], ContractNature.SUPPLIES)).toMatchObject([
      { slug: 'leveringen-producten', matchedKeywords: ['soort opdracht: leveringen'] },
    ])
    expect(about('Raamovereenkomst', null, [], ContractNature.SERVICES)).toMatchObject([
      { slug: 'overig', matchedKeywords: [] },
    ])
  })

  test('decides between equal categories', () => {
    expect(slugsOf('Kleding, brug', null, [], ContractNature.SUPPLIES)[0]).toBe('leveringen-producten')
    expect(slugsOf('Kleding, brug', null, [], ContractNature.WORKS)[0]).toBe('bouw-infrastructuur')
  })

  test('does not outweigh the title', () => {
    expect(slugsOf('Software', null, [], ContractNature.SUPPLIES)[0]).toBe('it-development')
    expect(slugsOf('Verzekering', null, [], ContractNature.WORKS)[0]).toBe('finance-control')
  })
})

describe('several categories', () => {
  test('are assigned when the title names them, the most confident first', () => {
    // R-GEN-4
    expect(new Set(slugsOf('Verzekering, zorg en bouw'))).toEqual(
      new Set(['finance-control', 'zorg-welzijn', 'bouw-infrastructuur']),
    )
    expect(slugsOf('Bouw en renovatie van een brug, met software')[0]).toBe('bouw-infrastructuur')
  })

  test('exclude a category with a much lower confidence', () => {
    expect(slugsOf('Bouw en renovatie van een brug', 'Met software.', ['45000000'])).toEqual(['bouw-infrastructuur'])
  })

  test('include the fallback only when it has its own evidence', () => {
    expect(slugsOf('Software en schoonmaak')).toContain('overig')
    expect(slugsOf('Software')).not.toContain('overig')
  })
})

describe('confidence', () => {
  const text = fc
    .array(fc.constantFrom('software', 'zorg', 'bouw', 'de', 'brug', 'schoonmaak', 'IT'), { maxLength: 12 })
    .map(words => words.join(' '))

  test('is a probability: between 0 and 1, descending, deterministic, with a sum of at most 1', () => {
    fc.assert(
      fc.property(
        text,
        text,
        fc.array(fc.constantFrom('72000000', '45000000', '85000000'), { maxLength: 3 }),
        (title, description, cpv) => {
          const matches = about(title, description, cpv)
          expect(matches.length).toBeGreaterThan(0)
          const chances = matches.map(({ confidence }) => confidence)
          expect(chances).toEqual(chances.toSorted((one, other) => other - one))
          expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeLessThanOrEqual(1.03)
          expect(Math.min(...chances)).toBeGreaterThan(0)
          expect(new Set(slugsOf(title, description, cpv)).size).toBe(matches.length)
          expect(about(title, description, cpv)).toEqual(matches)
        },
      ),
    )
  })

  test('grows with the evidence', () => {
    const rising = ['software', 'software IT', 'software IT API'].map(title => about(title)[0]!.confidence)
    expect(rising).toEqual(rising.toSorted((one, other) => one - other))
    expect(new Set(rising).size).toBe(3)
  })
})

describe('a description that is too long', () => {
  test('is read up to its limit', () => {
    expect(slugsOf('Raamovereenkomst', `${'x '.repeat(100_000)} software zorg bouw brug`)).toEqual(['overig'])
    expect(slugsOf('Raamovereenkomst', `software API data analyse ${'x '.repeat(100_000)}`)[0]).toBe('it-development')
  })
})
