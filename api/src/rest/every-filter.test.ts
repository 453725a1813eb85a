import { beforeEach, describe, expect, test } from '@jest/globals'
import { v7 as uuid } from 'uuid'
import { ask } from '../../test/ask.js'
import { testDatabase } from '../../test/database.js'
import { aTender, aUser } from '../../test/factories.js'
import { Person, testServer } from '../../test/web-server.js'
import { Bookmark } from '../bookmarks/bookmark.entity.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)
const visitor = new Person(() => server.url)

/** The newest comes first in a list, which is the order of the titles here. */
beforeEach(async () => {
  let minutes = 0
  const add = (title: string, given: Parameters<typeof aTender>[1]) =>
    aTender(db(), { title, publicationDate: new Date(Date.now() - ++minutes * 60_000), ...given })
  const day = 86_400_000
  await add('Jeugdhulp', { categories: ['zorg-welzijn'], region: 'Haarlem', province: 'Noord-Holland' })
  const popular = await add('Zaaksysteem', {
    source: 'between',
    tenderType: 'freelance_contract',
    categories: ['it-development'],
    region: 'Amsterdam',
    province: 'Noord-Holland',
    status: 'OPEN',
    closingDate: null,
    minHourlyRate: 80,
    maxHourlyRate: 95,
  })
  const noted = await add('Dossiers', {
    source: 'ted',
    categories: ['it-development', 'zorg-welzijn'],
    region: 'Rotterdam',
    province: 'Zuid-Holland',
    organization: 'Waterschap De Lage Landen',
    maxHourlyRate: 70,
  })
  await add('Beveiliging', { categories: ['security-privacy'], closingDate: new Date(Date.now() - day) })
  await add('Brug', {
    categories: ['bouw-infrastructuur'],
    status: 'Gegund',
    description: 'Met een kademuur van 100% beton.',
    region: 'Harlingen',
    province: 'Friesland',
  })
  await add('Varia', { categories: [], source: 'ted' })
  await add('Archiefstuk', { archived: true, categories: ['zorg-welzijn'] })
  for (const [{ id: tenderId }, isPublic] of [
    [popular, true],
    [popular, true],
    [popular, false],
    [noted, false],
  ] as const)
    await db().insert(Bookmark, { id: uuid(), tenderId, userId: (await aUser(db())).id, isPublic })
})

const all = ['Jeugdhulp', 'Zaaksysteem', 'Dossiers', 'Beveiliging', 'Brug', 'Varia']
const without = (...titles: string[]) => all.filter(title => !titles.includes(title))

type Query = Readonly<Record<string, string | number | boolean>>
const rows: readonly [Query, titles: readonly string[]][] = [
  // R-GEN-2 R-INT-6 R-INT-37
  [{}, all],
  [{ search: 'jeugdhulp' }, ['Jeugdhulp']], // R-FILT-2
  [{ search: 'waterschap' }, ['Dossiers']], // R-FILT-3
  [{ search: 'kademuur' }, ['Brug']], // R-FILT-4
  [{ search: 'harlingen' }, ['Brug']], // R-FILT-5
  // R-INT-49
  [{ search: '100%' }, ['Brug']],
  [{ search: '%' }, []],
  [{ search: '_' }, []],
  [{ search: "'" }, []],
  [{ source: 'TenderNed' }, ['Jeugdhulp', 'Beveiliging', 'Brug']], // R-FILT-38
  [{ tenderType: 'freelance_contract' }, ['Zaaksysteem']], // R-FILT-39
  [{ tenderType: 'eu_procurement' }, without('Zaaksysteem')],
  [{ category: 'zorg-welzijn' }, ['Jeugdhulp', 'Dossiers']], // R-FILT-40
  [{ category: 'Zorg & Welzijn' }, ['Jeugdhulp', 'Dossiers']], // R-FILT-40
  [{ category: 'IT & Technologie' }, ['Zaaksysteem', 'Dossiers', 'Beveiliging']], // R-INT-7
  [{ region: 'Haarlem' }, ['Jeugdhulp']], // R-FILT-41
  [{ region: 'Friesland' }, ['Brug']], // R-FILT-41
  [{ region: 'Noord-Holland' }, ['Jeugdhulp', 'Zaaksysteem']], // R-INT-10
  [{ region: 'Zuid-Holland' }, ['Dossiers']], // R-INT-10
  [{ openClosed: 'open' }, ['Jeugdhulp', 'Zaaksysteem', 'Dossiers', 'Varia']], // R-FILT-42 R-INT-11
  [{ openClosed: 'gesloten' }, ['Beveiliging', 'Brug']], // R-FILT-43 R-INT-22
  [{ archived: true }, ['Archiefstuk']], // R-FILT-44 R-INT-6
  [{ archived: false }, all], // R-INT-6 R-INT-34
  [{ status: 'Gegund' }, ['Brug']], // R-FILT-45
  [{ status: 'open' }, ['Jeugdhulp', 'Zaaksysteem', 'Dossiers', 'Varia']], // R-FILT-45 R-INT-11
  [{ greenRockCategory: 'Zorg & Welzijn' }, ['Jeugdhulp']], // R-FILT-46
  [{ greenRockCategory: 'IT Development' }, ['Zaaksysteem', 'Dossiers']], // R-FILT-46
  [{ minRate: 75 }, ['Zaaksysteem']], // R-FILT-47
  [{ minRate: 0 }, ['Zaaksysteem', 'Dossiers']], // R-INT-12
  [{ maxRate: 75 }, ['Dossiers']], // R-FILT-48
  [{ maxRate: 500 }, ['Zaaksysteem', 'Dossiers']], // R-INT-12
  [{ domain: 'technology' }, ['Zaaksysteem', 'Beveiliging']], // R-FILT-49
  [{ domain: 'public' }, ['Jeugdhulp']], // R-FILT-50
  [{ domain: 'public-sector' }, ['Jeugdhulp']], // R-INT-8
  [{ domain: 'eu_specific' }, ['Brug']], // R-FILT-51
  [{ domain: 'eu-specific' }, ['Brug']], // R-INT-8
  [{ domain: 'other' }, ['Varia']], // R-INT-9
  [{ showBookmarked: 'popular' }, ['Zaaksysteem']], // R-INT-36
  // R-FILT-52
  [{ source: 'TenderNed', openClosed: 'gesloten' }, ['Beveiliging', 'Brug']],
  [{ source: 'ted', openClosed: 'open', category: 'IT & Technologie' }, ['Dossiers']],
  [{ search: 'jeugdhulp', tenderType: 'freelance_contract' }, []],
]

const words: ReadonlySet<string> = new Set(['tenderType', 'openClosed', 'showBookmarked'])
const asFilter = (query: Query) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, words.has(name) ? String(value).toUpperCase() : value]),
  )
const titlesOf = (tenders: readonly { title: string }[]) => tenders.map(({ title }) => title)

interface Page {
  readonly total: number
  readonly titles: readonly string[]
}

async function throughRest(query: Query, limit: number, page: number): Promise<Page> {
  const asked = { ...query, limit, page }
  const parameters = new URLSearchParams(
    Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)])),
  )
  const { status, json } = await visitor.ask(`/api/public-tenders?${parameters.toString()}`)
  // R-ROLE-1
  expect(status).toBe(200)
  return { total: json.total, titles: titlesOf(json.tenders) }
}

const LIST = `query ($filter: TenderFilter, $first: Int, $page: Int) {
  tenders(filter: $filter, first: $first, page: $page) { totalCount nodes { title } } }`

async function throughGraphql(query: Query, first: number, page: number): Promise<Page> {
  const filter = { ...asFilter(query), searchExactly: true }
  const { data, errors } = await ask(db(), LIST, { filter, first, page })
  // R-ROLE-1
  expect(errors).toBeUndefined()
  return { total: data.tenders.totalCount, titles: titlesOf(data.tenders.nodes) }
}

describe('through GraphQL and through REST', () => {
  test.each(rows)('a visitor lists with %j, in pages of two, only and all of %j', async (query, titles) => {
    const total = titles.length
    for (const [door, list] of [
      ['GraphQL', throughGraphql],
      ['REST', throughRest],
    ] as const) {
      // R-ROLE-1
      expect([door, await list(query, 100, 1)]).toEqual([door, { total, titles }])
      const second = await list(query, 2, 2)
      // R-FILT-52
      expect([door, second]).toEqual([door, { total, titles: titles.slice(2, 4) }])
    }
  })
})
