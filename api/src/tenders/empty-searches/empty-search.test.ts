import { describe, expect, test } from '@jest/globals'
import { toGlobalId } from 'graphql-relay'
import { ask, testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import { recordStatements } from '../../../test/statements.js'
import { until } from '../../../test/until.js'
import { currentRequest, runInRequest } from '../../platform/load-shedding/request-scope.js'
import { learnWords } from '../search/spelling.service.js'
import { reportIfEmpty } from '../tender/empty-search-events.js'
import type { TenderFilter } from '../tender/tender.inputs.js'
import { listTenders } from '../tender/list.service.js'
import { EmptySearch } from './empty-search.entity.js'
import { forgetOldEmptySearches, storeEmptySearches } from './empty-search.service.js'
import { recordEmptySearches } from './recorder.js'

const database = testDatabase()
const db = () => database.manager

const stored = () => db().find(EmptySearch, { order: { text: 'ASC' } })
const texts = async () => (await stored()).map(({ text }) => text)
const search = (filter: TenderFilter, page: object = {}) => listTenders(db(), filter, null, page)

async function recorded(work: () => Promise<unknown>): Promise<string[]> {
  const recorder = recordEmptySearches(db())
  await work()
  await recorder.stop()
  return texts()
}

describe('recording a search', () => {
  test('stores the text and the day when nothing was found', async () => {
    await aTender(db())
    expect(await recorded(() => search({ search: ' Heftruck  Chauffeur' }))).toEqual(['heftruck chauffeur'])
    const [row] = await db().query<Record<string, unknown>[]>(
      'SELECT *, last_on = first_on AS "same" FROM fruitless_searches',
    )
    expect(Object.keys(row!)).toEqual(['id', 'text', 'times', 'first_on', 'last_on', 'same'])
    expect(row).toMatchObject({ times: 1, same: true })
  })

  test('skips a search with results, or with another reason for having none', async () => {
    await aTender(db(), { title: 'Heftruck' })
    const kept = await recorded(async () => {
      await search({ search: 'heftruck' })
      await search({})
      await search({ search: 'kraan', minRate: 0 })
      await search({ search: 'kraan', region: 'Utrecht' })
      await search({ search: 'kraan', archived: true })
      await search({ search: 'kraan', openClosed: 'gesloten' })
      await search({ search: 'heftruck' }, { page: 2 })
      await search({ search: 'bel 06 12345678' })
    })
    expect(kept).toEqual([])
  })

  test.each([{ first: 5 }, { last: 5 }, { page: 1 }])('stores it when the page %j is empty', async page => {
    const filter = { search: 'kraan', archived: false, region: '', source: null }
    expect(await recorded(() => search(filter, page))).toEqual(['kraan'])
  })

  test('skips a search whose rows were not requested', async () => {
    await aTender(db(), { title: 'Heftruck' })
    const query = '{ tenders(filter: { search: "heftruck" }) { totalCount } }'
    expect(await recorded(() => ask(db(), query))).toEqual([])
  })

  test('stores concurrent equal searches once, and skips half-typed ones', async () => {
    const kept = await recorded(async () => {
      for (const text of ['kra', 'kraan', 'Kraan', 'kraanmachinist', 'kraanm', 'graver']) await search({ search: text })
    })
    expect(kept).toEqual(['graver', 'kraanmachinist'])
    expect((await stored()).map(({ times }) => times)).toEqual([1, 1])
  })

  test('drops it when two hundred are waiting', async () => {
    const nothing = { edges: [], pageInfo: { hasPreviousPage: false, hasNextPage: false } } as never
    const kept = await recorded(async () => {
      for (let number = 0; number < 203; number++) reportIfEmpty(db(), { search: `kraan ${number}.` }, nothing, false)
    })
    expect(kept).toHaveLength(200)
  })

  test('needs no statement during the search, with or without results', async () => {
    await aTender(db(), { title: 'Heftruck' })
    const record = recordStatements(database.source)
    // Cache: the results of a search are kept for seconds, so that the same texts need no statements the second time.
    const filters = [{ search: 'heftruck' }, { search: 'graafmachinist' }]
    const without = await record(() => Promise.all(filters.map(filter => search(filter))))
    const recorder = recordEmptySearches(db())
    const during = await record(() => Promise.all(filters.map(filter => search(filter))))
    expect(without.length).toBeGreaterThan(2)
    expect(during.length).toBeLessThanOrEqual(without.length)
    expect(await record(() => recorder.stop())).toHaveLength(2)
  })

  test('never fails the search when it cannot be stored', async () => {
    await db().query('ALTER TABLE fruitless_searches RENAME TO elsewhere')
    try {
      const recorder = recordEmptySearches(db())
      expect((await search({ search: 'kraan' })).edges).toEqual([])
      await recorder.stop()
    } finally {
      await db().query('ALTER TABLE elsewhere RENAME TO fruitless_searches')
    }
    expect(await recorded(() => search({ search: 'kraan' }))).toEqual(['kraan'])
  })

  test('includes a search whose results were replaced by those of a corrected one', async () => {
    await aTender(db(), { title: 'Kraanmachinist' })
    await learnWords(db())
    const kept = await recorded(async () => {
      const { searchChange, nodes } = await search({ search: 'Kraanmachienist' })
      expect([searchChange?.text, nodes.length]).toEqual(['kraanmachinist', 1])
    })
    expect(kept).toEqual(['kraanmachienist'])
  })

  test('works while the process runs, and stops when it stops', async () => {
    const recorder = recordEmptySearches(db(), 300)
    // The write happens after the deadline of its request.
    await runInRequest('a visitor', async () => {
      await search({ search: 'kraan' })
      currentRequest()!.deadline = 0
    })
    await until(async () => (await texts()).length > 0)
    await search({ search: 'heftruck' })
    await until(async () => (await texts()).length > 1)
    await recorder.stop()
    await search({ search: 'graafmachine' })
    expect(await texts()).toEqual(['heftruck', 'kraan'])
  })
})

describe('the stored empty searches', () => {
  test('count the searches, and keep the first and the last day', async () => {
    await storeEmptySearches(db(), ['kraan', 'heftruck'], '2026-03-01')
    await storeEmptySearches(db(), ['kraan'], '2026-03-04')
    // From a process that was late.
    await storeEmptySearches(db(), ['kraan'], '2026-03-02')
    expect(await stored()).toMatchObject([
      { text: 'heftruck', times: 1, firstOn: '2026-03-01', lastOn: '2026-03-01' },
      { text: 'kraan', times: 3, firstOn: '2026-03-01', lastOn: '2026-03-04' },
    ])
  })

  test('are limited: texts of a single day go first, then the oldest ones', async () => {
    await storeEmptySearches(db(), ['oud', 'terug'], '2026-03-01')
    await storeEmptySearches(db(), ['terug'], '2026-03-02')
    await storeEmptySearches(db(), ['nieuw'], '2026-03-03', 2)
    expect(await texts()).toEqual(['nieuw', 'terug'])
    await storeEmptySearches(db(), ['nieuwer', 'nieuwst'], '2026-03-04', 2)
    expect(await texts()).toHaveLength(2)
    expect(await texts()).toContain('terug')
  })

  test('are deleted after ninety days', async () => {
    await storeEmptySearches(db(), ['oud'], '2026-01-01')
    await storeEmptySearches(db(), ['net'], '2026-01-02')
    await forgetOldEmptySearches(db(), '2026-04-02')
    expect(await texts()).toEqual(['net'])
  })

  test('may be written by several processes at once', async () => {
    const words = Array.from({ length: 50 }, (_, index) => `woord ${index}`)
    await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        storeEmptySearches(db(), index % 2 ? words : words.toReversed(), '2026-03-01'),
      ),
    )
    expect(new Set((await stored()).map(({ times }) => times))).toEqual(new Set([6]))
  })
})

describe('an administrator', () => {
  const asAdmin = async (query: string, variables: object = {}) =>
    ask(db(), query, variables, testSettings(), await aUser(db(), { isAdmin: true }))
  const list = '{ emptySearches { totalCount nodes { id text times firstOn lastOn } } }'

  /** Three texts of two days, and one of a single day. */
  async function some(): Promise<void> {
    await storeEmptySearches(db(), ['kraan', 'heftruck', 'graver', 'eenmalig'], '2026-03-01')
    await storeEmptySearches(db(), ['kraan', 'heftruck', 'graver'], '2026-03-02')
    await storeEmptySearches(db(), ['kraan'], '2026-03-02')
    await storeEmptySearches(db(), ['graver'], '2026-03-02')
    await storeEmptySearches(db(), ['graver'], '2026-03-03')
  }

  test('reads the empty searches of two days or more, the most frequent first', async () => {
    await some()
    const { data, errors } = await asAdmin(list)
    expect(errors).toBeUndefined()
    expect(data.emptySearches).toMatchObject({
      totalCount: 3,
      nodes: [
        { text: 'graver', times: 4, firstOn: '2026-03-01', lastOn: '2026-03-03' },
        { text: 'kraan', times: 3 },
        { text: 'heftruck', times: 2 },
      ],
    })
  })

  test('deletes one empty search, idempotently', async () => {
    await some()
    const { data } = await asAdmin(list)
    const [{ id }] = data.emptySearches.nodes
    const forget = 'mutation ($id: ID!) { forgetEmptySearch(input: { id: $id }) { totalCount } }'
    for (const given of [id, id, toGlobalId('User', id), 'x']) {
      const answer = await asAdmin(forget, { id: given })
      expect(answer.data).toEqual({ forgetEmptySearch: { totalCount: 2 } })
    }
    expect(await texts()).toEqual(['eenmalig', 'heftruck', 'kraan'])
  })

  test('deletes all empty searches, including those that are not shown yet', async () => {
    await some()
    const { data } = await asAdmin('mutation { forgetEmptySearches { totalCount } }')
    expect(data).toEqual({ forgetEmptySearches: { totalCount: 0 } })
    expect(await texts()).toEqual([])
  })

  test('reads one empty search by its id; it is null for others, and while it is not shown yet', async () => {
    await some()
    const node = 'query ($id: ID!) { node(id: $id) { ... on EmptySearch { text } } }'
    const idOf = async (text: string) => (await db().findOneByOrFail(EmptySearch, { text })).globalId
    expect((await asAdmin(node, { id: await idOf('kraan') })).data).toEqual({ node: { text: 'kraan' } })
    expect((await asAdmin(node, { id: await idOf('eenmalig') })).data).toEqual({ node: null })
    const colleague = await aUser(db())
    for (const user of [null, colleague])
      expect((await ask(db(), node, { id: await idOf('kraan') }, testSettings(), user)).data).toEqual({ node: null })
  })

  test('is the only role that may read or delete empty searches', async () => {
    await some()
    for (const query of [list, 'mutation { forgetEmptySearches { totalCount } }']) {
      const { data, errors } = await ask(db(), query, {}, testSettings(), await aUser(db()))
      expect(data).toBeNull()
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    }
    expect(await texts()).toHaveLength(4)
  })
})
