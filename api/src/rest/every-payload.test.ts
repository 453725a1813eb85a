import { beforeEach, describe, expect, test } from '@jest/globals'
import { toGlobalId } from 'graphql-relay'
import { testDatabase } from '../../test/database.js'
import { aTender } from '../../test/factories.js'
import { aSignIn, aStaffMember } from '../../test/sign-in.js'
import { Person, testServer } from '../../test/web-server.js'
import { BookmarkTenderInput } from '../bookmarks/bookmark.inputs.js'
import { bookmarkTender } from '../bookmarks/bookmark.service.js'
import { AddCommentInput } from '../comments/comment.inputs.js'
import { addComment } from '../comments/comment.service.js'
import { checked } from '../validation/checked.js'
import { routes } from './routes.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)
const client = new Person(() => server.url)

const given = { tender: '', bookmark: '', comment: '', user: '', bearer: {} as Record<string, string> }
beforeEach(async () => {
  const user = await aStaffMember(db(), { isAdmin: true })
  given.user = user.id
  given.bearer = (await aSignIn(db(), user)).bearer
  given.tender = (await aTender(db(), { title: 'Onderhoud van bruggen en viaducten' })).id
  await aTender(db(), { title: 'Xyzzy' })
  given.bookmark = (await bookmarkTender(db(), user.id, checked(BookmarkTenderInput, { tenderId: given.tender }))).id
  const input = checked(AddCommentInput, { bookmarkId: given.bookmark, ...words })
  given.comment = (await addComment(db(), { user, sid: 'none', by: 'cookie' }, input)).id
})

const words = { commenterName: 'Anna', content: 'Hallo' }
const account = {
  username: 'nieuw',
  email: 'nieuw@greenrock.nl',
  firstName: 'Nieuwe',
  lastName: 'Collega',
  temporaryPassword: 'Tijdelijk#1',
}
const anId = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
const aMoment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)

// Untyped: what the doors send is what these tests compare.
type Json = ReturnType<typeof JSON.parse>

interface Write {
  readonly id?: () => string
  readonly payload?: () => object
  /** The whole answer of REST. */
  readonly answer: () => Json
  readonly graphql: string
  readonly input?: () => object
  /** The whole answer of GraphQL. */
  readonly told: () => Json
}

const categories = Array.from({ length: 16 }, () => expect.objectContaining({ slug: expect.any(String) }))
const tenderInput = () => toGlobalId('Tender', given.tender)
const sortedOverig = {
  categorized: 1,
  total: 2,
  remainingUncategorized: 1,
}
const bookmark = () => ({
  id: given.bookmark,
  tenderId: given.tender,
  userId: given.user,
  isPublic: true,
  createdAt: aMoment,
  metadata: null,
  commentCount: 1,
})
const comment = () => ({
  id: anId,
  bookmarkId: given.bookmark,
  userId: given.user,
  ...words,
  parentCommentId: null,
  isDeleted: false,
  createdAt: aMoment,
  updatedAt: aMoment,
})
/** What was written stands in the tender that is read afterwards. */
const tenderWith = (written: object) => expect.objectContaining({ id: given.tender, ...written })

/** Every path of section 7 that writes, but the two that read all sources: rest.test.ts asks those. */
const writes: Readonly<Record<string, Write>> = {
  'POST /tenders/:id/categorize': {
    id: () => given.tender,
    payload: () => ({ categorySlug: 'zorg-welzijn' }),
    answer: () => tenderWith({ category: 'Zorg & Welzijn', greenRockCategory: 'Zorg & Welzijn' }),
    graphql:
      'mutation ($input: CategorizeTenderInput!) { categorizeTender(input: $input) { tender { uuid category } } }',
    input: () => ({ tenderId: tenderInput(), categorySlug: 'zorg-welzijn' }),
    told: () => ({ categorizeTender: { tender: { uuid: given.tender, category: 'Zorg & Welzijn' } } }),
  },
  'POST /tenders/reclassify': {
    answer: () => ({ processed: 2, categorized: 1 }),
    graphql: 'mutation { reclassifyTenders { processed categorized } }',
    told: () => ({ reclassifyTenders: { processed: 2, categorized: 1 } }),
  },
  'POST /categorize-tenders': {
    answer: () => ({ ...sortedOverig, categoryDistribution: { 'Bouw & Infrastructuur': 1, Overig: 1 } }),
    graphql: `mutation { categorizeUncategorized {
      categorized total remainingUncategorized categoryDistribution { category count } } }`,
    told: () => ({
      categorizeUncategorized: {
        ...sortedOverig,
        categoryDistribution: [
          { category: 'Bouw & Infrastructuur', count: 1 },
          { category: 'Overig', count: 1 },
        ],
      },
    }),
  },
  'POST /seed-categories': {
    answer: () => ({ created: 0, updated: 0, categories }),
    graphql: 'mutation { seedCategories { created updated categories { slug } } }',
    told: () => ({ seedCategories: { created: 0, updated: 0, categories } }),
  },
  'PUT /tenders/:id/award': {
    id: () => given.tender,
    payload: () => ({ winner: 'Brug BV', solution: null, date: '2026-03-02' }),
    answer: () =>
      tenderWith({ awardWinner: 'Brug BV', awardSolution: null, awardDate: '2026-03-02', awardSource: 'manual' }),
    graphql: `mutation ($input: SaveAwardInput!) { saveAward(input: $input) {
      tender { awardWinner awardSolution awardDate awardSource } } }`,
    input: () => ({ tenderId: tenderInput(), winner: 'Brug BV', solution: null, date: '2026-03-02' }),
    told: () => ({
      saveAward: {
        tender: { awardWinner: 'Brug BV', awardSolution: null, awardDate: '2026-03-02', awardSource: 'MANUAL' },
      },
    }),
  },
  'POST /tenders/check-awards': {
    answer: () => ({ checked: 0, updated: 0 }),
    graphql: 'mutation { checkAwards { checked updated } }',
    told: () => ({ checkAwards: { checked: 0, updated: 0 } }),
  },
  'POST /bookmarks': {
    payload: () => ({ tenderId: given.tender, isPublic: true }),
    answer: bookmark,
    graphql: `mutation ($input: BookmarkTenderInput!) { bookmarkTender(input: $input) {
      bookmark { uuid isPublic commentCount } } }`,
    input: () => ({ tenderId: tenderInput(), isPublic: true }),
    told: () => ({ bookmarkTender: { bookmark: { uuid: given.bookmark, isPublic: true, commentCount: 1 } } }),
  },
  'DELETE /bookmarks/:tenderId': {
    id: () => given.tender,
    answer: () => ({ message: 'Bookmark verwijderd' }),
    graphql: `mutation ($input: UnbookmarkTenderInput!) { unbookmarkTender(input: $input) {
      tender { isBookmarkedByUser bookmarkCount } } }`,
    input: () => ({ tenderId: tenderInput() }),
    told: () => ({ unbookmarkTender: { tender: { isBookmarkedByUser: false, bookmarkCount: 0 } } }),
  },
  'POST /bookmarks/:id/comments': {
    id: () => given.bookmark,
    payload: () => ({ bookmarkId: given.bookmark, ...words }),
    answer: comment,
    graphql: `mutation ($input: AddCommentInput!) { addComment(input: $input) {
      comment { uuid commenterName content isDeleted parentComment { uuid } } } }`,
    input: () => ({ bookmarkId: toGlobalId('Bookmark', given.bookmark), ...words }),
    told: () => ({ addComment: { comment: { uuid: anId, ...words, isDeleted: false, parentComment: null } } }),
  },
  'PUT /comments/:id': {
    id: () => given.comment,
    payload: () => ({ commenterName: ' Anna ', content: ' Toch ' }),
    answer: () => ({ ...comment(), id: given.comment, content: 'Toch' }),
    graphql: `mutation ($input: UpdateCommentInput!) { updateComment(input: $input) {
      comment { uuid commenterName content } } }`,
    input: () => ({ commentId: toGlobalId('Comment', given.comment), commenterName: ' Anna ', content: ' Toch ' }),
    told: () => ({ updateComment: { comment: { uuid: given.comment, commenterName: 'Anna', content: 'Toch' } } }),
  },
  'DELETE /comments/:id': {
    id: () => given.comment,
    answer: () => ({ message: 'Opmerking verwijderd' }),
    graphql: `mutation ($input: DeleteCommentInput!) { deleteComment(input: $input) {
      deletedCommentId comment { id } bookmark { commentCount } } }`,
    input: () => ({ commentId: toGlobalId('Comment', given.comment) }),
    told: () => ({
      deleteComment: {
        deletedCommentId: toGlobalId('Comment', given.comment),
        comment: null,
        bookmark: { commentCount: 0 },
      },
    }),
  },
  'POST /auth/create-user': {
    payload: () => account,
    answer: () => ({ message: 'Gebruiker succesvol aangemaakt' }),
    graphql: 'mutation ($input: CreateUserInput!) { createUser(input: $input) { message user { username email } } }',
    input: () => account,
    told: () => ({
      createUser: {
        message: 'Gebruiker succesvol aangemaakt',
        user: { username: account.username, email: account.email },
      },
    }),
  },
}

/** Beside section 7: signing in and out, and accounts that are switched off. */
const others = /\/(auth\/(login|logout|change-password|users)|tenders\/(public-)?refresh)\b/

describe('every path that writes takes its payload and gives its answer', () => {
  test('all of them stand here', () => {
    const known = routes.filter(({ method, path }) => method !== 'get' && !others.test(path))
    expect(known.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()).toEqual(
      Object.keys(writes).sort(),
    )
  })

  test.each(Object.entries(writes))('%s in REST', async (place, { id, payload, answer }) => {
    const [method, path] = place.split(' ') as [string, string]
    const { status, json } = await client.ask(`/api${path.replace(/:\w+/, id?.() ?? '')}`, {
      method,
      headers: { ...given.bearer, ...(payload ? { 'content-type': 'application/json' } : {}) },
      ...(payload ? { body: JSON.stringify(payload()) } : {}),
    })
    // R-API-11 R-API-14 R-API-18
    expect([status, json]).toEqual([200, answer()])
  })

  test.each(Object.entries(writes))('%s in GraphQL', async (_place, { graphql, input, told }) => {
    const { status, json } = await client.graphql(graphql, input ? { input: input() } : {}, given.bearer)
    expect([status, json]).toEqual([200, { data: told() }])
  })
})
