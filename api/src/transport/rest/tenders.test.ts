import { describe, expect, test } from '@jest/globals'
import { v7 as uuid } from 'uuid'
import { ask } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import { testServer } from '../../../test/web-server.js'
import { Bookmark } from '../../people/bookmarks/bookmark.entity.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)
const { visitor, someone } = server

const listed = async (query: Record<string, string>, path = '/api/public-tenders', person = visitor()) => {
  const { status, json } = await person.ask(`${path}?${new URLSearchParams(query).toString()}`)
  expect({ query, status }).toEqual({ query, status: 200 })
  return json as { total: number; page: number; limit: number; tenders: Record<string, unknown>[] }
}

describe('a tender', () => {
  const unknownIds = [
    'stat',
    'refresh2',
    '0',
    'null',
    '%00',
    'a%2Fb',
    '..%2F..%2Fetc',
    '%E0%A4%A',
    "1'%20OR%20'1'='1",
    'x'.repeat(8000),
    '01990000-0000-7000-8000-00000000000',
    '01990000-0000-7000-8000-000000000000',
  ]
  test('an unknown tender is 404, whatever its id', async () => {
    for (const id of unknownIds) {
      const { status, json } = await visitor().ask(`/api/tenders/${id}`)
      // R-API-9 R-INT-27
      expect([id, status]).toEqual([id, 404])
      expect(json).toEqual({ message: expect.stringMatching(/bestaat niet/), code: 'NOT_FOUND' })
    }
  })

  test('a tender has exactly the fields of the specification', async () => {
    const stored = await aTender(db(), {
      categories: ['it-development', 'finance-control'],
      source: 'opdrachtoverheid',
      description: 'Lang <b>verhaal</b>',
      tenderType: 'freelance_contract',
      minHourlyRate: 80,
      maxHourlyRate: 95.5,
      closingDate: new Date(Date.now() - 1000),
      awardDate: '2026-03-01',
      sourceUrl: 'https://voorbeeld.test/1',
      region: 'Utrecht',
      createdAt: new Date('2026-03-01'),
    })
    await aTender(db(), { archived: true })
    const { status, json, headers } = await visitor().ask(`/api/tenders/${stored.id}`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    const link = {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      tenderId: stored.id,
      categoryId: expect.any(String),
      source: 'auto',
      createdAt: expect.stringMatching(/Z$/),
    }
    const details = { id: expect.any(String), description: expect.any(String), icon: expect.any(String) }
    // R-API-9 R-INT-43 R-INT-44 R-ENT-1 R-ENT-2 R-ENT-7 R-ENT-8 R-ENT-20
    expect(json).toEqual({
      id: stored.id,
      publicationId: stored.publicationId,
      title: stored.title,
      description: 'Lang <b>verhaal</b>',
      organization: 'Gemeente Westerveen',
      organisation: 'Gemeente Westerveen',
      publicationDate: stored.publicationDate.toISOString(),
      closingDate: stored.closingDate!.toISOString(),
      status: 'Gesloten',
      category: 'IT Development',
      region: 'Utrecht',
      source: 'OpdrachtOverheid',
      sourceUrl: 'https://voorbeeld.test/1',
      stage: null,
      staysOpen: false,
      lotClosingDates: [],
      lots: [],
      changes: [],
      documentsCheckedAt: null,
      documents: [],
      estimatedValue: null,
      valueKind: 'unknown',
      maximumValue: null,
      currency: null,
      minHourlyRate: 80,
      maxHourlyRate: 95.5,
      selfEmployment: null,
      selfEmploymentQuote: null,
      workplace: null,
      firstSeenOn: stored.newOn,
      greenRockCategory: 'IT Development',
      relevanceScore: 90,
      tenderType: 'freelance_contract',
      archived: false,
      awardWinner: null,
      awardSolution: null,
      awardDate: '2026-03-01',
      awardSource: null,
      awardLastChecked: null,
      createdAt: '2026-03-01T00:00:00.000Z',
      updatedAt: stored.updatedAt.toISOString(),
      tenderCategories: [
        {
          ...link,
          confidence: 0.9,
          categoryDetails: {
            ...details,
            slug: 'it-development',
            name: 'IT Development',
            domain: 'technology',
            color: 'purple',
            sortOrder: 4,
          },
        },
        {
          ...link,
          confidence: 0.8,
          categoryDetails: {
            ...details,
            slug: 'finance-control',
            name: 'Finance & Control',
            domain: 'business',
            color: 'blue',
            sortOrder: 0,
          },
        },
      ],
    })
    const list = await listed({})
    const {
      lots: _lots,
      changes: _changes,
      documentsCheckedAt: _checkedAt,
      documents: _documents,
      ...listedTender
    } = json
    expect(list.tenders).toEqual([listedTender])
  })
})

describe('a list depends on the role of the caller', () => {
  test('a visitor is refused the list with bookmarks before the request is validated', async () => {
    for (const query of ['', '?page=x', '?source=nergens', '?source=a&source=b']) {
      const { status, text, json } = await visitor().ask(`/api/tenders-with-bookmarks${query}`)
      // R-ROLE-3
      expect(status).toBe(401)
      expect(text).toContain('Unauthorized')
      expect(json).toEqual({ message: expect.any(String), code: 'UNAUTHENTICATED' })
    }
  })

  test('visitors see no bookmark data; signed-in users see it in the list that has it', async () => {
    const { id } = await aTender(db())
    const [anna, bram] = [await aUser(db(), { firstName: 'Anna', lastName: 'Visser' }), await aUser(db())]
    await db().insert(Bookmark, { id: uuid(), tenderId: id, userId: anna.id })
    await db().insert(Bookmark, { id: uuid(), tenderId: id, userId: bram.id, isPublic: false })
    const person = await someone()
    const marks = (tender: object | undefined) => Object.keys(tender ?? {}).filter(key => /bookmark/i.test(key))
    for (const path of ['/api/public-tenders', '/api/tenders']) {
      const { tenders, total } = await listed({}, path)
      // R-ROLE-1 R-API-8
      expect({ path, total, ids: tenders.map(tender => tender.id) }).toEqual({ path, total: 1, ids: [id] })
      // R-ROLE-2
      expect(marks(tenders[0])).toEqual([])
    }
    expect(marks((await visitor().ask(`/api/tenders/${id}`)).json)).toEqual([])
    expect(marks((await listed({}, '/api/public-tenders', person)).tenders[0])).toEqual([])

    const own = await listed({}, '/api/tenders-with-bookmarks', person)
    const byAnna = { firstName: 'Anna', lastName: 'Visser' }
    // R-API-7 R-BMK-17
    expect(own).toMatchObject({
      total: 1,
      tenders: [{ id, bookmarkCount: 1, isBookmarkedByUser: false, bookmarkedBy: [byAnna] }],
    })
    // Privacy: the name only, without an id or an e-mail address.
    expect(own.tenders[0]).toHaveProperty('bookmarkedBy', [byAnna])
    expect(own.tenders[0]).not.toHaveProperty('userId')

    const { user } = (await person.ask('/api/auth/check')).json
    await aTender(db())
    await db().insert(Bookmark, { id: uuid(), tenderId: id, userId: user.id, isPublic: false })
    // R-API-7
    expect(await listed({ limit: '1' }, '/api/tenders-with-bookmarks', person)).toMatchObject({
      total: 2,
      tenders: [{}],
    })
    const mine = { showBookmarked: 'mine' }
    expect(await listed(mine, '/api/tenders-with-bookmarks', person)).toMatchObject({
      total: 1,
      tenders: [
        {
          id,
          bookmarkCount: 2,
          isBookmarkedByUser: true,
          bookmarkedBy: [{ firstName: user.firstName, lastName: user.lastName }, byAnna],
        },
      ],
    })
    for (const path of ['/api/public-tenders', '/api/tenders']) expect((await listed(mine, path)).total).toBe(0)
    expect((await listed(mine, '/api/public-tenders', person)).total).toBe(0)
  })

  test('/api/tenders/stats is not taken for a tender id, and requires a sign-in', async () => {
    const before = await visitor().ask('/api/tenders/stats')
    // R-INT-35
    expect([before.status, before.json.code]).toEqual([401, 'UNAUTHENTICATED'])
    expect(before.text).toContain('Unauthorized')
    const person = await someone()
    // R-INT-35
    expect((await person.ask('/api/tenders/stats')).json).toEqual({ sources: [], categories: [], total: 0 })

    await aTender(db(), { categories: ['overig'] })
    await aTender(db(), { categories: ['it-development', 'overig'], source: 'ted', archived: true })
    await aTender(db(), { categories: ['it-development'], source: 'ted' })
    await aTender(db(), { categories: ['it-development'], source: 'weg' })
    const expected = {
      sources: [
        { source: 'TED', count: 2 },
        { source: expect.stringMatching(/TenderNed|weg/), count: 1 },
        { source: expect.stringMatching(/TenderNed|weg/), count: 1 },
      ],
      categories: [
        { category: 'IT Development', count: 3 },
        { category: 'Overig', count: 2 },
      ],
      total: 4,
    }
    // R-API-5
    expect((await person.ask('/api/tenders/stats')).json).toEqual(expected)

    const query = '{ tenderStats { sources { source count } categories { category count } total } }'
    expect((await person.graphql(query)).json.data.tenderStats).toEqual(expected)
    expect((await ask(db(), query)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  })

  test('the categories have all their fields except the keywords, which would be 64 kB', async () => {
    const { json } = await visitor().ask('/api/categories')
    // R-ENUM-1
    expect(json).toHaveLength(16)
    // R-GEN-5
    expect(new Set((json as { domain: string }[]).map(({ domain }) => domain)).size).toBe(6)
    // R-API-4 R-ENUM-8
    for (const category of json as object[])
      expect(category).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        slug: expect.stringMatching(/^[a-z-]+$/),
        name: expect.any(String),
        domain: expect.stringMatching(/^(business|technology|interim|public-sector|eu-specific|other)$/),
        description: expect.any(String),
        icon: expect.any(String),
        color: expect.any(String),
        sortOrder: expect.any(Number),
        isActive: true,
        createdAt: expect.stringMatching(/Z$/),
        updatedAt: expect.stringMatching(/Z$/),
      })
  })

  test('the public statistics are for visitors, and count an archived tender only as archived', async () => {
    await aTender(db())
    await aTender(db(), { archived: true, source: 'ted' })
    await aTender(db(), { status: 'Gegund', tenderType: 'freelance_contract' })
    // A closing date later today, which the count of open tenders checks per row.
    await db().query(
      `UPDATE tenders SET new_on = '2020-01-01', closing_date =
         ((now() AT TIME ZONE 'Europe/Amsterdam')::date + 1)::timestamp AT TIME ZONE 'Europe/Amsterdam' - interval '1 ms'
       WHERE archived`,
    )
    const { status, json, headers } = await visitor().ask('/api/public-stats')
    // R-DASH-22
    expect(status).toBe(200)
    // R-DASH-23
    expect(headers.get('cache-control')).toBe('no-store')
    // R-INT-4 R-INT-5 R-INT-13 R-DASH-21
    expect({ ...json, sources: json.sources.toSorted() }).toEqual({
      total: 3,
      open: 1,
      closed: 1,
      archived: 1,
      newToday: 2,
      sources: ['TED', 'TenderNed'],
      tenderTypes: { euProcurement: 2, freelanceContract: 1 },
    })
    await aTender(db())
    // R-DASH-23
    expect((await visitor().ask('/api/public-stats')).json.total).toBe(4)
  })
})

describe('paging', () => {
  test('page 2 of 20 has items 21 to 40 of the same order', async () => {
    const publicationDate = new Date()
    for (let number = 0; number < 45; number++)
      await aTender(db(), { publicationDate, tenderType: number < 44 ? 'eu_procurement' : 'freelance_contract' })
    const all = (await listed({ limit: '100' })).tenders.map(({ id }) => id)
    // R-GEN-2
    expect(new Set(all).size).toBe(45)
    const pages = [1, 2, 3, 4].map(page => listed({ page: String(page), limit: '20' }))
    const read = await Promise.all(pages)
    expect(read.map(({ tenders }) => tenders.length)).toEqual([20, 20, 5, 0])
    expect(read.map(({ total, page, limit }) => [total, page, limit])).toEqual([1, 2, 3, 4].map(page => [45, page, 20]))
    // R-API-19 R-INT-37
    expect(read.flatMap(({ tenders }) => tenders.map(({ id }) => id))).toEqual(all)
    expect((await listed({})).tenders).toHaveLength(20)

    const some = await listed({ tenderType: 'eu_procurement', limit: '7' }, '/api/tenders')
    // R-API-6 R-API-8 R-FILT-52
    expect([some.total, some.tenders.length]).toEqual([44, 7])
    expect(await listed({ page: '10000', limit: '100' })).toMatchObject({ total: 45, tenders: [] })
  })
})

describe('an unknown value gives an empty list instead of everything', () => {
  test.each([
    'source',
    'domain',
    'category',
    'greenRockCategory',
    'tenderType',
    'openClosed',
    'showBookmarked',
    'region',
    'status',
  ])('for %s', async name => {
    await aTender(db())
    for (const value of ['nergens', "';--", '%', '_', 'undefined', 'null', '__proto__', 'ALL', 'é'.repeat(500)])
      for (const path of ['/api/public-tenders', '/api/tenders']) {
        const { total, tenders } = await listed({ [name]: value }, path)
        expect([value, path, total, tenders]).toEqual([value, path, 0, []])
      }
  })

  test('a lowest rate above the highest gives 200 and an empty list', async () => {
    await aTender(db())
    await aTender(db(), { minHourlyRate: 80, maxHourlyRate: 90 })
    // R-INT-12
    expect((await listed({ minRate: '80', maxRate: '90' })).total).toBe(1)
    expect(await listed({ minRate: '90', maxRate: '80' })).toMatchObject({ total: 0, tenders: [] })
  })

  test('a range says how many tenders without a value it hides, and includes them on request', async () => {
    await aTender(db(), { title: 'Met tarief', minHourlyRate: 80 })
    await aTender(db(), { title: 'Zonder tarief' })
    expect(await listed({ minRate: '70' })).toMatchObject({
      total: 1,
      hidden: [{ fact: 'rate', count: 1 }],
      hiddenCount: 1,
    })
    const included = await listed({ minRate: '70', includeUnknown: 'rate' })
    expect(included).toMatchObject({ total: 2, hidden: [], hiddenCount: 0 })
    expect(await listed({ withoutClosingDate: 'true' })).toMatchObject({ total: 0 })
  })

  test('SQL injection: characters with a meaning in SQL are matched as text', async () => {
    await aTender(db(), { title: "100% van 't werk_" })
    for (const search of [
      "'",
      '"',
      '%',
      '_',
      '\\',
      '100%',
      "van 't",
      ';--',
      '🙂',
      '(',
      '&',
      '!',
      ':*',
      '\u0001',
      '\uFFFF',
      '<->',
    ])
      await listed({ search })
    // R-INT-49
    expect((await listed({ search: '100%' })).total).toBe(1)
  })
})
