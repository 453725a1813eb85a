import { beforeEach, describe, expect, test } from '@jest/globals'
import { toGlobalId } from 'graphql-relay'
import { testDatabase } from '../../test/database.js'
import { aTender } from '../../test/factories.js'
import { aSignIn, aStaffMember } from '../../test/sign-in.js'
import { Person, testServer } from '../../test/web-server.js'
import { BookmarkTenderInput } from '../bookmarks/bookmark.inputs.js'
import { bookmarkTender } from '../bookmarks/bookmark.service.js'
import { AddCommentInput } from '../comments/comment.inputs.js'
import { addComment, deleteComment } from '../comments/comment.service.js'
import type { User } from '../users/user.entity.js'
import { checked } from '../validation/checked.js'
import { routes } from './routes.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)
const client = new Person(() => server.url)

const given = { tender: '', bookmark: '', bearer: {} as Record<string, string> }
beforeEach(async () => {
  const viewer = await aStaffMember(db(), { isAdmin: true, firstName: 'Anna', lastName: 'Jansen' })
  const other = await aStaffMember(db(), {
    firstName: 'Piet',
    lastName: 'Bakker',
    isActive: false,
    lastLoginAt: new Date('2026-03-02'),
  })
  const tender = await aTender(db(), {
    description: 'Beheer van een zaaksysteem.',
    categories: ['it-development', 'overig'],
    region: 'Utrecht',
    minHourlyRate: 80,
    maxHourlyRate: 95.5,
    tenderType: 'freelance_contract',
    sourceUrl: 'https://bron.test/1',
    awardWinner: 'Bouwbedrijf',
    awardSolution: 'Een brug',
    awardDate: '2026-03-02',
    awardSource: 'manual',
  })
  await aTender(db(), { archived: true })
  await aTender(db(), { closingDate: null })
  const metadata = { notes: 'Bellen', category: 'Bouw', priority: 'high', tags: ['brug'] }
  const bookmark = await bookmarkTender(
    db(),
    viewer.id,
    checked(BookmarkTenderInput, { tenderId: tender.id, metadata }),
  )
  await bookmarkTender(db(), other.id, checked(BookmarkTenderInput, { tenderId: tender.id }))
  const comment = (user: User, more: object = {}) =>
    addComment(
      db(),
      { user, sid: 'none', by: 'cookie' },
      checked(AddCommentInput, { bookmarkId: bookmark.id, commenterName: 'Anna', content: 'Hallo', ...more }),
    )
  const [first, second] = [await comment(viewer), await comment(other, { content: 'Interessant' })]
  for (const { id } of [first, second]) await comment(other, { parentCommentId: id, content: 'Eens' })
  await deleteComment(db(), { user: other, sid: 'none', by: 'cookie' }, second.id)
  given.tender = tender.id
  given.bookmark = bookmark.id
  given.bearer = (await aSignIn(db(), viewer)).bearer
})

// Untyped: what the two doors send is what these tests compare.
type Json = ReturnType<typeof JSON.parse>

/** How one route is asked in GraphQL, and what both answers come down to. */
interface Equal {
  readonly query: string
  readonly variables?: () => object
  /** What REST must have sent, from the data of GraphQL. */
  readonly expected: (data: Json) => Json
  /** The answer of REST without what GraphQL does not have. */
  readonly sent?: (json: Json) => Json
  readonly path?: () => string
}

const CATEGORY = 'uuid slug name domain { key } description icon color sortOrder'
const TENDER = `uuid publicationId title description organization publicationDate closingDate statusText category region
  source { name } sourceUrl estimatedValue currency minHourlyRate maxHourlyRate greenRockCategory relevanceScore tenderType
  archived awardWinner awardSolution awardDate awardSource awardLastChecked createdAt updatedAt bookmarkCount
  isBookmarkedByUser publicBookmarks(first: 100) { nodes { owner { firstName lastName } } }
  tenderCategories { confidence source category { ${CATEGORY} } }`
const BOOKMARK = 'uuid isPublic commentCount createdAt tender { uuid } metadata { notes category priority tags }'
const COMMENT = 'uuid commenterName content isDeleted createdAt updatedAt bookmark { uuid } parentComment { uuid }'
const USER = 'uuid username email firstName lastName isAdmin'

const lower = (word: string | null) => word?.toLowerCase() ?? null
const categoryOf = ({ uuid: id, domain, ...others }: Json) => ({ id, domain: domain.key, ...others })

const tenderOf = ({ uuid: id, statusText: status, source, tenderCategories, publicBookmarks, ...others }: Json) => ({
  ...others,
  id,
  status,
  source: source.name,
  organisation: others.organization,
  tenderType: lower(others.tenderType),
  awardSource: lower(others.awardSource),
  tenderCategories: tenderCategories.map(({ category, ...link }: Json) => ({
    ...link,
    tenderId: id,
    categoryId: category.uuid,
    categoryDetails: categoryOf(category),
  })),
  bookmarkedBy: publicBookmarks.nodes.map(({ owner }: Json) => owner),
})
/** GraphQL has no id and no time of a link. */
const tenderSent = ({ tenderCategories, bookmarkedBy, ...others }: Json) => ({
  ...others,
  ...(bookmarkedBy ? { bookmarkedBy } : {}),
  tenderCategories: tenderCategories.map(({ id: _id, createdAt: _createdAt, ...link }: Json) => link),
})
const listSent = ({ tenders, ...page }: Json) => ({ tenders: tenders.map(tenderSent), ...page })
const withoutMarks = ({ bookmarkCount: _bookmarkCount, isBookmarkedByUser: _is, bookmarkedBy: _by, ...others }: Json) =>
  others

const bookmarkOf = ({ uuid: id, tender, metadata, ...others }: Json) => ({
  id,
  tenderId: tender.uuid,
  metadata: metadata && { ...metadata, priority: lower(metadata.priority) },
  ...others,
})
/** GraphQL names the owner by name. */
const bookmarkSent = ({ userId: _userId, ...others }: Json) => others
const bookmarkPageSent = ({ bookmarks, ...page }: Json) => ({
  bookmarks: bookmarks.map(({ bookmark, tender, ...user }: Json) => ({
    bookmark: bookmarkSent(bookmark),
    tender: tenderSent(tender),
    ...user,
  })),
  ...page,
})

const tenderList = (isMarked: boolean): Equal => ({
  query: `{ tenders(first: 20) { totalCount nodes { ${TENDER} } } }`,
  expected: ({ tenders }) => ({
    tenders: tenders.nodes.map(tenderOf).map(isMarked ? (one: Json) => one : withoutMarks),
    total: tenders.totalCount,
    page: 1,
    limit: 20,
  }),
  sent: listSent,
})

const NO_EQUAL = {
  picture: 'GraphQL gives its address, `profileImageUrl`',
  lines: 'the tests of api/src/exports hold its lines against GET /api/tenders',
  file: 'files and feeds are of this door only; the tests of api/src/exports read them',
} as const

/** Every route that reads: its equal in GraphQL, or why it has none. */
const reads: Readonly<Record<string, Equal | string>> = {
  '/auth/check': {
    query: `{ session { authenticated token mustChangePassword user { ${USER} } } }`,
    expected: ({ session: { user, ...session } }) => {
      const { uuid: id, ...others } = user
      return { ...session, user: { id, ...others } }
    },
  },
  '/auth/picture': NO_EQUAL.picture,
  '/auth/users': {
    query: `{ users(first: 100) { nodes { ${USER} isActive lastLoginAt createdAt } } }`,
    expected: ({ users }) => users.nodes.map(({ uuid: id, ...user }: Json) => ({ id, ...user })),
    // The time of the last change is of this door only.
    sent: json => json.map(({ updatedAt: _updatedAt, ...user }: Json) => user),
  },
  '/public-stats': {
    query: `{ publicStats { total open closed archived newToday sources tenderTypes { euProcurement freelanceContract } } }`,
    expected: ({ publicStats }) => publicStats,
  },
  '/categories': {
    query: `{ categories { ${CATEGORY} } }`,
    expected: ({ categories }) => categories.map(categoryOf),
    sent: json => json.map(({ isActive: _isActive, createdAt: _c, updatedAt: _u, ...category }: Json) => category),
  },
  '/tenders': tenderList(true),
  '/public-tenders': tenderList(false),
  '/tenders-with-bookmarks': tenderList(true),
  '/tenders/stats': {
    query: '{ tenderStats { sources { source count } categories { category count } total } }',
    expected: ({ tenderStats }) => tenderStats,
  },
  '/tenders/:id': {
    path: () => `/tenders/${given.tender}`,
    query: `query ($id: ID!) { tender(id: $id) { ${TENDER} } }`,
    variables: () => ({ id: toGlobalId('Tender', given.tender) }),
    expected: ({ tender }) => tenderOf(tender),
    sent: tenderSent,
  },
  '/export/changes.jsonl': NO_EQUAL.lines,
  '/export/tenders.:format': NO_EQUAL.file,
  '/export/tenders/:id.:format': NO_EQUAL.file,
  '/export/bookmarks/:secret.:format': NO_EQUAL.file,
  '/export/bookmarks.:format': NO_EQUAL.file,
  '/export/profiles/:secret.:format': NO_EQUAL.file,
  '/bookmarks': {
    query: `{ bookmarks(scope: MINE, first: 100) { totalCount nodes { ${BOOKMARK} } } }`,
    expected: ({ bookmarks }) => ({ bookmarks: bookmarks.nodes.map(bookmarkOf), total: bookmarks.totalCount }),
    sent: ({ bookmarks, total }) => ({ bookmarks: bookmarks.map(bookmarkSent), total }),
  },
  '/bookmarks/me': {
    query: `{ bookmarks(scope: MINE, first: 20) { totalCount nodes { ${BOOKMARK} full: tender { ${TENDER} } } } }`,
    expected: ({ bookmarks }) => ({
      bookmarks: bookmarks.nodes.map(({ full, ...one }: Json) => ({
        bookmark: bookmarkOf(one),
        tender: tenderOf(full),
      })),
      total: bookmarks.totalCount,
      page: 1,
      limit: 20,
    }),
    sent: bookmarkPageSent,
  },
  '/bookmarks/public': {
    query: `{ bookmarks(scope: PUBLIC, first: 20) { totalCount nodes {
      ${BOOKMARK} owner { firstName lastName } full: tender { ${TENDER} } } } }`,
    expected: ({ bookmarks }) => ({
      bookmarks: bookmarks.nodes.map(({ full, owner, ...one }: Json) => ({
        bookmark: bookmarkOf(one),
        tender: tenderOf(full),
        user: owner,
      })),
      total: bookmarks.totalCount,
      page: 1,
      limit: 20,
    }),
    // Of somebody else's bookmark GraphQL says null where this door says nothing.
    sent: json => {
      const { bookmarks, ...page } = bookmarkPageSent(json)
      const told = bookmarks.map((one: Json) => ({ ...one, bookmark: { metadata: null, ...one.bookmark } }))
      return { bookmarks: told, ...page }
    },
  },
  '/bookmarks/:id/comments': {
    path: () => `/bookmarks/${given.bookmark}/comments`,
    query: `query ($id: ID!) { node(id: $id) { ... on Bookmark { comments(first: 20) { nodes {
      ${COMMENT} replies(first: 20) { nodes { ${COMMENT} } } } } } } }`,
    variables: () => ({ id: toGlobalId('Bookmark', given.bookmark) }),
    expected: ({ node }) =>
      node.comments.nodes
        .flatMap(({ replies, ...one }: Json) => [one, ...replies.nodes])
        .map(({ uuid: id, bookmark, parentComment, ...others }: Json) => ({
          id,
          bookmarkId: bookmark.uuid,
          parentCommentId: parentComment?.uuid ?? null,
          ...others,
        })),
    // GraphQL says what the viewer may do instead.
    sent: json => json.map(({ userId: _userId, ...one }: Json) => one),
  },
}

const readPaths = routes.filter(({ method }) => method === 'get').map(({ path }) => path)

describe('REST and GraphQL give the same', () => {
  test('of every route that reads', () => {
    expect(Object.keys(reads).sort()).toEqual([...readPaths].sort())
  })

  const equals = Object.entries(reads).filter((entry): entry is [string, Equal] => typeof entry[1] !== 'string')
  test.each(equals)('at GET %s', async (route, { query, variables, expected, sent, path }) => {
    const { status, json } = await client.ask(`/api${path?.() ?? route}`, { headers: given.bearer })
    const { json: told } = await client.graphql(query, variables?.() ?? {}, given.bearer)
    // R-ENT-1 R-ENT-2 R-ENT-8 R-ENT-11
    expect([status, told.errors]).toEqual([200, undefined])
    const right = expected(told.data)
    // R-API-7 R-BMK-17 R-ENT-5 R-ENT-6 R-ENT-7 R-ENT-20 R-ENT-17 R-ENT-18 R-ENT-19
    expect(sent ? sent(json) : json).toEqual(right)
    // Nothing equals nothing.
    expect(JSON.stringify(right).length).toBeGreaterThan(50)
  })
})
