import { describe, expect, test } from '@jest/globals'
import { parse, subscribe } from 'graphql'
import { toGlobalId } from 'graphql-relay'
import { v7 as uuid } from 'uuid'
import { ask, testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import { createContext } from '../../accounts/context.js'
import { writeCursor } from '../../platform/paging/page-args.js'
import { createSchema } from '../../transport/schema/schema.js'
import { callerWithoutRequest } from '../../accounts/users/caller.js'
import type { User } from '../../accounts/users/user.entity.js'
import type { Bookmark } from '../bookmarks/bookmark.entity.js'
import { bookmarkTender, unbookmarkTender } from '../bookmarks/bookmark.service.js'
import { BookmarkComment } from './comment.entity.js'
import { addComment, deleteComment } from './comment.service.js'
import { BookmarkTenderInput } from '../bookmarks/bookmark.inputs.js'
import { AddCommentInput } from './comment.inputs.js'
import { checked } from '../../platform/validation/checked.js'

const database = testDatabase()
const db = () => database.manager
const as = (user: User | null, query: string, variables: object = {}, settings = testSettings()) =>
  ask(db(), query, variables, settings, user)

const ADD = `mutation ($input: AddCommentInput!) { addComment(input: $input) {
  comment { id commenterName content viewerCanUpdate viewerCanReply parentComment { id } } bookmark { commentCount } commentEdge { cursor node { id } } } }`
const UPDATE =
  'mutation ($input: UpdateCommentInput!) { updateComment(input: $input) { comment { commenterName content } } }'
const DELETE = `mutation ($input: DeleteCommentInput!) { deleteComment(input: $input) {
  deletedCommentId comment { id isDeleted commenterName content } bookmark { commentCount } } }`
const READ = `query ($id: ID!) { node(id: $id) { ... on Bookmark { commentCount comments(first: 50) { totalCount nodes {
  id commenterName content isDeleted viewerCanUpdate viewerCanDelete viewerCanReply replies(first: 50) { nodes { id content viewerCanReply } } } } } } }`

async function aBookmark(isPublic = true): Promise<{ owner: User; bookmark: Bookmark; id: string }> {
  const owner = await aUser(db())
  const bookmark = await bookmarkTender(
    db(),
    owner.id,
    checked(BookmarkTenderInput, { tenderId: (await aTender(db())).id, isPublic }),
  )
  return { owner, bookmark, id: toGlobalId('Bookmark', bookmark.id) }
}
const add = (user: User | null, bookmarkId: string, more: object = {}) =>
  as(user, ADD, { input: { bookmarkId, commenterName: 'Anna', content: 'Interessant', ...more } })
const codeOf = ({ errors }: { errors: readonly { extensions?: { code?: unknown } }[] | undefined }) =>
  errors?.[0]?.extensions?.code

test('an invalid comment, or one on an unknown bookmark, is refused and not stored', async () => {
  const { owner, id } = await aBookmark()
  expect((await add(owner, id, { content: ' ' })).errors?.[0]).toMatchObject({ message: 'Opmerking is verplicht' })
  // R-COM-25
  for (const id of ['', 'x', toGlobalId('Tender', uuid())])
    expect((await add(owner, id)).errors?.[0]).toMatchObject({ message: 'Bookmark ID is verplicht' })
  expect(await db().count(BookmarkComment)).toBe(0)
})

describe('the right to comment', () => {
  test('a visitor may neither comment nor reply', async () => {
    const { owner, id } = await aBookmark()
    const { id: parentCommentId } = (await add(owner, id)).data.addComment.comment
    // R-COM-52
    for (const more of [{}, { parentCommentId }]) expect(codeOf(await add(null, id, more))).toBe('UNAUTHENTICATED')
    expect(await db().count(BookmarkComment)).toBe(1)
  })

  test('any user may comment on a public bookmark, only its owner on a private one', async () => {
    const [open, closed] = [await aBookmark(), await aBookmark(false)]
    const stranger = await aUser(db())
    // R-ROLE-9
    expect((await add(stranger, open.id)).data.addComment.bookmark.commentCount).toBe(1)
    expect(codeOf(await add(stranger, closed.id))).toBe('BOOKMARK_NOT_FOUND')
    expect((await add(closed.owner, closed.id)).errors).toBeUndefined()
  })

  test('only its author may change or delete a comment; without an author nobody may', async () => {
    const { owner, id } = await aBookmark()
    const author = await aUser(db())
    const comment = (await add(author, id)).data.addComment.comment.id
    const words = { commenterName: 'X', content: 'Y' }
    for (const other of [owner, await aUser(db(), { isAdmin: true })]) {
      // R-COM-53
      expect(codeOf(await as(other, UPDATE, { input: { commentId: comment, ...words } }))).toBe('FORBIDDEN')
      // R-COM-54
      expect(codeOf(await as(other, DELETE, { input: { commentId: comment } }))).toBe('FORBIDDEN')
    }
    // R-ROLE-10
    expect((await as(author, UPDATE, { input: { commentId: comment, ...words } })).data.updateComment.comment).toEqual(
      words,
    )
    await db().query('UPDATE bookmark_comments SET user_id = NULL')
    expect(codeOf(await as(author, DELETE, { input: { commentId: comment } }))).toBe('FORBIDDEN')
  })

  test('to other users a private thread is the same as none', async () => {
    const { owner, id } = await aBookmark(false)
    const comment = (await add(owner, id)).data.addComment.comment.id
    const stranger = await aUser(db())
    for (const query of [UPDATE, DELETE])
      expect(
        codeOf(
          await as(stranger, query, {
            input: { commentId: comment, ...(query === UPDATE ? { commenterName: 'X', content: 'Y' } : {}) },
          }),
        ),
      ).toBe('NOT_FOUND')
    for (const viewer of [stranger, null]) expect((await as(viewer, READ, { id: comment })).data.node).toBeNull()
  })
})

describe('replies', () => {
  test('are one level deep, on a comment of the same bookmark', async () => {
    const [one, other] = [await aBookmark(), await aBookmark()]
    const top = (await add(one.owner, one.id)).data.addComment.comment
    const reply = (await add(one.owner, one.id, { parentCommentId: top.id })).data.addComment.comment
    // R-COM-30 R-ROLE-9
    expect(reply).toMatchObject({ parentComment: { id: top.id }, viewerCanReply: false })
    expect(top.viewerCanReply).toBe(true)
    // R-INT-15
    for (const [bookmark, parentCommentId] of [
      [one.id, reply.id],
      [other.id, top.id],
      [one.id, toGlobalId('Comment', uuid())],
      [one.id, 'x'],
      [one.id, one.id],
    ] as const)
      expect(codeOf(await add(one.owner, bookmark, { parentCommentId }))).toBe('BAD_USER_INPUT')
  })

  test('keep the place of their deleted comment, which no longer counts', async () => {
    const { owner, id } = await aBookmark()
    const author = await aUser(db())
    const top = (await add(author, id)).data.addComment.comment.id
    const added = (await add(owner, id, { parentCommentId: top, content: 'Eens' })).data.addComment
    // R-INT-17
    expect(added.bookmark.commentCount).toBe(2)
    const reply = added.comment.id
    const { data } = await as(author, DELETE, { input: { commentId: top } })
    // R-INT-17 R-ROLE-10
    expect(data.deleteComment).toEqual({
      deletedCommentId: top,
      comment: { id: top, isDeleted: true, commenterName: '', content: '' },
      bookmark: { commentCount: 1 },
    })
    const thread = async () => (await as(null, READ, { id })).data.node.comments.nodes
    // R-INT-16
    expect(await thread()).toMatchObject([
      { isDeleted: true, viewerCanReply: false, replies: { nodes: [{ content: 'Eens' }] } },
    ])
    expect(codeOf(await as(author, DELETE, { input: { commentId: top } }))).toBe('NOT_FOUND')
    expect(codeOf(await add(owner, id, { parentCommentId: top }))).toBe('BAD_USER_INPUT')
    await as(owner, DELETE, { input: { commentId: reply } })
    expect(await thread()).toEqual([])
    expect(await db().count(BookmarkComment)).toBe(0)
  })
})

describe('concurrent changes', () => {
  const settled = async (works: (() => Promise<unknown>)[]) => {
    const results = await Promise.allSettled(works.map(work => work()))
    return results.flatMap(result => (result.status === 'rejected' ? [result.reason as Error] : []))
  }

  test('do not deadlock when one replies and another deletes', async () => {
    const { owner, bookmark } = await aBookmark()
    const viewer = { user: owner, sid: 'none', by: 'cookie' } as const
    const words = { bookmarkId: bookmark.id, commenterName: 'Anna', content: 'Ja' }
    const others: Error[] = []
    for (let round = 0; round < 20; round++) {
      const parent = await addComment(db(), viewer, checked(AddCommentInput, words))
      const reply = await addComment(db(), viewer, checked(AddCommentInput, { ...words, parentCommentId: parent.id }))
      others.push(
        ...(await settled([
          () => deleteComment(db(), viewer, reply.id),
          () => addComment(db(), viewer, checked(AddCommentInput, { ...words, parentCommentId: parent.id })),
          () => deleteComment(db(), viewer, parent.id),
        ])),
      )
    }
    // A reply to a comment deleted meanwhile is refused; nothing else may fail.
    const messages = new Set(others.map(({ message }) => message))
    messages.delete('Op deze opmerking kan niet worden gereageerd')
    expect([...messages]).toEqual([])
    const [{ counted, there }] = await db().query<[{ counted: number; there: number }]>(
      `SELECT comment_count AS counted, (SELECT count(*)::int FROM bookmark_comments WHERE deleted_at IS NULL) AS there
       FROM bookmarks`,
    )
    expect(counted).toBe(there)
  })
})

describe('retrying after a lost response', () => {
  test('is idempotent with the same key, also concurrently; keys of different users are independent', async () => {
    const { owner, id } = await aBookmark()
    const other = await aUser(db())
    const tries = await Promise.all(Array.from({ length: 10 }, () => add(owner, id, { clientMutationId: 'k1' })))
    expect(new Set(tries.map(({ data }) => data.addComment.comment.id)).size).toBe(1)
    await add(other, id, { clientMutationId: 'k1' })
    await add(owner, id, { clientMutationId: 'k2' })
    expect(await db().count(BookmarkComment)).toBe(3)
  })
})

describe('reading comments', () => {
  test('finds none for an unknown bookmark or another user’s private one', async () => {
    const { id } = await aBookmark(false)
    const stranger = await aUser(db())
    const follow = async (bookmarkId: string, viewer: User) => {
      const begun = await subscribe({
        schema: createSchema(),
        document: parse('subscription ($id: ID!) { commentEvents(bookmarkId: $id) { __typename } }'),
        variableValues: { id: bookmarkId },
        contextValue: createContext({
          db: db(),
          settings: testSettings(),
          caller: callerWithoutRequest({ user: viewer, sid: 'none', by: 'cookie' }),
        }),
      })
      if (Symbol.asyncIterator in begun) throw new Error('nobody may follow this')
      return begun.errors![0]!.originalError
    }
    for (const bookmarkId of [id, toGlobalId('Bookmark', uuid()), 'x']) {
      expect((await as(stranger, READ, { id: bookmarkId })).data.node).toBeNull()
      // R-COM-51
      expect(await follow(bookmarkId, stranger)).toMatchObject({ code: 'BOOKMARK_NOT_FOUND' })
    }
  })

  test('is open to visitors for a public bookmark, without the authors’ accounts', async () => {
    const { owner, id } = await aBookmark()
    await add(owner, id)
    const { data } = await as(null, READ, { id })
    // R-ROLE-5
    expect(data.node.comments.nodes).toMatchObject([
      { commenterName: 'Anna', viewerCanUpdate: false, viewerCanReply: false },
    ])
    expect(JSON.stringify(data)).not.toContain(owner.email)
  })

  test('requires signing in when a setting excludes visitors', async () => {
    const { id } = await aBookmark()
    const closed = testSettings({ isCommentReadingPublic: false })
    // R-ROLE-5
    expect(codeOf(await as(null, READ, { id }, closed))).toBe('AUTHENTICATION_REQUIRED')
    expect((await as(await aUser(db()), READ, { id }, closed)).errors).toBeUndefined()
  })

  test('by id requires signing in too when a setting excludes visitors', async () => {
    const { owner, id } = await aBookmark()
    const comment = (await add(owner, id)).data.addComment.comment.id
    const closed = testSettings({ isCommentReadingPublic: false })
    const query = 'query ($id: ID!) { node(id: $id) { ... on Comment { content } } }'
    expect((await as(null, query, { id: comment }, closed)).data.node).toBeNull()
    expect((await as(null, query, { id: comment })).data.node).toEqual({ content: 'Interessant' })
  })

  test('of many bookmarks at once gives each its own comments, and only readable ones', async () => {
    const [one, two, secret] = [await aBookmark(), await aBookmark(), await aBookmark(false)]
    await add(one.owner, one.id, { content: 'Bij één' })
    await add(two.owner, two.id, { content: 'Bij twee' })
    await add(secret.owner, secret.id, { content: 'Geheim' })
    const query =
      'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Bookmark { comments { totalCount nodes { content } } } } }'
    const ids = [two.id, secret.id, one.id]
    const thread = (content: string) => ({ comments: { totalCount: 1, nodes: [{ content }] } })
    expect((await as(null, query, { ids })).data.nodes).toEqual([thread('Bij twee'), null, thread('Bij één')])
    expect((await as(secret.owner, query, { ids })).data.nodes[1]).toEqual(thread('Geheim'))
    const closed = testSettings({ isCommentReadingPublic: false })
    const { errors } = await as(null, query, { ids }, closed)
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(Array(2).fill('AUTHENTICATION_REQUIRED'))
  })

  test('with invalid page arguments is an error of that field only', async () => {
    const { owner, id } = await aBookmark()
    await add(owner, id)
    const query = `query ($id: ID!) { bad: node(id: $id) { ... on Bookmark { comments(after: "x") { totalCount } } }
      good: node(id: $id) { ... on Bookmark { comments { totalCount } } } }`
    const { data, errors } = await as(owner, query, { id })
    expect(data).toEqual({ bad: null, good: { comments: { totalCount: 1 } } })
    expect(errors).toMatchObject([{ message: 'after is geen geldige cursor van deze lijst.' }])
  })

  test.each(['comments', 'replies'])('with a forged cursor of %s is an error that says so', async order => {
    const { owner, id } = await aBookmark()
    const comment = (await add(owner, id)).data.addComment.comment.id
    const after = writeCursor({ keys: ['gisteren', 'x'], order })
    const list = `${order}(first: 5, after: $after) { nodes { id } }`
    const query = `query ($id: ID!, $after: String) { node(id: $id) { ... on Bookmark { ${list} } } }`
    const { errors } =
      order === 'comments'
        ? await as(owner, query, { id, after })
        : await as(owner, query.replace('Bookmark', 'Comment'), { id: comment, after })
    expect(errors?.[0]).toMatchObject({ message: 'after is geen geldige cursor van deze lijst.' })
  })

  test('after adding one, its cursor is its place in the list', async () => {
    const { owner, id } = await aBookmark()
    const { cursor } = (await add(owner, id, { content: '1' })).data.addComment.commentEdge
    await add(owner, id, { content: '2' })
    const query = `query ($id: ID!, $after: String) { node(id: $id) { ... on Bookmark {
      comments(first: 5, after: $after) { nodes { content } } } } }`
    const { data } = await as(owner, query, { id, after: cursor })
    expect(data.node.comments.nodes).toEqual([{ content: '2' }])
  })

  test('returns the oldest first at both levels, and none of a detached bookmark', async () => {
    const { owner, bookmark, id } = await aBookmark()
    const first = (await add(owner, id, { content: '1' })).data.addComment.comment.id
    await add(owner, id, { content: '2' })
    for (const content of ['1a', '1b']) await add(owner, id, { content, parentCommentId: first })
    const { nodes } = (await as(owner, READ, { id })).data.node.comments
    expect(nodes.map((node: { content: string }) => node.content)).toEqual(['1', '2'])
    expect(nodes[0].replies.nodes.map((node: { content: string }) => node.content)).toEqual(['1a', '1b'])
    await unbookmarkTender(db(), owner.id, bookmark.tenderId)
    expect((await as(owner, READ, { id })).data.node).toBeNull()
  })
})
