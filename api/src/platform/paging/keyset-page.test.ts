import { describe, expect, test } from '@jest/globals'
import { v7 as uuid } from 'uuid'
import { testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import { Bookmark } from '../../people/bookmarks/bookmark.entity.js'
import { User } from '../../accounts/users/user.entity.js'
import { everyBatch } from './every-batch.js'
import { keysetPage, keysetPages } from './keyset-page.js'
import type { OrderKey } from './keyset.js'
import { type PageArgs, readPage } from './page-args.js'
import type { ConnectionOf } from './connection.js'

const database = testDatabase()
const db = () => database.manager

const order = 'test'
const keys: readonly OrderKey[] = [
  { sql: 'item.created_at', type: 'timestamptz', descending: true },
  { sql: 'item.id', type: 'uuid', descending: false },
]
const lists = {
  order,
  keys,
  where: ['item.is_public = $1'],
  values: [true],
  isOfParent: (id: string) => `item.tender_id = ${id}`,
}

/** Tenders with the same number of public bookmarks and a private one each; many share a moment. */
async function bookmarked(...counts: number[]): Promise<string[]> {
  const people = await Promise.all(Array.from({ length: Math.max(...counts) + 1 }, () => aUser(db())))
  const tenderIds: string[] = []
  for (const count of counts) {
    const { id: tenderId } = await aTender(db())
    tenderIds.push(tenderId)
    await db().insert(
      Bookmark,
      people.slice(0, count + 1).map(({ id: userId }, index) => ({
        id: uuid(),
        userId,
        tenderId,
        isPublic: index > 0,
        createdAt: new Date(Date.UTC(2026, 6, 1, 12, index % 3)),
      })),
    )
  }
  return tenderIds
}

const pagesOf = (tenderIds: readonly string[], args: PageArgs) =>
  keysetPages(db(), Bookmark, lists, tenderIds, readPage(args, order))

/** The same page of one list, read alone. */
const pageOf = (tenderId: string, args: PageArgs) =>
  keysetPage(
    db(),
    Bookmark,
    { ...lists, where: [...lists.where, 'item.tender_id = $2'], values: [true, tenderId] },
    readPage(args, order),
  )

const shown = async ({ edges, pageInfo, totalCount, pageCursors }: ConnectionOf<Bookmark>) => ({
  edges,
  pageInfo,
  totalCount: await totalCount(),
  pageCursors: await pageCursors(),
})

describe('the lists of many parents', () => {
  test('equal the lists that are read alone: forward, backward, numbered and after a cursor', async () => {
    const tenderIds = await bookmarked(7, 0, 3, 4)
    const [first] = await pagesOf(tenderIds, { first: 3 })
    const cursor = first!.pageInfo.endCursor!
    for (const args of [
      { first: 3 },
      { first: 100 },
      { last: 3 },
      { first: 2, page: 2 },
      { first: 3, after: cursor },
      { last: 2, before: cursor },
    ]) {
      const together = await Promise.all((await pagesOf(tenderIds, args)).map(shown))
      const alone = await Promise.all(tenderIds.map(async id => shown(await pageOf(id, args))))
      expect(together).toEqual(alone)
    }
    expect(first!.nodes[0]).toBeInstanceOf(Bookmark)
  })

  test('may include a parent twice, or one that does not exist', async () => {
    const [one] = await bookmarked(2)
    const pages = await pagesOf([one!, uuid(), one!], { first: 1 })
    expect(pages.map(({ nodes }) => nodes.length)).toEqual([1, 0, 1])
    expect(await Promise.all(pages.map(page => page.totalCount()))).toEqual([2, 0, 2])
    expect(await pagesOf([], { first: 1 })).toEqual([])
  })
})

test('a list longer than a batch contains every item once, in order', async () => {
  await db().query(
    `INSERT INTO app_users (id, username, email, password_hash)
     SELECT gen_random_uuid(), 'u' || n, 'u' || n || '@greenrock.nl', 'unusable' FROM generate_series(1, 10003) n`,
  )
  // With the statistics of an empty table, the planner may compare every row with every other.
  await db().query('ANALYZE app_users')
  const byId: readonly OrderKey[] = [{ sql: 'item.id', type: 'uuid', descending: false }]
  const all: User[] = []
  for await (const batch of everyBatch(db(), User, { order, keys: byId, where: [], values: [] })) all.push(...batch)
  expect(all).toHaveLength(10_003)
  const ids = all.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)].toSorted())
  expect(all[0]!.passwordHash).toBeUndefined()
})
