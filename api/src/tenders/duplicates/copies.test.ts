import { describe, expect, test } from '@jest/globals'
import { toGlobalId } from 'graphql-relay'
import { ask, testSettings } from '../../../test/ask.js'
import { assignment, clustersOf, procedure, stored } from '../../../test/copies.js'
import { testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import { recordStatements } from '../../../test/statements.js'
import { bookmarkTender } from '../../people/bookmarks/bookmark.service.js'
import type { NoticeDraft } from '../../ingest/notices/draft.js'
import { mergeTenders } from '../../ingest/notices/merge.service.js'
import { closeVanished } from '../../ingest/notices/vanish.service.js'
import type { SourceKey } from '../../reference/sources.js'
import { Tender } from '../tender/tender.entity.js'
import { publicStats, tenderStats } from '../tender/statistics.service.js'
import type { User } from '../../accounts/users/user.entity.js'
import { sharingKeys } from './copy.service.js'

const database = testDatabase()
const db = () => database.manager

const store = (source: SourceKey, ...drafts: readonly NoticeDraft[]) => stored(db(), source, drafts)

const LIST = `query ($filter: TenderFilter) { tenders(filter: $filter, first: 50) { totalCount
  nodes { id uuid bookmarkCount isBookmarkedByUser source { key } alsoAt { tenderId url source { key name } } }
  facets { source { key count } status { key count } tenderType { key count } } } }`

async function list(filter: object = {}, user: User | null = null) {
  const { data, errors } = await ask(db(), LIST, { filter }, testSettings(), user)
  expect(errors).toBeUndefined()
  const { nodes, totalCount, facets } = data.tenders
  expect(totalCount).toBe(nodes.length)
  return { nodes, facets, sources: nodes.map((node: { source: { key: string } }) => node.source.key) }
}

const countOf = (facet: { key: string; count: number }[], key: string) => facet.find(one => one.key === key)!.count
const tenderAt = (source: string) => db().findOneByOrFail(Tender, { source })

describe('a procedure on TenderNed and TED', () => {
  test.each([
    ['TED first', ['ted', 'tenderned']],
    ['TenderNed first', ['tenderned', 'ted']],
  ] as const)('is listed once, as on TenderNed, with a link to TED: %s', async (_which, order) => {
    for (const source of order) await store(source, procedure(source === 'ted' ? '301774-2026' : '431022'))
    const { nodes, sources } = await list()
    expect(sources).toEqual(['tenderned'])
    const { id } = await tenderAt('ted')
    expect(nodes[0].alsoAt).toEqual([
      {
        tenderId: toGlobalId('Tender', id),
        url: 'https://www.bron.test/301774-2026',
        source: { key: 'ted', name: 'TED' },
      },
    ])
  })

  test('counts for each source, and once in the totals', async () => {
    await store('tenderned', procedure('431022'), procedure('431023', { title: 'Bouw sporthal De Kamp' }))
    await store('ted', procedure('301774-2026'))
    expect((await list({ source: 'ted' })).sources).toEqual(['ted'])
    const { facets, sources } = await list()
    expect(sources).toEqual(['tenderned', 'tenderned'])
    expect([countOf(facets.source, 'tenderned'), countOf(facets.source, 'ted')]).toEqual([2, 1])
    expect([countOf(facets.status, 'open'), countOf(facets.tenderType, 'EU_PROCUREMENT')]).toEqual([2, 2])
    const ted = await list({ source: 'ted' })
    expect([countOf(ted.facets.status, 'open'), countOf(ted.facets.source, 'tenderned')]).toEqual([1, 2])
    const searched = await list({ search: 'zwembad' })
    expect(searched.sources).toEqual(['tenderned'])
    expect([countOf(searched.facets.source, 'ted'), countOf(searched.facets.status, 'open')]).toEqual([1, 1])
    expect((await list({ search: 'zwembad', source: 'ted' })).sources).toEqual(['ted'])
    expect(await publicStats(db())).toMatchObject({ total: 2, open: 2, newToday: 2, euProcurement: 2 })
    const stats = await tenderStats(db())
    expect(stats.total).toBe(2)
    expect(stats.sources).toEqual([
      { source: 'TenderNed', count: 2 },
      { source: 'TED', count: 1 },
    ])
    expect(stats.categories.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(2)
  })

  test('is separated when a correction changes its subject, and matched again by a stated number', async () => {
    await store('tenderned', procedure('431022'))
    await store('ted', procedure('301774-2026'))
    await store('ted', procedure('301774-2026', { title: 'Sloop gasfabriek' }))
    expect((await list()).sources).toHaveLength(2)
    await store('ted', procedure('301774-2026', { title: 'Swimming pool', elsewhere: ['tenderned:431022'] }))
    expect((await list()).sources).toEqual(['tenderned'])
  })
})

test('N+1: a list of tenders with copies takes as many statements as one without', async () => {
  const record = recordStatements(database.source)
  const asked = async () => (await record(() => list())).length
  await store('tenderned', procedure('431022'), procedure('431023', { title: 'Bouw sporthal De Kamp' }))
  await list()
  const alone = await asked()
  await store('ted', procedure('301774-2026'), procedure('301775-2026', { title: 'Bouw sporthal De Kamp' }))
  expect((await list()).nodes.map(({ alsoAt }: { alsoAt: object[] }) => alsoAt.length)).toEqual([1, 1])
  expect(await asked()).toBe(alone)
})

describe('brokers’ copies', () => {
  const closesIn = (days: number) => ({ closingDate: new Date(Date.now() + days * 86_400_000) })

  test('are listed as the copy that closes first, or else as the copy with a rate', async () => {
    await store('headfirst', assignment('1'))
    await store('between', assignment('1', { maxHourlyRate: 110 }))
    expect((await list()).sources).toEqual(['between'])
    await store('striive', assignment('1', closesIn(28)))
    const { sources, nodes } = await list()
    expect(sources).toEqual(['striive'])
    expect(nodes[0].alsoAt.map(({ source }: { source: { key: string } }) => source.key)).toEqual([
      'between',
      'headfirst',
    ])
  })

  test('are listed as an open copy when the shown copy vanishes from its source', async () => {
    await store('headfirst', assignment('1', { maxHourlyRate: 110 }))
    await store('between', assignment('1'))
    expect((await list()).sources).toEqual(['headfirst'])
    await closeVanished(db(), 'headfirst', [])
    expect((await list({ openClosed: 'OPEN' })).sources).toEqual(['between'])
  })

  test('are compared with at most the fifty newest tenders that share a key', async () => {
    const many = Array.from({ length: 60 }, (_, index) => assignment(String(index)))
    await store('headfirst', ...many)
    await store('between', ...many)
    const [{ key, ids }] = await db().query<[{ key: string; ids: string[] }]>(
      'SELECT key, array_agg(tender_id ORDER BY tender_id) AS ids FROM tender_keys GROUP BY key ORDER BY count(*) DESC LIMIT 1',
    )
    expect(ids).toHaveLength(120)
    const shared = await sharingKeys(db(), [{ id: ids[0]!, key }])
    expect(shared.get(ids[0]!)!.toSorted()).toEqual(ids.slice(-50))
  })

  test('include one tender of each source, even when a second one has the same address', async () => {
    await store('between', assignment('7'))
    const elsewhere = ['https://www.bron.test/7']
    await store('headfirst', assignment('1', { elsewhere, maxHourlyRate: 110 }))
    const together = [
      { source: 'between', under: 'headfirst' },
      { source: 'headfirst', under: null },
    ]
    expect(await clustersOf(db())).toEqual(together)
    await store('headfirst', assignment('2', { elsewhere, maxHourlyRate: 110 }))
    expect(await clustersOf(db())).toEqual([...together, { source: 'headfirst', under: null }])
  })

  test('are not matched by words with either of two equal tenders of one source', async () => {
    await store('headfirst', assignment('1'), assignment('2'))
    await store('between', assignment('1'))
    expect((await list()).sources).toHaveLength(3)
  })
})

describe('a bookmark of a tender with copies', () => {
  async function folded() {
    await store('tenderned', procedure('431022'))
    await store('ted', procedure('301774-2026'))
    return { shown: await tenderAt('tenderned'), hidden: await tenderAt('ted'), user: await aUser(db()) }
  }
  const BOOKMARK = `mutation ($id: ID!) { bookmarkTender(input: { tenderId: $id }) {
    bookmark { id uuid } tender { uuid isBookmarkedByUser bookmarkCount } } }`
  const REMOVE = `mutation ($id: ID!) { unbookmarkTender(input: { tenderId: $id }) { tender { isBookmarkedByUser } } }`
  const run = async (query: string, { id }: Tender, user: User | null) => {
    const { data, errors } = await ask(db(), query, { id: toGlobalId('Tender', id) }, testSettings(), user)
    expect(errors).toBeUndefined()
    return data
  }

  test('is visible on every copy, counts once, and can be removed from any copy', async () => {
    const { shown, hidden, user } = await folded()
    const { bookmarkTender: made } = await run(BOOKMARK, hidden, user)
    expect(made.tender).toEqual({ uuid: hidden.id, isBookmarkedByUser: true, bookmarkCount: 1 })
    const again = (await run(BOOKMARK, shown, user)).bookmarkTender
    expect(again.bookmark.id).toBe(made.bookmark.id)
    expect(again.tender).toEqual({ uuid: shown.id, isBookmarkedByUser: true, bookmarkCount: 1 })
    for (const showBookmarked of ['MINE', 'POPULAR']) {
      expect((await list({ showBookmarked }, user)).nodes.map(({ uuid }: { uuid: string }) => uuid)).toEqual([shown.id])
      expect((await list({ showBookmarked, source: 'ted' }, user)).sources).toEqual(['ted'])
    }
    const threads = `query ($id: ID!) { tender(id: $id) { viewerBookmark { id } publicBookmarks(first: 5) { totalCount nodes { id } } } }`
    for (const tender of [shown, hidden])
      expect((await run(threads, tender, user)).tender).toEqual({
        viewerBookmark: { id: made.bookmark.id },
        publicBookmarks: { totalCount: 1, nodes: [{ id: made.bookmark.id }] },
      })
    await run(REMOVE, shown, user)
    expect((await list({ showBookmarked: 'MINE' }, user)).nodes).toEqual([])
    expect((await list({ showBookmarked: 'POPULAR' }, user)).nodes).toEqual([])
  })

  test('counts once when both copies had one, keeps both threads, and is removed from both', async () => {
    const user = await aUser(db())
    await store('ted', procedure('301774-2026'))
    await store('tenderned', procedure('431022', { title: 'Sloop gasfabriek' }))
    for (const source of ['ted', 'tenderned']) await run(BOOKMARK, await tenderAt(source), user)
    await store('tenderned', procedure('431022'))
    const { nodes } = await list({ showBookmarked: 'POPULAR' }, user)
    expect(nodes).toMatchObject([{ bookmarkCount: 1, isBookmarkedByUser: true }])
    const threads = 'query ($id: ID!) { tender(id: $id) { publicBookmarks(first: 5) { totalCount } } }'
    expect((await run(threads, await tenderAt('ted'), user)).tender.publicBookmarks.totalCount).toBe(2)
    await run(REMOVE, await tenderAt('ted'), user)
    expect((await list({}, user)).nodes).toMatchObject([{ bookmarkCount: 0, isBookmarkedByUser: false }])
  })
})

test('race condition: a bookmark counts for a copy that is matched at the same time', async () => {
  const user = await aUser(db())
  const [shown, hidden] = [await aTender(db(), { source: 'tenderned' }), await aTender(db(), { source: 'ted' })]
  const [folding, marking] = [database.source.createQueryRunner(), database.source.createQueryRunner()]
  try {
    await folding.startTransaction()
    await folding.query('UPDATE tenders SET copy_of = $1 WHERE id = $2', [shown.id, hidden.id])
    const [{ pid }] = await marking.query('SELECT pg_backend_pid() AS pid')
    const marked = bookmarkTender(marking.manager, user.id, { tenderId: hidden.id } as never)
    const isWaiting = `SELECT FROM pg_stat_activity WHERE pid = $1 AND wait_event_type = 'Lock'`
    while ((await db().query(isWaiting, [pid])).length === 0) await new Promise(next => setTimeout(next, 20))
    await folding.commitTransaction()
    await marked
  } finally {
    await folding.release()
    await marking.release()
  }
  const { nodes } = await list({ showBookmarked: 'POPULAR' }, user)
  expect(nodes).toMatchObject([{ uuid: shown.id, bookmarkCount: 1 }])
})

describe('an administrator', () => {
  const SPLIT = `mutation ($id: ID!) { splitTender(input: { tenderId: $id }) {
    tender { uuid alsoAt { tenderId } } others { uuid alsoAt { source { key } } } } }`
  const split = async ({ id }: { id: string }, isAdmin = true) =>
    ask(db(), SPLIT, { id: toGlobalId('Tender', id) }, testSettings(), await aUser(db(), { isAdmin }))

  test('separates a tender from its copies permanently, and the others stay together', async () => {
    await store('headfirst', assignment('1', { maxHourlyRate: 110 }))
    await store('between', assignment('1'))
    await store('striive', assignment('1'))
    const shown = await tenderAt('headfirst')
    const { data, errors } = await split(shown)
    expect(errors).toBeUndefined()
    expect(data.splitTender.tender).toEqual({ uuid: shown.id, alsoAt: [] })
    expect(data.splitTender.others).toHaveLength(2)
    for (const { alsoAt } of data.splitTender.others) expect(alsoAt).toHaveLength(1)
    expect((await list()).sources.toSorted()).toEqual(['between', 'headfirst'])
    await store('headfirst', assignment('1', { maxHourlyRate: 112 }))
    await store('between', assignment('1', { maxHourlyRate: 111 }))
    expect((await list()).sources.toSorted()).toEqual(['between', 'headfirst'])
    expect((await split(shown)).data.splitTender.others).toEqual([])
  })

  test('splitting requires an administrator and an existing tender', async () => {
    const { id } = await aTender(db())
    expect((await split({ id }, false)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    const gone = await split({ id: '0199a000-0000-7000-8000-000000000000' })
    expect(gone.errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
  })

  test('a split persists when the tender is merged into another one of its source', async () => {
    await store('headfirst', assignment('1'))
    await store('between', assignment('1'))
    await split(await tenderAt('headfirst'))
    const into = await aTender(db(), { source: 'headfirst', tenderType: 'freelance_contract' })
    const { id: from } = await db().findOneByOrFail(Tender, { source: 'headfirst', procedureKey: '1' })
    await db().transaction(tx => mergeTenders(tx, { into: into.id, from }))
    await store('between', assignment('1', { maxHourlyRate: 99, title: into.title, organization: into.organization }))
    expect(await clustersOf(db())).toEqual([
      { source: 'between', under: null },
      { source: 'headfirst', under: null },
    ])
  })
})

test('a hidden copy is listed and counted after the shown copy is deleted', async () => {
  await store('tenderned', procedure('431022'))
  await store('ted', procedure('301774-2026'))
  expect((await list()).sources).toEqual(['tenderned'])
  await db().delete(Tender, { source: 'tenderned' })
  const { sources, facets } = await list()
  expect([sources, countOf(facets.status, 'open')]).toEqual([['ted'], 1])
  expect(await publicStats(db())).toMatchObject({ total: 1, open: 1 })
})
