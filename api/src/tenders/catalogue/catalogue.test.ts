import { afterAll, describe, expect, test } from '@jest/globals'
import { ask } from '../../../test/ask.js'
import { ownDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { keywordsOf } from '../../reference/categories.js'
import { Category } from './category.entity.js'
import { currentCategories } from './category-memory.js'
import { seedCategories } from './category.service.js'
import { publicStats } from '../tender/statistics.service.js'
import { provinceOfNuts } from '../../reference/regions.js'

const database = ownDatabase()
const db = () => database.manager

describe('the categories', () => {
  test('are sixteen in six domains, in order', async () => {
    const { data } = await ask(db(), '{ categories { slug name sortOrder domain { name } } domains { key } }')
    const inDomain = (domainName: string) =>
      data.categories
        .filter((category: { domain: { name: string } }) => category.domain.name === domainName)
        .map(({ slug, name }: { slug: string; name: string }) => `${slug}: ${name}`)
    // R-ENUM-1
    expect(data.categories).toHaveLength(16)
    // R-GEN-5
    expect(data.domains).toHaveLength(6)
    // R-ENUM-2
    expect(inDomain('Business Services')).toEqual([
      'finance-control: Finance & Control',
      'hr-organisatie: HR & Organisatie',
      'strategie-advies: Strategie & Advies',
      'governance-compliance: Governance & Compliance',
    ])
    // R-ENUM-3
    expect(inDomain('Technology')).toEqual([
      'it-development: IT Development',
      'it-infrastructuur: IT Infrastructuur',
      'security-privacy: Security & Privacy',
    ])
    // R-ENUM-4
    expect(inDomain('Interim & Projecten')).toEqual([
      'interim-management: Interim Management',
      'projectmanagement: Projectmanagement',
    ])
    // R-ENUM-5
    expect(inDomain('Publieke Sector')).toEqual([
      'publieke-sector: Publieke Sector',
      'zorg-welzijn: Zorg & Welzijn',
      'onderwijs-cultuur: Onderwijs & Cultuur',
    ])
    // R-ENUM-6
    expect(inDomain('EU Specifiek')).toEqual([
      'bouw-infrastructuur: Bouw & Infrastructuur',
      'energie-utiliteit: Energie & Utiliteit',
      'leveringen-producten: Leveringen & Producten',
    ])
    // R-ENUM-7
    expect(inDomain('Overig')).toEqual(['overig: Overig'])
    expect(data.categories.map(({ sortOrder }: { sortOrder: number }) => sortOrder)).toEqual([...Array(16).keys()])
  })

  describe('seeding the categories', () => {
    afterAll(async () => {
      await db().query('DELETE FROM categories WHERE NOT EXISTS (SELECT FROM tender_categories)')
      await seedCategories(db())
    })

    test('is idempotent, and never overwrites edited keywords', async () => {
      expect(await seedCategories(db())).toEqual({ created: 0, updated: 0 })
      await db().update(Category, { slug: 'it-development' }, { keywords: ['eigen woord'], seededKeywords: ['ooit'] })
      await db().update(
        Category,
        { slug: 'zorg-welzijn' },
        { keywords: ['ooit'], seededKeywords: ['ooit'], name: 'Oude naam' },
      )
      expect(await seedCategories(db())).toEqual({ created: 0, updated: 2 })
      expect((await db().findOneByOrFail(Category, { slug: 'it-development' })).keywords).toEqual(['eigen woord'])
      const followed = await db().findOneByOrFail(Category, { slug: 'zorg-welzijn' })
      expect(followed.name).toBe('Zorg & Welzijn')
      expect(followed.keywords).toEqual(keywordsOf('zorg-welzijn'))
    })
  })
})

describe('the categories in memory', () => {
  test('reflect a change by another process at once, in lists and in counts', async () => {
    await aTender(db(), { categories: ['zorg-welzijn'] })
    const query = `query ($filter: TenderFilter!) { tenders(filter: $filter) { totalCount
      facets { category { key label } } nodes { tenderCategories { category { name description } } } } }`
    const seen = async (filter: object) => {
      const { data, errors } = await ask(db(), query, { filter })
      if (errors) return errors[0]!.message
      const { nodes, facets } = data.tenders
      return [
        nodes[0].tenderCategories[0].category.name,
        facets.category.find(({ key }: { key: string }) => key === 'zorg-welzijn').label,
      ]
    }
    const rename = (name: string) => db().query(`UPDATE categories SET name = $1 WHERE slug = 'zorg-welzijn'`, [name])
    expect(await seen({})).toEqual(['Zorg & Welzijn', 'Zorg & Welzijn'])
    try {
      await rename('Zorg')
      expect(await seen({})).toEqual(['Zorg', 'Zorg'])
      expect(await seen({ search: 'onderhoud' })).toEqual(['Zorg', 'Zorg'])
      await rename('Welzijn')
      expect(await seen({ category: 'Welzijn' })).toEqual(['Welzijn', 'Welzijn'])
      await rename('Zorg')
      expect(await seen({ category: 'Welzijn' })).toBe('Onbekende categorie: Welzijn')
      await rename('Welzijn')
      const { data } = await ask(db(), '{ categories { name } }')
      expect(data.categories.map(({ name }: { name: string }) => name)).toContain('Welzijn')
    } finally {
      await rename('Zorg & Welzijn')
    }
  })

  test('have no keywords, and stay the same objects until a category changes', async () => {
    const [one, two] = [await currentCategories(db()), await currentCategories(db())]
    expect(one).toBe(two)
    expect(JSON.stringify(one).length).toBeLessThan(10_000)
    await db().query(`UPDATE categories SET keywords = keywords WHERE slug = 'overig'`)
    expect(await currentCategories(db())).not.toBe(one)
  })
})

test('the six sources come first, and the five regions before the other provinces', async () => {
  const { data } = await ask(db(), '{ sources { name state tenderCount } regions { name } }')
  // R-ENUM-10 R-FILT-33
  expect(data.sources.slice(0, 6).map(({ name }: { name: string }) => name)).toEqual([
    'TenderNed',
    'Between',
    'Freep',
    'FreelancePlatform',
    'OpdrachtOverheid',
    'FlexTender',
  ])
  expect(data.sources[0]).toMatchObject({ state: 'never', tenderCount: 0 })
  // R-FILT-37
  expect(data.regions.map(({ name }: { name: string }) => name)).toEqual([
    'Noord-Holland',
    'Zuid-Holland',
    'Utrecht',
    'Amsterdam',
    'Rotterdam',
    'Drenthe',
    'Flevoland',
    'Friesland',
    'Gelderland',
    'Groningen',
    'Limburg',
    'Noord-Brabant',
    'Overijssel',
    'Zeeland',
  ])
})

test('the public statistics need no sign-in', async () => {
  await aTender(db(), { newOn: '2020-01-01' })
  await aTender(db(), { tenderType: 'freelance_contract', source: 'freep', closingDate: new Date(Date.now() - 1000) })
  await aTender(db(), { archived: true, newOn: '2020-01-01' })
  const query =
    '{ publicStats { total open closed archived newToday sources tenderTypes { euProcurement freelanceContract } } }'
  const { data } = await ask(db(), query)
  // R-DASH-24 R-INT-4 R-INT-5 R-INT-13
  expect({ ...data.publicStats, sources: data.publicStats.sources.toSorted() }).toEqual({
    total: 3,
    open: 1,
    closed: 1,
    archived: 1,
    newToday: 1,
    sources: ['Freep', 'TenderNed'],
    tenderTypes: { euProcurement: 2, freelanceContract: 1 },
  })
})

test('today is the day in Amsterdam, even while it is still yesterday elsewhere', async () => {
  for (const newOn of ['2026-03-01', '2026-03-02', '2026-03-02']) await aTender(db(), { newOn })
  const runner = database.source.createQueryRunner()
  await runner.startTransaction()
  try {
    // The clock of the database, for this transaction.
    await runner.query(
      `CREATE FUNCTION public.now() RETURNS timestamptz LANGUAGE sql RETURN timestamptz '2026-03-01T23:30:00Z'`,
    )
    await runner.query('SET LOCAL search_path = public, pg_catalog')
    // R-INT-13
    expect(await publicStats(runner.manager)).toMatchObject({ total: 3, newToday: 2 })
  } finally {
    await runner.rollbackTransaction()
    await runner.release()
  }
})

test.each([
  [['NL32B'], 'Noord-Holland'],
  [['NL350', 'NL31'], 'Utrecht'],
  [['NL366', 'NL423'], null],
  [['NL'], null],
  [['BE211'], null],
  [[], null],
])('the NUTS codes %j lie in %s', (codes, province) => {
  expect(provinceOfNuts(codes)).toBe(province)
})

test('a new category has a unique slug and its keywords, and is by default active and first', async () => {
  const { data } = await ask(db(), '{ categories { slug keywords } }')
  for (const { slug, keywords } of data.categories)
    expect({ slug, keywords }).toEqual({ slug, keywords: keywordsOf(slug) })
  const runner = database.source.createQueryRunner()
  await runner.startTransaction()
  try {
    const insert = () =>
      runner.query(
        `INSERT INTO categories (id, slug, name, domain, bit) VALUES (gen_random_uuid(), 'nieuw', 'Nieuw', 'other', 60)
         RETURNING keywords, is_active, sort_order, description, icon, color, created_at, updated_at`,
      )
    const now = expect.any(Date)
    // R-ENT-19
    expect(await insert()).toEqual([
      {
        keywords: [],
        is_active: true,
        sort_order: 0,
        description: null,
        icon: null,
        color: null,
        created_at: now,
        updated_at: now,
      },
    ])
    await expect(insert()).rejects.toThrow(/slug/)
  } finally {
    await runner.rollbackTransaction()
    await runner.release()
  }
})

test('CPV codes have their short Dutch label, with or without trailing zeros', async () => {
  const labelled = async (codes: readonly string[]) =>
    ask(db(), 'query ($codes: [String!]!) { cpvLabels(codes: $codes) { code label } }', { codes })
  const { data } = await labelled(['72000000', '72', '45233141-9', '99999999', 'code'])
  expect(data.cpvLabels.map(({ label }: { label: string }) => label)).toEqual([
    'IT-diensten',
    'IT-diensten',
    'Wegenonderhoud',
    null,
    null,
  ])
  expect((await labelled(Array(51).fill('45'))).errors?.[0]?.message).toBe('Vraag maximaal 50 codes tegelijk.')
})
