import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { toGlobalId } from 'graphql-relay'
import pg from 'pg'
import { v7 as uuid } from 'uuid'
import { ask } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import { Bookmark } from '../../people/bookmarks/bookmark.entity.js'
import { whereabouts } from '../../reference/whereabouts.js'

const database = testDatabase()
const db = () => database.manager

const LIST = `query ($filter: TenderFilter, $orderBy: TenderOrder, $first: Int, $after: String, $last: Int, $before: String, $page: Int) {
  tenders(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before, page: $page) {
    totalCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    pageCursors { around { page cursor isCurrent } last { page } }
    nodes { uuid title }
  }
}`

const titlesOf = async (variables: object) => {
  const { data, errors } = await ask(db(), LIST, variables)
  expect(errors).toBeUndefined()
  const titles = data.tenders.nodes.map(({ title }: { title: string }) => title) as string[]
  // The count comes from memory where the filter allows it, and the list from the database.
  if (Object.keys(variables).join() === 'filter') expect(data.tenders.totalCount).toBe(titles.length)
  return titles
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

describe('the pages of a list', () => {
  const sevenTenders = async () => {
    // Three share one publication date, so that only the id as tie-breaker keeps their order stable.
    const moments = [1, 2, 5, 5, 5, 8, 9]
    const shared = new Map(moments.map(minutes => [minutes, minutesAgo(minutes)]))
    for (const [index, minutes] of moments.entries())
      await aTender(db(), { title: `T${index}`, publicationDate: shared.get(minutes)! })
    return titlesOf({ first: 100 })
  }

  test('join up without gaps or duplicates when read forward by cursor', async () => {
    const all = await sevenTenders()
    const seen: string[] = []
    let after: string | null = null
    for (let guard = 0; guard < 10; guard++) {
      const { data } = await ask(db(), LIST, { first: 2, after })
      seen.push(...data.tenders.nodes.map(({ title }: { title: string }) => title))
      expect(data.tenders.pageInfo.hasNextPage).toBe(seen.length < 7)
      expect(data.tenders.totalCount).toBe(7)
      after = data.tenders.pageInfo.endCursor
      if (!data.tenders.pageInfo.hasNextPage) break
    }
    // R-INT-37
    expect(seen).toEqual(all)
    expect(all.slice(0, 2)).toEqual(['T0', 'T1'])
    expect(all.slice(-2)).toEqual(['T5', 'T6'])
  })

  test('are the same list from the end when read backward', async () => {
    const all = await sevenTenders()
    const last = await ask(db(), LIST, { last: 3 })
    expect(last.data.tenders.nodes.map((node: { title: string }) => node.title)).toEqual(all.slice(4))
    const before = last.data.tenders.pageInfo.startCursor
    const earlier = await ask(db(), LIST, { last: 3, before })
    expect(earlier.data.tenders.nodes.map((node: { title: string }) => node.title)).toEqual(all.slice(1, 4))
    expect(earlier.data.tenders.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: true })
  })

  test('are the same by number and by cursor', async () => {
    const all = await sevenTenders()
    // R-API-19
    expect(await titlesOf({ first: 3, page: 2 })).toEqual(all.slice(3, 6))
    const { data } = await ask(db(), LIST, { first: 3, page: 2 })
    const { around, last } = data.tenders.pageCursors
    expect(around.map(({ page, isCurrent }: { page: number; isCurrent: boolean }) => [page, isCurrent])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ])
    expect(last.page).toBe(3)
    expect(await titlesOf({ first: 3, after: around[2].cursor })).toEqual(all.slice(6))
    expect(await titlesOf({ first: 3, page: 4 })).toEqual([])
  })

  test.each([
    [{ first: 0 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ last: -1 }, 'last'],
    [{ first: 2, page: 0 }, 'page'],
    [{ first: 2, page: 10_001 }, 'page'],
    [{ page: 1, after: 'x' }, 'page'],
    [{ first: 2, after: 'geen cursor' }, 'after'],
    [{ first: 2, after: Buffer.from('null').toString('base64url') }, 'after'],
    [{ first: 2, after: Buffer.from('{"keys":[{}],"order":"PUBLICATION_DATE DESC"}').toString('base64url') }, 'after'],
    [{ first: 2, after: Buffer.from('{"skip":-5,"order":"PUBLICATION_DATE DESC"}').toString('base64url') }, 'after'],
    [{ first: 2, after: Buffer.from('{"skip":1,"order":"BOOKMARKS DESC"}').toString('base64url') }, 'after'],
    [{ before: 'x' }, 'before'],
    [{ first: 1, last: 1 }, 'last'],
  ])('are refused for %j with BAD_USER_INPUT and the name of the argument', async (variables, field) => {
    const { errors } = await ask(db(), LIST, variables)
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', fields: [{ name: field }] } }])
  })

  test('are refused for a cursor whose keys are no dates, without a server error', async () => {
    const after = Buffer.from('{"keys":["morgen","x"],"order":"PUBLICATION_DATE DESC"}').toString('base64url')
    const { errors } = await ask(db(), LIST, { first: 2, after })
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  })
})

describe('the filter of a list', () => {
  test('finds open tenders by the stored status in any case, and the clock', async () => {
    await aTender(db(), { title: 'open', status: 'OPEN' })
    await aTender(db(), { title: 'zonder sluiting', status: 'open', closingDate: null })
    await aTender(db(), { title: 'verlopen', closingDate: minutesAgo(1) })
    await aTender(db(), { title: 'gegund', status: 'Gegund' })
    await aTender(db(), { title: 'archief', archived: true })
    // R-FILT-42 R-INT-11
    expect(await titlesOf({ filter: { openClosed: 'OPEN' } })).toEqual(['open', 'zonder sluiting'])
    // R-FILT-43 R-INT-22
    expect(await titlesOf({ filter: { openClosed: 'GESLOTEN' } })).toEqual(['verlopen', 'gegund'])
    // R-FILT-45 R-INT-11
    expect(await titlesOf({ filter: { status: 'OPEN' } })).toEqual(['open', 'zonder sluiting'])
    expect(await titlesOf({ filter: { archived: true } })).toEqual(['archief'])
    expect(await titlesOf({ filter: { archived: true, openClosed: 'OPEN' } })).toEqual([])
  })

  test('excludes archived tenders unless they are requested', async () => {
    await aTender(db(), { title: 'nu' })
    await aTender(db(), { title: 'ook nu' })
    await aTender(db(), { title: 'archief', archived: true })
    // R-INT-6 R-INT-34
    for (const filter of [{}, { archived: false }, { archived: null }, null])
      expect(await titlesOf({ filter })).toEqual(['nu', 'ook nu'])
    // R-FILT-44 R-INT-6 R-ROLE-1
    expect(await titlesOf({ filter: { archived: true } })).toEqual(['archief'])
  })

  test('by domain requires all categories of a tender to be in it', async () => {
    await aTender(db(), { title: 'it', categories: ['it-development', 'security-privacy'] })
    await aTender(db(), { title: 'gemengd', categories: ['it-development', 'zorg-welzijn'] })
    await aTender(db(), { title: 'zorg', categories: ['zorg-welzijn'] })
    await aTender(db(), { title: 'bouw', categories: ['bouw-infrastructuur'] })
    await aTender(db(), { title: 'geen', categories: [] })
    // R-FILT-49
    expect(await titlesOf({ filter: { domain: 'technology' } })).toEqual(['it'])
    // R-FILT-50 R-INT-8
    for (const domain of ['public', 'public-sector']) expect(await titlesOf({ filter: { domain } })).toEqual(['zorg'])
    // R-FILT-51 R-INT-8
    for (const domain of ['eu_specific', 'eu-specific'])
      expect(await titlesOf({ filter: { domain } })).toEqual(['bouw'])
    // R-INT-9
    expect(await titlesOf({ filter: { domain: 'other' } })).toEqual(['geen'])
  })

  test('accepts a category by slug or name, IT & Technologie for all of technology, and the main category by its name', async () => {
    await aTender(db(), { title: 'ontwikkeling', categories: ['it-development'] })
    await aTender(db(), { title: 'beveiliging', categories: ['zorg-welzijn', 'security-privacy'] })
    await aTender(db(), { title: 'zorg', categories: ['zorg-welzijn'] })
    // R-FILT-40
    expect(await titlesOf({ filter: { category: 'zorg-welzijn' } })).toEqual(['beveiliging', 'zorg'])
    expect(await titlesOf({ filter: { category: 'Zorg & Welzijn' } })).toEqual(['beveiliging', 'zorg'])
    // R-INT-7
    expect(await titlesOf({ filter: { category: 'IT & Technologie' } })).toEqual(['ontwikkeling', 'beveiliging'])
    // R-FILT-46
    expect(await titlesOf({ filter: { greenRockCategory: 'IT Development' } })).toEqual(['ontwikkeling'])
    expect(await titlesOf({ filter: { greenRockCategory: 'Zorg & Welzijn' } })).toEqual(['beveiliging', 'zorg'])
  })

  test('for popular tenders requires a public bookmark, and orders by their number', async () => {
    const bookmarked = { A: [true], B: [false], C: [true, true], D: [] }
    for (const [title, bookmarks] of Object.entries(bookmarked)) {
      const { id: tenderId } = await aTender(db(), { title })
      for (const isPublic of bookmarks)
        await db().insert(Bookmark, { id: uuid(), tenderId, userId: (await aUser(db())).id, isPublic })
    }
    // R-INT-36
    expect(await titlesOf({ filter: { showBookmarked: 'POPULAR' } })).toEqual(['C', 'A'])
  })

  test('a tender in the Netherlands names its province beside its place, one abroad does not', async () => {
    await aTender(db(), { region: 'Harlingen', province: 'Friesland' })
    await aTender(db(), { region: 'Brussel, België' })
    const { data } = await ask(db(), '{ tenders { nodes { region province } } }')
    expect(data.tenders.nodes).toEqual([
      { region: 'Harlingen', province: 'Friesland' },
      { region: 'Brussel, België', province: null },
    ])
  })

  test('by province includes its places, and by city only that city', async () => {
    const at = (place: string) => whereabouts({ place, organization: 'Opdrachtgever' })
    await aTender(db(), { title: 'stad', ...at('Amsterdam') })
    await aTender(db(), { title: 'provincie', ...at('Noord-Holland') })
    await aTender(db(), { title: 'haven', ...at('Rotterdam') })
    await aTender(db(), { title: 'elders', ...at('Zeeland') })
    // R-INT-10
    expect(await titlesOf({ filter: { region: 'Noord-Holland' } })).toEqual(['stad', 'provincie'])
    expect(await titlesOf({ filter: { region: 'Zuid-Holland' } })).toEqual(['haven'])
    // R-FILT-41
    expect(await titlesOf({ filter: { region: 'amsterdam' } })).toEqual(['stad'])
    expect(await titlesOf({ filter: { region: 'Nergenshuizen' } })).toEqual([])
  })

  test('accepts other names of a place and a province', async () => {
    await aTender(db(), { title: 'stad', region: "'s-Hertogenbosch", province: 'Noord-Brabant' })
    await aTender(db(), { title: 'provincie', region: 'Friesland', province: 'Friesland' })
    for (const region of ['Den Bosch', 's hertogenbosch', "'s-Hertogenbosch"])
      expect(await titlesOf({ filter: { region } })).toEqual(['stad'])
    expect(await titlesOf({ filter: { region: 'Fryslân' } })).toEqual(['provincie'])
    const query = '{ tenders(filter: { region: "Den Bosch" }) { totalCount facets { tenderType { count } } } }'
    const { totalCount, facets } = (await ask(db(), query)).data.tenders
    expect(totalCount).toBe(1)
    expect(facets.tenderType.map(({ count }: { count: number }) => count)).toContain(1)
  })

  test('by rate requires an overlap, and excludes tenders without a rate only when it is set', async () => {
    await aTender(db(), { title: '80-95', minHourlyRate: 80, maxHourlyRate: 95 })
    await aTender(db(), { title: 'tot 70', maxHourlyRate: 70 })
    await aTender(db(), { title: 'zonder' })
    // R-FILT-47 R-INT-12
    expect(await titlesOf({ filter: { minRate: 90 } })).toEqual(['80-95'])
    // R-FILT-48 R-INT-12
    expect(await titlesOf({ filter: { maxRate: 75 } })).toEqual(['tot 70'])
    expect(await titlesOf({ filter: { minRate: 0 } })).toEqual(['80-95', 'tot 70'])
    expect(await titlesOf({ filter: { minRate: 100, maxRate: 50 } })).toEqual([])
    expect(await titlesOf({})).toHaveLength(3)
  })

  test('by text searches title, organisation, description and region', async () => {
    await aTender(db(), { title: 'Renovatie sluizencomplex' })
    await aTender(db(), { title: 'B', organization: 'Waterschap De Lage Landen' })
    await aTender(db(), { title: 'C', description: 'Het vervangen van bedieningssystemen voor bruggen.' })
    await aTender(db(), { title: 'D', region: 'Súdwest-Fryslân' })
    // R-FILT-2
    expect(await titlesOf({ filter: { search: 'sluizencomplex' } })).toEqual(['Renovatie sluizencomplex'])
    expect(await titlesOf({ filter: { search: 'SLUIZEN' } })).toEqual(['Renovatie sluizencomplex'])
    // R-FILT-3
    expect(await titlesOf({ filter: { search: 'waterschap' } })).toEqual(['B'])
    // R-FILT-4
    expect(await titlesOf({ filter: { search: 'brug' } })).toEqual(['C'])
    expect(await titlesOf({ filter: { search: 'vervangen de bruggen' } })).toEqual(['C'])
    // R-FILT-5
    expect(await titlesOf({ filter: { search: 'sudwest fryslan' } })).toEqual(['D'])
    expect(await titlesOf({ filter: { search: 'renovatie waterschap', searchExactly: true } })).toEqual([])
    expect(await titlesOf({ filter: { search: '   ' } })).toHaveLength(4)
  })

  test.each(['%', '_', "'", '"', "o'brien", '\\', ':*', '&', '!', '(', "\\' OR 1=1 --", '<->', 'a:b', '💥'])(
    'treats the search text %j as text',
    async search => {
      await aTender(db(), { title: 'Iets anders' })
      // R-INT-49
      expect(await titlesOf({ filter: { search } })).toEqual([])
    },
  )

  test.each([
    [{ source: 'Nergens' }, 'filter.source'],
    [{ domain: 'unknown' }, 'filter.domain'],
    [{ category: 'bestaat-niet' }, 'filter.category'],
    [{ search: 'x'.repeat(201) }, 'filter.search'],
    [{ search: 'a\0b' }, 'filter.search'],
  ])('refuses the impossible value %j, instead of matching everything', async (filter, field) => {
    await aTender(db())
    const { errors } = await ask(db(), LIST, { filter })
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', fields: [{ name: field }] } }])
  })

  test('gives a totalCount equal to the number of tenders on its pages, with and without the cube', async () => {
    for (let index = 0; index < 5; index++) await aTender(db(), { province: index % 2 ? 'Utrecht' : 'Zeeland' })
    await aTender(db(), { source: 'ted', archived: true })
    const count = async (filter: object) =>
      (await ask(db(), LIST, { filter, first: 2 })).data.tenders.totalCount as number
    expect(await count({})).toBe(5)
    expect(await count({ source: 'TenderNed' })).toBe(5)
    expect(await count({ source: 'ted', archived: true })).toBe(1)
    expect(await count({ tenderType: 'FREELANCE_CONTRACT' })).toBe(0)
    // R-FILT-52
    expect(await count({ region: 'Utrecht', tenderType: 'EU_PROCUREMENT' })).toBe(2)
    expect(await count({ region: 'Zeeland' })).toBe(3)
  })
})

describe('the order of a list', () => {
  test.each([
    ['CLOSING_DATE', 'ASC', ['vroeg', 'laat', 'geen']],
    ['CLOSING_DATE', 'DESC', ['laat', 'vroeg', 'geen']],
    ['ESTIMATED_VALUE', 'DESC', ['laat', 'vroeg', 'geen']],
    ['ESTIMATED_VALUE', 'ASC', ['vroeg', 'laat', 'geen']],
    ['HOURLY_RATE', 'DESC', ['laat', 'vroeg', 'geen']],
    ['PUBLICATION_DATE', 'ASC', ['geen', 'laat', 'vroeg']],
  ])('by %s %s puts nulls last, and its pages join up', async (field, direction, expected) => {
    const closing = (days: number) => new Date(Date.now() + days * 86_400_000)
    await aTender(db(), {
      title: 'vroeg',
      closingDate: closing(1),
      estimatedValue: 10,
      currency: 'EUR',
      minHourlyRate: 50,
    })
    await aTender(db(), {
      title: 'laat',
      closingDate: closing(9),
      estimatedValue: 90,
      currency: 'EUR',
      maxHourlyRate: 90,
    })
    await aTender(db(), { title: 'geen', closingDate: null })
    const orderBy = { field, direction }
    const first = await ask(db(), LIST, { orderBy, first: 2 })
    const rest = await titlesOf({ orderBy, first: 2, after: first.data.tenders.pageInfo.endCursor })
    expect([...first.data.tenders.nodes.map((node: { title: string }) => node.title), ...rest]).toEqual(expected)
  })

  test('ranks search results in the title before those in the description', async () => {
    await aTender(db(), {
      title: 'Schoonmaak',
      description: 'Ook de glasbewassing hoort erbij.',
      publicationDate: minutesAgo(1),
    })
    await aTender(db(), { title: 'Glasbewassing kantoren', publicationDate: minutesAgo(600) })
    expect(await titlesOf({ filter: { search: 'glasbewassing' } })).toEqual(['Glasbewassing kantoren', 'Schoonmaak'])
  })
})

describe('a single tender', () => {
  const ONE = `query ($id: ID!) { tender(id: $id) { id uuid title description status statusText source { key name } sourceUrl
    bookmarkCount isBookmarkedByUser tenderCategories { confidence matchedKeywords category { slug domain { key } } } }
    node(id: $id) { id ... on Tender { title } } }`

  test('is read by its global id, and is the same through node', async () => {
    const tender = await aTender(db(), {
      title: 'Zaaksysteem',
      description: 'Lang verhaal',
      categories: ['it-development'],
    })
    const id = toGlobalId('Tender', tender.id)
    const { data, errors } = await ask(db(), ONE, { id })
    expect(errors).toBeUndefined()
    expect(data.tender).toMatchObject({
      id,
      uuid: tender.id,
      title: 'Zaaksysteem',
      description: 'Lang verhaal',
      status: 'OPEN',
      statusText: 'Open',
      source: { key: 'tenderned', name: 'TenderNed' },
      bookmarkCount: null,
      isBookmarkedByUser: false,
      tenderCategories: [
        {
          confidence: 0.9,
          matchedKeywords: ['proef'],
          category: { slug: 'it-development', domain: { key: 'technology' } },
        },
      ],
    })
    expect(data.node).toEqual({ id, title: 'Zaaksysteem' })
  })

  test.each([
    '',
    'x',
    toGlobalId('Tender', 'stats'),
    toGlobalId('Tender', uuid()),
    toGlobalId('User', uuid()),
    toGlobalId('__proto__', uuid()),
  ])('is null for the id %j, without an error', async id => {
    const { data, errors } = await ask(db(), ONE, { id })
    expect(errors).toBeUndefined()
    // R-INT-27
    expect(data).toEqual({ tender: null, node: null })
  })

  test('among nodes is in the order of the ids, with null for one that does not exist', async () => {
    const { id } = await aTender(db(), { title: 'Eén' })
    const ids = [toGlobalId('Tender', uuid()), toGlobalId('Tender', id)]
    const { data } = await ask(
      db(),
      '{ nodes(ids: $ids) { ... on Tender { title } } }'.replace('{', 'query ($ids: [ID!]!) {'),
      { ids },
    )
    expect(data.nodes).toEqual([null, { title: 'Eén' }])
    const { errors } = await ask(db(), 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids: Array(101).fill(ids[0]),
    })
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  })
})

describe('the outcome of a tender', () => {
  const reason = 'De opdrachtgever heeft niet genoeg middelen.'
  const shown = [
    {
      lot: 'LOT-0001',
      identifier: 'LOT-0001',
      number: '1',
      status: 'NOT_AWARDED',
      reason,
      winner: null,
      date: null,
      value: null,
      currency: null,
      bidCount: 3,
    },
    {
      lot: 'LOT-0002',
      identifier: 'LOT-0002',
      number: '2',
      status: 'AWARDED',
      reason: null,
      winner: null,
      date: '2026-03-02',
      value: 10.5,
      currency: 'EUR',
      bidCount: 3,
    },
  ]
  const OUTCOME = `statusText notAwardedReason lots { lot identifier number status reason winner date value currency bidCount }`

  test('includes the reason for not awarding, and each lot, for one tender and in a list', async () => {
    const lots = [
      { decision: 'not_awarded', reason, bidCount: 3 },
      { decision: 'awarded', awardDate: '2026-03-02', awardValue: 10.5, awardCurrency: 'EUR', bidCount: 3 },
    ] as const
    const ended = { status: 'Niet gegund', notAwardedReason: reason, lots }
    const { id } = await aTender(db(), ended)
    const expected = { statusText: 'Niet gegund', notAwardedReason: reason, lots: shown }
    const one = await ask(db(), `query ($id: ID!) { tender(id: $id) { ${OUTCOME} } }`, { id: toGlobalId('Tender', id) })
    expect(one.data.tender).toEqual(expected)
    await aTender(db())
    const list = await ask(db(), `{ tenders { nodes { ${OUTCOME} } } }`)
    expect(list.data.tenders.nodes).toEqual([expected, { statusText: 'Open', notAwardedReason: null, lots: [] }])
  })
})

describe('the cost of a list', () => {
  afterEach(() => {
    jest.restoreAllMocks()
  })

  const statementsOf = async (query: string, variables: object) => {
    const spy = jest.spyOn(pg.Client.prototype, 'query')
    const { errors } = await ask(db(), query, variables)
    expect(errors).toBeUndefined()
    const statements = spy.mock.calls.length
    spy.mockRestore()
    return statements
  }

  test('is a fixed number of statements per page, however many tenders it shows', async () => {
    for (let index = 0; index < 30; index++) await aTender(db(), { categories: ['it-development', 'zorg-welzijn'] })
    const query = `query ($first: Int) { tenders(first: $first) { totalCount pageCursors { last { page } } nodes {
      title description lots { winner } source { name tenderCount state lastSuccessAt } tenderCategories { category { name tenderCount } } } } }`
    await statementsOf(query, { first: 1 }) // Fills the cache of the counts.
    const one = await statementsOf(query, { first: 1 })
    const thirty = await statementsOf(query, { first: 30 })
    expect(thirty).toBe(one)
    expect(one).toBeLessThanOrEqual(8)
  })

  test('excludes fields that are not selected: a bare list is one statement', async () => {
    await aTender(db())
    const query = '{ tenders(first: 20) { nodes { title summary source { name } } } }'
    await statementsOf(query, {}) // Fills the cache of the categories.
    expect(await statementsOf(query, {})).toBe(1)
  })
})
