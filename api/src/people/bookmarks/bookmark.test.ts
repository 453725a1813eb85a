import { describe, expect, test } from '@jest/globals'
import { toGlobalId } from 'graphql-relay'
import { v7 as uuid } from 'uuid'
import { ask, testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import type { User } from '../../accounts/users/user.entity.js'
import type { Viewer } from '../../accounts/users/viewer.js'
import { Bookmark } from './bookmark.entity.js'
import { BookmarkScope, bookmarkTender, listBookmarks, unbookmarkTender, updateBookmark } from './bookmark.service.js'
import { addComment } from '../comments/comment.service.js'
import { BookmarkComment } from '../comments/comment.entity.js'
import { BookmarkTenderInput, UpdateBookmarkInput } from './bookmark.inputs.js'
import { AddCommentInput } from '../comments/comment.inputs.js'
import { checked } from '../../platform/validation/checked.js'

const database = testDatabase()
const db = () => database.manager
const as = (user: User | null, query: string, variables: object = {}) =>
  ask(db(), query, variables, testSettings(), user)

const BOOKMARK = `mutation ($input: BookmarkTenderInput!) { bookmarkTender(input: $input) {
  bookmark { id isPublic commentCount metadata { notes category priority tags } } tender { isBookmarkedByUser bookmarkCount } } }`
const UNBOOKMARK = `mutation ($input: UnbookmarkTenderInput!) { unbookmarkTender(input: $input) {
  tender { isBookmarkedByUser bookmarkCount } } }`
const LIST = `query ($scope: BookmarkScope!, $search: String, $first: Int, $page: Int, $after: String) {
  bookmarks(scope: $scope, search: $search, first: $first, page: $page, after: $after) { totalCount
    nodes { id isPublic metadata { notes } owner { firstName lastName } tender { title } } pageInfo { endCursor hasNextPage } } }`

const idOf = ({ id }: { id: string }) => toGlobalId('Tender', id)
const bookmark = (user: User | null, tenderId: string, more: object = {}) =>
  as(user, BOOKMARK, { input: { tenderId, ...more } })

test('a search parses its words once, however many bookmarks there are', async () => {
  const anna = await aUser(db())
  // A word that no other test of this process uses, because search texts are cached.
  for (let index = 0; index < 5; index++) await bookmark(anna, idOf(await aTender(db(), { title: 'Zonnewijzers' })))
  const calls = await db().transaction(async tx => {
    await tx.query(`SET LOCAL track_functions = 'all'`)
    const viewer = { user: anna } as Viewer
    const { totalCount } = await listBookmarks(
      tx,
      viewer,
      { scope: BookmarkScope.MINE, search: 'zonnewijzers' },
      { first: 2 },
    )
    expect(await totalCount()).toBe(5)
    const [row] = await tx.query(
      `SELECT max(calls)::int AS calls FROM pg_stat_xact_user_functions WHERE funcname = 'search_word'`,
    )
    return row.calls
  })
  // The page and the count share one call.
  expect(calls).toBe(1)
})

describe('access to bookmarks', () => {
  test('a visitor can neither add nor remove a bookmark', async () => {
    const tender = await aTender(db())
    // R-BMK-15
    for (const query of [BOOKMARK, UNBOOKMARK])
      expect((await as(null, query, { input: { tenderId: idOf(tender) } })).errors?.[0]).toMatchObject({
        message: expect.stringContaining('Unauthorized'),
        extensions: { code: 'UNAUTHENTICATED' },
      })
    expect(await db().count(Bookmark)).toBe(0)
  })

  test('a user can neither remove, change nor read another’s private bookmark', async () => {
    const [anna, bram] = [await aUser(db()), await aUser(db())]
    const tender = await aTender(db())
    const { data } = await bookmark(anna, idOf(tender), { isPublic: false, metadata: { notes: 'Geheim' } })
    const { id } = data.bookmarkTender.bookmark
    await as(bram, UNBOOKMARK, { input: { tenderId: idOf(tender) } })
    // R-BMK-16
    expect(await db().count(Bookmark)).toBe(1)
    const update = 'mutation ($input: UpdateBookmarkInput!) { updateBookmark(input: $input) { bookmark { id } } }'
    expect((await as(bram, update, { input: { bookmarkId: id, isPublic: true } })).errors?.[0]).toMatchObject({
      extensions: { code: 'BOOKMARK_NOT_FOUND' },
    })
    for (const viewer of [bram, null])
      expect((await as(viewer, 'query ($id: ID!) { node(id: $id) { id } }', { id })).data.node).toBeNull()
  })
})

describe('an invalid bookmark', () => {
  test.each([
    ['nothing', ''],
    ['another thing', toGlobalId('Category', uuid())],
    ['no id', 'Tender:1'],
  ])('%s is refused', async (_what, tenderId) => {
    const { errors } = await bookmark(await aUser(db()), tenderId)
    // R-BMK-11
    expect(errors?.[0]).toMatchObject({ message: 'Tender ID is verplicht', extensions: { code: 'BAD_USER_INPUT' } })
  })

  test('an unknown tender is refused', async () => {
    const { errors } = await bookmark(await aUser(db()), toGlobalId('Tender', uuid()))
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'NOT_FOUND' } })
  })

  test('a priority must be low, medium or high', async () => {
    const user = await aUser(db())
    const { id } = await aTender(db())
    const choose = (priority: string) => bookmark(user, toGlobalId('Tender', id), { metadata: { priority } })
    // R-BMK-14
    for (const priority of ['LOW', 'MEDIUM', 'HIGH'])
      expect((await choose(priority)).data.bookmarkTender.bookmark.metadata.priority).toBe(priority)
    await choose('MEDIUM')
    // R-BMK-14
    expect(await db().find(Bookmark)).toMatchObject([{ metadata: { priority: 'medium' } }])
    expect((await choose('URGENT')).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
    const { data } = await ask(db(), '{ type: __type(name: "Priority") { enumValues { name } } }')
    expect(data.type.enumValues.map(({ name }: { name: string }) => name).toSorted()).toEqual(['HIGH', 'LOW', 'MEDIUM'])
  })
})

describe('a bookmark', () => {
  test('is public by default, and counted at the tender', async () => {
    const [anna, bram] = [await aUser(db()), await aUser(db())]
    const tender = idOf(await aTender(db()))
    // R-BMK-12 R-BMK-13
    expect(
      (
        await bookmark(anna, tender, {
          metadata: { notes: ' Bellen ', category: 'Bouw', priority: 'LOW', tags: ['a', 'a', ''] },
        })
      ).data.bookmarkTender,
    ).toMatchObject({
      bookmark: {
        isPublic: true,
        commentCount: 0,
        metadata: { notes: 'Bellen', category: 'Bouw', priority: 'LOW', tags: ['a'] },
      },
      tender: { isBookmarkedByUser: true, bookmarkCount: 1 },
    })
    expect((await bookmark(bram, tender, { isPublic: false })).data.bookmarkTender.tender.bookmarkCount).toBe(2)
    const seen = 'query ($id: ID!) { tender(id: $id) { isBookmarkedByUser bookmarkCount } }'
    expect((await as(anna, seen, { id: tender })).data.tender).toEqual({ isBookmarkedByUser: true, bookmarkCount: 1 })
    // R-ROLE-2
    expect((await as(null, seen, { id: tender })).data.tender).toEqual({
      isBookmarkedByUser: false,
      bookmarkCount: null,
    })
  })

  test('is idempotent: adding it twice gives one bookmark and no error', async () => {
    const [anna, tender] = [await aUser(db()), idOf(await aTender(db()))]
    for (const _ of [1, 2]) {
      const { errors } = await bookmark(anna, tender)
      // R-INT-14
      expect([errors, await db().count(Bookmark)]).toEqual([undefined, 1])
    }
  })

  test('is idempotent even for a hundred concurrent requests', async () => {
    const anna = await aUser(db())
    const { id } = await aTender(db())
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        index % 2
          ? bookmarkTender(db(), anna.id, checked(BookmarkTenderInput, { tenderId: id }))
          : unbookmarkTender(db(), anna.id, id),
      ),
    )
    await bookmarkTender(db(), anna.id, checked(BookmarkTenderInput, { tenderId: id }))
    // R-INT-14
    expect(await db().count(Bookmark)).toBe(1)
    const [counter] = await db().query('SELECT public_bookmark_count AS n FROM tender_counters')
    expect(counter.n).toBe(1)
    for (let times = 0; times < 2; times++) await unbookmarkTender(db(), anna.id, id)
    expect(await db().count(Bookmark)).toBe(0)
  })

  test('stays private when a retry arrives after its owner made it private', async () => {
    const anna = await aUser(db())
    const { id } = await aTender(db())
    const tender = toGlobalId('Tender', id)
    await bookmark(anna, tender, { isPublic: false })
    expect((await bookmark(anna, tender)).data.bookmarkTender.bookmark.isPublic).toBe(false)
  })

  test('is removed by its owner only', async () => {
    const [anna, bram] = [await aUser(db()), await aUser(db())]
    const tender = idOf(await aTender(db()))
    for (const user of [anna, bram]) await bookmark(user, tender)
    const { data } = await as(anna, UNBOOKMARK, { input: { tenderId: tender } })
    // R-ROLE-7 R-BMK-16
    expect(data.unbookmarkTender.tender).toEqual({ isBookmarkedByUser: false, bookmarkCount: 1 })
    // R-BMK-16
    expect(await db().find(Bookmark)).toMatchObject([{ userId: bram.id }])
  })

  test('with comments is detached when removed, invisible to all users, and restored with its thread', async () => {
    const [anna, bram] = [await aUser(db()), await aUser(db())]
    const tender = await aTender(db())
    const made = await bookmarkTender(db(), anna.id, checked(BookmarkTenderInput, { tenderId: tender.id }))
    await addComment(
      db(),
      { user: bram, sid: 'x', by: 'cookie' },
      checked(AddCommentInput, { bookmarkId: made.id, commenterName: 'Bram', content: 'Interessant' }),
    )
    await as(anna, UNBOOKMARK, { input: { tenderId: idOf(tender) } })
    // R-INT-38
    expect(await db().count(BookmarkComment)).toBe(1)
    for (const [viewer, scope] of [
      [anna, 'MINE'],
      [anna, 'PUBLIC'],
      [null, 'PUBLIC'],
    ] as const)
      expect((await as(viewer, LIST, { scope })).data.bookmarks.totalCount).toBe(0)
    const { data } = await bookmark(anna, idOf(tender))
    // R-INT-38
    expect(data.bookmarkTender.bookmark).toMatchObject({ id: toGlobalId('Bookmark', made.id), commentCount: 1 })
    expect(await db().existsBy(BookmarkComment, { bookmarkId: made.id, content: 'Interessant' })).toBe(true)
    // R-INT-38
    expect((await as(anna, LIST, { scope: 'MINE' })).data.bookmarks.totalCount).toBe(1)
  })

  test('keeps a comment that is written while it is being removed', async () => {
    const [anna, bram] = [await aUser(db()), await aUser(db())]
    for (let round = 0; round < 20; round++) {
      const tender = await aTender(db())
      const { id } = await bookmarkTender(db(), anna.id, checked(BookmarkTenderInput, { tenderId: tender.id }))
      const [written] = await Promise.allSettled([
        addComment(
          db(),
          { user: bram, sid: 'x', by: 'cookie' },
          checked(AddCommentInput, { bookmarkId: id, commenterName: 'B', content: 'x' }),
        ),
        unbookmarkTender(db(), anna.id, tender.id),
      ])
      if (written.status === 'fulfilled')
        expect(await db().existsBy(BookmarkComment, { id: written.value.id })).toBe(true)
      else expect(written.reason).toMatchObject({ code: 'BOOKMARK_NOT_FOUND' })
    }
  })
})

test('a bookmark is returned from a write as it is read afterwards', async () => {
  const [anna, { id: tenderId }] = [await aUser(db()), await aTender(db())]
  const input = checked(BookmarkTenderInput, { tenderId, metadata: { notes: 'Bellen' } })
  const made = await bookmarkTender(db(), anna.id, input)
  const read = () => db().findOneByOrFail(Bookmark, { id: made.id })
  expect(made).toEqual(await read())
  const changed = await updateBookmark(
    db(),
    anna.id,
    checked(UpdateBookmarkInput, { bookmarkId: made.id, isPublic: false }),
  )
  expect(changed).toEqual(await read())
})

test('a bookmark is found by a global id with an upper-case uuid', async () => {
  const [anna, { id: tenderId }] = [await aUser(db()), await aTender(db())]
  const { id } = await bookmarkTender(db(), anna.id, checked(BookmarkTenderInput, { tenderId }))
  const globalId = toGlobalId('Bookmark', id.toUpperCase())
  expect((await as(anna, 'query ($id: ID!) { node(id: $id) { id } }', { id: globalId })).data.node).toEqual({
    id: toGlobalId('Bookmark', id),
  })
})

describe('the lists of bookmarks', () => {
  test('hold the user’s own bookmarks, or the public ones of all users', async () => {
    const [anna, bram] = [await aUser(db(), { firstName: 'Anna', lastName: 'Visser' }), await aUser(db())]
    const [one, two] = [await aTender(db(), { title: 'Bruggen' }), await aTender(db(), { title: 'Zaaksysteem' })]
    await bookmark(anna, idOf(one), { metadata: { notes: 'Van Anna' } })
    await bookmark(anna, idOf(two), { isPublic: false })
    await bookmark(bram, idOf(two))
    const titles = async (viewer: User | null, scope: string, search?: string) => {
      const { data, errors } = await as(viewer, LIST, { scope, search })
      if (errors) return errors[0]!.extensions?.code
      return data.bookmarks.nodes.map((node: { tender: { title: string } }) => node.tender.title)
    }
    // R-BKPG-28 R-ROLE-8
    expect(await titles(anna, 'MINE')).toEqual(['Zaaksysteem', 'Bruggen'])
    expect(await titles(bram, 'MINE')).toEqual(['Zaaksysteem'])
    // R-BKPG-33
    expect(await titles(null, 'MINE')).toBe('UNAUTHENTICATED')
    // R-BKPG-31 R-BKPG-32 R-ROLE-4
    expect(await titles(null, 'PUBLIC')).toEqual(['Zaaksysteem', 'Bruggen'])
    expect(await titles(bram, 'PUBLIC')).toEqual(['Zaaksysteem', 'Bruggen'])
    expect(await titles(bram, 'COLLEAGUES')).toEqual(['Bruggen'])
    expect(await titles(null, 'COLLEAGUES')).toEqual(['Zaaksysteem', 'Bruggen'])
    // R-BKPG-29
    expect(await titles(null, 'PUBLIC', 'brug')).toEqual(['Bruggen'])
    // R-BKPG-27
    expect(await titles(anna, 'MINE', 'brug')).toEqual(['Bruggen'])
    expect(await titles(null, 'PUBLIC', '%')).toEqual([])
    const { data } = await as(null, LIST, { scope: 'PUBLIC', search: 'bruggen' })
    // R-BKPG-30
    expect(data.bookmarks.nodes[0]).toMatchObject({ owner: { firstName: 'Anna', lastName: 'Visser' }, metadata: null })
    expect(JSON.stringify(data)).not.toContain(anna.email)
  })

  test('give the same search results for any number of bookmarks', async () => {
    const [live, archived] = [
      await aTender(db(), { title: 'Bruggen' }),
      await aTender(db(), { title: 'Bruggen', archived: true }),
    ]
    const other = await aTender(db(), { title: 'Zaaksysteem' })
    const byUsers = (from: number, to: number) =>
      db().query(
        `WITH made AS (
           INSERT INTO app_users (id, username, email, password_hash, first_name, last_name)
           SELECT gen_random_uuid(), 'veel' || n, 'veel' || n || '@greenrock.nl', 'x', 'Veel', 'Samen'
           FROM generate_series($1::int, $2::int) n RETURNING id)
         INSERT INTO bookmarks (id, user_id, tender_id) SELECT gen_random_uuid(), made.id, tender_id FROM made, unnest($3::uuid[]) tender_id`,
        [from, to, [live.id, archived.id, other.id]],
      )
    const counts = () =>
      Promise.all(
        ['bruggen', 'zaak', 'bruggen zaaksysteem', 'qqqqq'].map(
          async search => (await as(null, LIST, { scope: 'PUBLIC', search, first: 1 })).data.bookmarks.totalCount,
        ),
      )
    await byUsers(1, 166)
    expect(await counts()).toEqual([332, 166, 0, 0])
    await byUsers(167, 200)
    expect(await counts()).toEqual([400, 200, 0, 0])
  })

  test('have the search limits of tenders: 200 characters, without NUL', async () => {
    const anna = await aUser(db())
    for (const search of ['x'.repeat(200), '\u{1f6a7}'.repeat(200)])
      expect((await as(anna, LIST, { scope: 'MINE', search })).errors).toBeUndefined()
    for (const search of ['x'.repeat(201), 'sluis\0'])
      expect((await as(anna, LIST, { scope: 'MINE', search })).errors).toMatchObject([
        { extensions: { code: 'BAD_USER_INPUT', fields: [{ name: 'search' }] } },
      ])
  })

  test('have pages without gaps or duplicates', async () => {
    const anna = await aUser(db())
    for (let count = 0; count < 7; count++) await bookmark(anna, idOf(await aTender(db())))
    const seen: string[] = []
    let after: string | null = null
    for (let guard = 0; guard < 5; guard++) {
      const { data } = await as(anna, LIST, { scope: 'MINE', first: 3, after })
      seen.push(...data.bookmarks.nodes.map((node: { id: string }) => node.id))
      expect(data.bookmarks.totalCount).toBe(7)
      after = data.bookmarks.pageInfo.endCursor
      if (!data.bookmarks.pageInfo.hasNextPage) break
    }
    expect(new Set(seen).size).toBe(7)
    for (const [viewer, scope] of [
      [anna, 'MINE'],
      [null, 'PUBLIC'],
    ] as const) {
      const { totalCount, nodes } = (await as(viewer, LIST, { scope, first: 3, page: 2 })).data.bookmarks
      // R-BKPG-27 R-BKPG-29
      expect([totalCount, nodes.map(({ id }: { id: string }) => id)]).toEqual([7, seen.slice(3, 6)])
    }
  })
})
