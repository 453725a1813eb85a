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
  ])('%j with %j falls back, with little confidence and no reason', (title, description) => {
    const [only, ...others] = about(title, description)
    expect(others).toEqual([])
    // R-GEN-3
    expect(only).toMatchObject({ slug: 'overig', matchedKeywords: [] })
    expect(only!.confidence).toBeLessThan(0.5)
  })

  test('without any list everything falls back', () => {
    expect(createCategoriser([], 'overig')({ title: 'Software', description: null, cpv: ['72000000'] })).toMatchObject([
      { slug: 'overig', matchedKeywords: [] },
    ])
  })

  test('a CPV code that does not exist is no evidence', () => {
    for (const cpv of ['00000000', '99999999', '', 'x', '7', '__proto__', 'constructor'])
      expect(about('Raamovereenkomst', null, [cpv])).toMatchObject([{ slug: 'overig', matchedKeywords: [] }])
  })
})

describe('evidence', () => {
  test('a keyword in the title is enough, and is named', () => {
    // R-GEN-4
    expect(about('Aanschaf software')).toMatchObject([{ slug: 'it-development', matchedKeywords: ['software'] }])
  })

  test('goods are those of a domain when a precise main code says whose', () => {
    expect(slugsOf('Kleding', null, [], ContractNature.SUPPLIES)[0]).toBe('leveringen-producten')
    expect(slugsOf('Kleding', null, ['33193120'], ContractNature.SUPPLIES)[0]).toBe('zorg-welzijn')
    expect(slugsOf('Kleding', null, ['18110000'], ContractNature.SUPPLIES)[0]).toBe('leveringen-producten')
  })

  test('the title weighs more than the description', () => {
    // R-GEN-4
    expect(slugsOf('Renovatie', 'Met software.')[0]).toBe('bouw-infrastructuur')
    expect(slugsOf('Software', 'Voor de renovatie.')[0]).toBe('it-development')
  })

  test('the CPV code decides where the words are silent', () => {
    expect(about('Raamovereenkomst 2026', null, ['45233000'])).toMatchObject([
      { slug: 'bouw-infrastructuur', matchedKeywords: ['CPV 45233000'] },
    ])
    // A category without a single keyword is still found by its codes.
    expect(slugsOf('Raamovereenkomst 2026', null, ['65300000'])).toEqual(['energie-utiliteit'])
  })

  test('a main code counts for more than the others', () => {
    expect(slugsOf('Perceel 1', null, ['45000000', '72000000'])[0]).toBe('bouw-infrastructuur')
    expect(slugsOf('Perceel 1', null, ['72000000', '45000000'])[0]).toBe('it-development')
  })

  test('a clear title goes before a loose code', () => {
    expect(slugsOf('Ontwikkeling van een app met API', null, ['79000000'])[0]).toBe('it-development')
  })

  test('of keywords that overlap only the longest counts', () => {
    expect(about('Collectieve zorgverzekering minima')).toMatchObject([
      { slug: 'zorg-welzijn', matchedKeywords: ['collectieve zorgverzekering'] },
    ])
    expect(slugsOf('Verzekering')).toEqual(['finance-control'])
  })

  test('a keyword of weight 0 hides the keywords inside it', () => {
    expect(about('Zorgvuldig')).toMatchObject([{ slug: 'overig', matchedKeywords: [] }])
  })

  test('a negative keyword lowers the confidence', () => {
    const confidenceOf = (title: string) =>
      about(title).find(({ slug }) => slug === 'bouw-infrastructuur')?.confidence ?? 0
    expect(confidenceOf('Bouw van speelgoed')).toBeLessThan(confidenceOf('Bouw van een school'))
  })

  test('the fallback has words of its own', () => {
    expect(about('Dagelijkse schoonmaak')).toMatchObject([{ slug: 'overig', matchedKeywords: ['schoonmaak'] }])
  })

  test('repeating a keyword is no new evidence', () => {
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
  ])('%j buys what its head says: %s', (title, slug) => {
    expect(slugsOf(title)[0]).toBe(slug)
  })

  test('a precise code goes before a general word, a loose one does not', () => {
    expect(slugsOf('Kleding in de zorg', null, ['18143000'])[0]).toBe('leveringen-producten')
    expect(slugsOf('Bouw', null, ['33190000', '33196200'])[0]).toBe('leveringen-producten')
    expect(slugsOf('Renovatie', null, ['33000000'])[0]).toBe('bouw-infrastructuur')
  })
})

describe('the nature of the contract', () => {
  test('decides where nothing else is known, and is named', () => {
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

  test('tips the balance', () => {
    expect(slugsOf('Kleding, brug', null, [], ContractNature.SUPPLIES)[0]).toBe('leveringen-producten')
    expect(slugsOf('Kleding, brug', null, [], ContractNature.WORKS)[0]).toBe('bouw-infrastructuur')
  })

  test('does not outweigh what the title says', () => {
    expect(slugsOf('Software', null, [], ContractNature.SUPPLIES)[0]).toBe('it-development')
    expect(slugsOf('Verzekering', null, [], ContractNature.WORKS)[0]).toBe('finance-control')
  })
})

describe('several categories', () => {
  test('all categories that the title names are given, the surest first', () => {
    // R-GEN-4
    expect(new Set(slugsOf('Verzekering, zorg en bouw'))).toEqual(
      new Set(['finance-control', 'zorg-welzijn', 'bouw-infrastructuur']),
    )
    expect(slugsOf('Bouw en renovatie van een brug, met software')[0]).toBe('bouw-infrastructuur')
  })

  test('a category that is much less sure is left out', () => {
    expect(slugsOf('Bouw en renovatie van een brug', 'Met software.', ['45000000'])).toEqual(['bouw-infrastructuur'])
  })

  test('the fallback stands beside others only when something speaks for it', () => {
    expect(slugsOf('Software en schoonmaak')).toContain('overig')
    expect(slugsOf('Software')).not.toContain('overig')
  })
})

describe('confidence', () => {
  const text = fc
    .array(fc.constantFrom('software', 'zorg', 'bouw', 'de', 'brug', 'schoonmaak', 'IT'), { maxLength: 12 })
    .map(words => words.join(' '))

  test('is a probability: between 0 and 1, descending, with a sum of at most 1; and it is deterministic', () => {
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
