import { beforeEach, describe, expect, test } from '@jest/globals'
import { toGlobalId } from 'graphql-relay'
import { v7 as uuid } from 'uuid'
import { testDatabase } from '../../../test/database.js'
import { aChange, aTender } from '../../../test/factories.js'
import { aNewcomer, aSignIn, aStaffMember, PASSWORD } from '../../../test/sign-in.js'
import { Person, testServer } from '../../../test/web-server.js'
import { policy } from '../../people/auth/policy.js'
import { BookmarkTenderInput } from '../../people/bookmarks/bookmark.inputs.js'
import { bookmarkTender } from '../../people/bookmarks/bookmark.service.js'
import { AddCommentInput } from '../../people/comments/comment.inputs.js'
import { addComment, deleteComment } from '../../people/comments/comment.service.js'
import type { User } from '../../accounts/users/user.entity.js'
import { checked } from '../../platform/validation/checked.js'
import { TenderChangeKind } from '../../tenders/changes/change.js'
import { routes } from './routes.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)
const client = new Person(() => server.url)

type Role = 'visitor' | 'newcomer' | 'employee' | 'administrator'
const bearers: Record<Role, Record<string, string>> = { visitor: {}, newcomer: {}, employee: {}, administrator: {} }
/** Bookmark, comment and replies are the administrator's; the hidden bookmark is the employee's. */
const given = { tender: '', bookmark: '', hidden: '', comment: '', replies: ['', ''], user: '' }

beforeEach(async () => {
  const administrator = await aStaffMember(db(), {
    isAdmin: true,
    username: 'bestaat',
    firstName: 'Anna',
    lastName: 'Jansen',
  })
  const lastLoginAt = new Date('2026-03-02')
  const other = await aStaffMember(db(), { firstName: 'Piet', lastName: 'Bakker', isActive: false, lastLoginAt })
  const roles = { newcomer: await aNewcomer(db()), employee: await aStaffMember(db()), administrator }
  for (const [role, user] of Object.entries(roles)) bearers[role as Role] = (await aSignIn(db(), user)).bearer
  const { id: tenderId } = await aTender(db(), {
    description: 'Beheer van een zaaksysteem.',
    categories: ['it-development', 'overig'],
    region: 'Utrecht',
    minHourlyRate: 80,
    maxHourlyRate: 95.5,
    tenderType: 'freelance_contract',
    selfEmployment: 'not_allowed',
    selfEmploymentQuote: 'Geen zzp.',
    workplace: 'on_site',
    sourceUrl: 'https://bron.test/1',
    awardWinner: 'Bouwbedrijf',
    awardSolution: 'Een brug',
    awardDate: '2026-03-02',
    awardSource: 'manual',
    lots: [
      { title: 'Noord', cpv: ['72000000'], closingDate: new Date('2027-03-01'), estimatedValue: 5000 },
      { decision: 'withdrawn' },
    ],
    documents: [
      {
        name: 'Leidraad',
        kind: 'tender_guide',
        size: 7,
        publishedAt: new Date('2026-11-02'),
        url: 'https://bron.test/7',
      },
    ],
  })
  const moved = {
    oldDate: '2027-04-01T10:00:00.000Z',
    newDate: '2027-03-01T10:00:00.000Z',
    lotNumber: '1',
    lotTitle: 'Noord',
  }
  await aChange(db(), tenderId, TenderChangeKind.CLOSING_DATE, moved)
  await aTender(db(), { archived: true })
  const undated = await aTender(db(), { closingDate: null })
  const bookmark = async (user: User, more: object) =>
    (await bookmarkTender(db(), user.id, checked(BookmarkTenderInput, { tenderId, ...more }))).id
  const metadata = { notes: 'Bellen', category: 'Bouw', priority: 'high', tags: ['brug'] }
  const bookmarkId = await bookmark(administrator, { metadata })
  await bookmark(other, {})
  const hidden = await bookmark(roles.employee, { tenderId: undated.id, isPublic: false })
  const comment = async (user: User, more: object = {}) => {
    const input = checked(AddCommentInput, { bookmarkId, ...words, ...more })
    return (await addComment(db(), { user, sid: 'none', by: 'cookie' }, input)).id
  }
  const [first, second] = [await comment(administrator), await comment(other, { content: 'Interessant' })]
  await comment(other, { parentCommentId: second, content: 'Eens' })
  await deleteComment(db(), { user: other, sid: 'none', by: 'cookie' }, second)
  const reply = () => comment(administrator, { parentCommentId: first })
  const replies = [await reply(), await reply()]
  Object.assign(given, { tender: tenderId, bookmark: bookmarkId, hidden, comment: first, replies, user: other.id })
})

const words = { commenterName: 'Anna', content: 'Hallo' }
const account = {
  username: 'nieuw',
  email: 'nieuw@greenrock.nl',
  firstName: 'Nieuwe',
  lastName: 'Collega',
  temporaryPassword: 'Tijdelijk#1',
}
const tenderId = (id: string) => ({ tenderId: toGlobalId('Tender', id) })
const bookmarkId = (id: string) => ({ bookmarkId: toGlobalId('Bookmark', id) })
const commentId = (id: string) => ({ commentId: toGlobalId('Comment', id) })

// Untyped: the tests compare what the APIs send.
type Json = ReturnType<typeof JSON.parse>

interface Refused {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly field?: string
}
const unauthorized = (status: number, code: string, why: string): Refused => ({
  status,
  code,
  message: `Unauthorized: ${why}`,
})
const signInFirst = unauthorized(401, 'UNAUTHENTICATED', 'log in om dit te doen')
const noPermission = unauthorized(403, 'FORBIDDEN', 'je hebt geen toestemming voor deze actie')
const changePasswordFirst = unauthorized(403, 'FORBIDDEN', 'wijzig eerst je tijdelijke wachtwoord')
const wrong = (field: string, message: string): Refused => ({ status: 400, code: 'BAD_USER_INPUT', message, field })
const missing = (message: string, code = 'NOT_FOUND'): Refused => ({ status: 404, code, message })
const tenderIsGone = missing('Deze tender bestaat niet (meer)')
const commentIsGone = missing('Deze opmerking bestaat niet (meer)')
const noBookmark = missing('Deze bookmark bestaat niet of je hebt geen toegang', 'BOOKMARK_NOT_FOUND')

/** Overrides of the operation's default request. */
interface Other {
  readonly id?: () => string
  readonly input?: () => object
}

/** A request that both APIs refuse with the same message. */
interface Refusal extends Other {
  readonly by?: Role
  /** The query string for REST; for GraphQL that is `input`, or nothing. */
  readonly query?: string
  readonly refused: Refused
}

interface Operation extends Other {
  /** The fields of the REST body that hold an id, in the form of GraphQL. */
  readonly bodyIds?: (id: string) => object
  readonly globalIds?: (id: string) => object
  readonly graphql: string
  /** The expected answer of REST, from the data of GraphQL. */
  readonly same?: (data: Json) => Json
  /** The answer of REST without the fields that GraphQL does not have. */
  readonly sent?: (json: Json) => Json
  /** The request to GraphQL, when the operation cannot be repeated. */
  readonly second?: Other
  readonly refusals?: readonly Refusal[]
}

const CATEGORY = 'uuid slug name domain { key } description icon color sortOrder'
const LOT = `identifier number title description cpv nuts region province closingDate closingNote estimatedValue maximumValue
  valueCurrency startDate endDate duration options status decidedAt reason winner awardDate awardValue awardCurrency bidCount`
const CHANGE = `id kind publishedAt noticedAt publicationId noticeKind oldDate newDate oldAmount newAmount oldCurrency newCurrency
  oldText newText lotNumber lotTitle lotStatus documentKind`
/** Lists are answered without these. */
const PARTS = ['lots', 'changes', 'documentsCheckedAt', 'documents']
const DOCUMENT = 'identifier name kind format size publishedAt url addedAt changedAt'
const TENDER = `lots { ${LOT} } changes { ${CHANGE} } documentsCheckedAt documents { ${DOCUMENT} }
  uuid publicationId title description organization publicationDate closingDate statusText category region
  source { name } sourceUrl stage staysOpen lotClosingDates estimatedValue valueKind maximumValue currency minHourlyRate maxHourlyRate
  selfEmployment selfEmploymentQuote workplace firstSeenOn greenRockCategory relevanceScore tenderType
  archived awardWinner awardSolution awardDate awardSource awardLastChecked createdAt updatedAt bookmarkCount
  isBookmarkedByUser publicBookmarks(first: 100) { nodes { owner { firstName lastName } } }
  tenderCategories { confidence source category { ${CATEGORY} } }`
const BOOKMARK = 'uuid isPublic commentCount createdAt tender { uuid } metadata { notes category priority tags }'
const COMMENT = 'uuid commenterName content isDeleted createdAt updatedAt bookmark { uuid } parentComment { uuid }'
const USER = 'uuid username email firstName lastName isAdmin'
const SESSION = `authenticated token mustChangePassword user { ${USER} }`

const lower = (word: string | null) => word?.toLowerCase() ?? null
const without =
  (...names: readonly string[]) =>
  (json: Json): Json =>
    Object.fromEntries(Object.entries(json as object).filter(([name]) => !names.includes(name)))
const only =
  (...names: readonly string[]) =>
  (json: Json): Json =>
    Object.fromEntries(names.map(name => [name, json[name]]))

const withId = ({ uuid: id, ...others }: Json) => ({ id, ...others })
const categoryOf = ({ domain, ...others }: Json) => withId({ domain: domain.key, ...others })
const tenderOf = ({ statusText: status, source, tenderCategories, publicBookmarks, ...others }: Json) => ({
  ...withId(others),
  status,
  source: source.name,
  organisation: others.organization,
  stage: lower(others.stage),
  valueKind: lower(others.valueKind),
  selfEmployment: lower(others.selfEmployment),
  workplace: lower(others.workplace),
  lots: others.lots.map((lot: Json) => ({ ...lot, status: lower(lot.status) })),
  changes: others.changes.map((change: Json) => ({
    ...change,
    kind: lower(change.kind),
    noticeKind: lower(change.noticeKind),
    lotStatus: lower(change.lotStatus),
    documentKind: lower(change.documentKind),
  })),
  documents: others.documents.map((document: Json) => ({ ...document, kind: lower(document.kind) })),
  tenderType: lower(others.tenderType),
  awardSource: lower(others.awardSource),
  tenderCategories: tenderCategories.map(({ category, ...link }: Json) => ({
    ...link,
    tenderId: others.uuid,
    categoryId: category.uuid,
    categoryDetails: categoryOf(category),
  })),
  bookmarkedBy: publicBookmarks.nodes.map(({ owner }: Json) => owner),
})
/** GraphQL has no id and no time for the link between a tender and a category. */
const tenderSent = (tender: Json) => ({
  ...tender,
  tenderCategories: tender.tenderCategories.map(without('id', 'createdAt')),
})
const bookmarkOf = ({ tender, metadata, ...others }: Json) => ({
  ...withId(others),
  tenderId: tender.uuid,
  metadata: metadata && { ...metadata, priority: lower(metadata.priority) },
})
const commentOf = ({ bookmark, parentComment, ...others }: Json) => ({
  ...withId(others),
  bookmarkId: bookmark.uuid,
  parentCommentId: parentComment?.uuid ?? null,
})
/** GraphQL has the owner of a bookmark and the viewer's permissions on a comment instead. */
const withoutUser = without('userId')
const sessionOf = ({ user, ...session }: Json) => ({ ...session, user: withId(user) })

const tooLong = 'x'.repeat(201)
const searched = (input: object): Refusal => ({
  by: 'employee',
  query: `?search=${tooLong}`,
  input: () => input,
  refused: wrong('search', 'Zoek met hoogstens 200 tekens.'),
})
const page: Refusal = {
  query: '?page=0',
  refused: wrong('page', 'page moet een heel getal van 1 tot en met 10000 zijn.'),
}

const tenderList = (isMarked: boolean): Operation => ({
  graphql: `query ($filter: TenderFilter) { tenders(filter: $filter, first: 20) { totalCount hidden { fact count } hiddenCount excludingSelfEmployed nodes { ${TENDER} } } }`,
  same: ({ tenders }) => ({
    tenders: tenders.nodes
      .map(tenderOf)
      .map(without(...PARTS))
      .map(isMarked ? (one: Json) => one : without('bookmarkCount', 'isBookmarkedByUser', 'bookmarkedBy')),
    total: tenders.totalCount,
    page: 1,
    limit: 20,
    hidden: tenders.hidden,
    hiddenCount: tenders.hiddenCount,
    excludingSelfEmployed: tenders.excludingSelfEmployed,
  }),
  sent: ({ tenders, ...others }) => ({ tenders: tenders.map(tenderSent), ...others }),
  refusals: [page, searched({ filter: { search: tooLong } })],
})

const bookmarkPage = (scope: string, owner: boolean): Operation => ({
  graphql: `query ($search: String) { bookmarks(scope: ${scope}, search: $search, first: 20) { totalCount nodes {
    ${BOOKMARK} owner { firstName lastName } full: tender { ${TENDER} } } } }`,
  same: ({ bookmarks }) => ({
    bookmarks: bookmarks.nodes.map(({ full, owner: user, ...one }: Json) => ({
      bookmark: bookmarkOf(one),
      tender: without(...PARTS)(tenderOf(full)),
      ...(owner ? { user } : {}),
    })),
    total: bookmarks.totalCount,
    page: 1,
    limit: 20,
  }),
  // Another user's notes are null in GraphQL and absent in REST.
  sent: ({ bookmarks, ...others }) => ({
    bookmarks: bookmarks.map(({ bookmark, tender, ...user }: Json) => ({
      bookmark: { metadata: null, ...withoutUser(bookmark) },
      tender: tenderSent(tender),
      ...user,
    })),
    ...others,
  }),
  refusals: [page, searched({ search: tooLong })],
})

const refresh: Operation = { graphql: 'mutation { refreshTenders { totalFound totalAdded } }' }
const setActive = (isActive: boolean): Operation => ({
  id: () => given.user,
  globalIds: id => ({ userId: toGlobalId('User', id), isActive }),
  graphql: `mutation ($input: SetUserActiveInput!) { setUserActive(input: $input) {
    user { ${USER} isActive lastLoginAt createdAt } } }`,
  same: ({ setUserActive }) => withId(setUserActive.user),
  sent: without('updatedAt'),
  refusals: [{ id: () => given.tender, refused: missing('Deze gebruiker bestaat niet') }],
})

/** Every REST route with an equivalent in GraphQL. */
const operations: Readonly<Record<string, Operation>> = {
  'GET /auth/check': { graphql: `{ session { ${SESSION} } }`, same: ({ session }) => sessionOf(session) },
  'POST /auth/login': {
    input: () => ({ username: 'bestaat', password: PASSWORD }),
    graphql: `mutation ($input: SignInInput!) { signIn(input: $input) { session { ${SESSION} } } }`,
    same: ({ signIn }) => without('token')(sessionOf(signIn.session)),
    sent: without('token'),
    refusals: [
      { input: () => ({ username: ' ' }), refused: wrong('username', 'Gebruikersnaam is verplicht') },
      {
        input: () => ({ password: 'x' }),
        refused: unauthorized(401, 'UNAUTHENTICATED', 'gebruikersnaam of wachtwoord klopt niet'),
      },
    ],
  },
  'POST /auth/change-password': {
    input: () => ({ currentPassword: 'x', newPassword: 'Boomhut#42', confirmPassword: 'Boomhut#42' }),
    graphql: `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { session { authenticated } } }`,
    refusals: [{ refused: wrong('currentPassword', 'Huidig wachtwoord klopt niet') }],
  },
  'GET /auth/users': {
    graphql: `{ users(first: 100) { nodes { ${USER} isActive lastLoginAt createdAt } } }`,
    same: ({ users }) => users.nodes.map(withId),
    sent: json => json.map(without('updatedAt')),
    refusals: [page],
  },
  'POST /auth/create-user': {
    input: () => account,
    graphql: 'mutation ($input: CreateUserInput!) { createUser(input: $input) { message } }',
    same: ({ createUser }) => createUser,
    second: { input: () => ({ username: 'ander', email: 'ander@greenrock.nl' }) },
    refusals: [
      {
        input: () => ({ lastName: ' ' }),
        refused: wrong('lastName', 'Ongeldige invoer: Achternaam is verplicht'),
      },
      {
        input: () => ({ username: 'BESTAAT' }),
        refused: wrong('username', 'Een gebruiker met deze gebruikersnaam of dit e-mailadres bestaat al'),
      },
    ],
  },
  'POST /auth/users/:id/activate': setActive(true),
  'POST /auth/users/:id/deactivate': setActive(false),
  'GET /public-stats': {
    graphql: `{ publicStats { total open closed archived newToday sources tenderTypes { euProcurement freelanceContract } } }`,
    same: ({ publicStats }) => publicStats,
  },
  'GET /categories': {
    graphql: `{ categories { ${CATEGORY} } }`,
    same: ({ categories }) => categories.map(categoryOf),
    sent: json => json.map(without('isActive', 'createdAt', 'updatedAt')),
  },
  'GET /tenders': tenderList(true),
  'GET /public-tenders': tenderList(false),
  'GET /tenders-with-bookmarks': tenderList(true),
  'GET /tenders/stats': {
    graphql: '{ tenderStats { sources { source count } categories { category count } total } }',
    same: ({ tenderStats }) => tenderStats,
  },
  'GET /tenders/:id': {
    id: () => given.tender,
    globalIds: id => ({ id: toGlobalId('Tender', id) }),
    graphql: `query ($id: ID!) { tender(id: $id) { ${TENDER} } }`,
    same: ({ tender }) => tenderOf(tender),
    sent: tenderSent,
  },
  'POST /tenders/refresh': refresh,
  'POST /tenders/public-refresh': refresh,
  'POST /tenders/reclassify': {
    graphql: 'mutation { reclassifyTenders { processed categorized } }',
    same: ({ reclassifyTenders }) => reclassifyTenders,
  },
  'POST /categorize-tenders': {
    graphql: `mutation { categorizeUncategorized {
      categorized total remainingUncategorized categoryDistribution { category count } } }`,
    same: ({ categorizeUncategorized: { categoryDistribution, ...others } }) => ({
      ...others,
      categoryDistribution: Object.fromEntries(
        categoryDistribution.map(({ category, count }: Json) => [category, count]),
      ),
    }),
  },
  'POST /seed-categories': {
    graphql: `mutation { seedCategories { created updated categories { ${CATEGORY} } } }`,
    same: ({ seedCategories: { categories, ...others } }) => ({ ...others, categories: categories.map(categoryOf) }),
    sent: ({ categories, ...others }) => ({
      ...others,
      categories: categories.map(without('isActive', 'createdAt', 'updatedAt')),
    }),
  },
  'POST /tenders/check-awards': {
    graphql: 'mutation { checkAwards { checked updated } }',
    same: ({ checkAwards }) => checkAwards,
  },
  'POST /tenders/:id/categorize': {
    id: () => given.tender,
    input: () => ({ categorySlug: 'zorg-welzijn' }),
    globalIds: tenderId,
    graphql: `mutation ($input: CategorizeTenderInput!) { categorizeTender(input: $input) {
      tender { uuid category greenRockCategory } } }`,
    same: ({ categorizeTender }) => withId(categorizeTender.tender),
    sent: only('id', 'category', 'greenRockCategory'),
    refusals: [
      { id: () => given.bookmark, refused: tenderIsGone },
      { input: () => ({ categorySlug: 'tuin' }), refused: wrong('categorySlug', 'Kies een categorie') },
    ],
  },
  'PUT /tenders/:id/award': {
    id: () => given.tender,
    input: () => ({ winner: 'Brug BV', solution: null, date: '2026-03-02' }),
    globalIds: tenderId,
    graphql: `mutation ($input: SaveAwardInput!) { saveAward(input: $input) {
      tender { awardWinner awardSolution awardDate awardSource } } }`,
    same: ({ saveAward: { tender } }) => ({ ...tender, awardSource: lower(tender.awardSource) }),
    sent: only('awardWinner', 'awardSolution', 'awardDate', 'awardSource'),
    refusals: [
      { id: () => given.bookmark, refused: tenderIsGone },
      {
        input: () => ({ winner: 'x'.repeat(501) }),
        refused: wrong('winner', 'Winnaar mag maximaal 500 karakters zijn'),
      },
    ],
  },
  'GET /bookmarks': {
    graphql: `{ bookmarks(scope: MINE, first: 100) { totalCount nodes { ${BOOKMARK} } } }`,
    same: ({ bookmarks }) => ({ bookmarks: bookmarks.nodes.map(bookmarkOf), total: bookmarks.totalCount }),
    sent: ({ bookmarks, total }) => ({ bookmarks: bookmarks.map(withoutUser), total }),
  },
  'GET /bookmarks/me': bookmarkPage('MINE', false),
  'GET /bookmarks/public': bookmarkPage('PUBLIC', true),
  'POST /bookmarks': {
    id: () => given.tender,
    bodyIds: id => ({ tenderId: id }),
    globalIds: tenderId,
    graphql: `mutation ($input: BookmarkTenderInput!) { bookmarkTender(input: $input) { bookmark { ${BOOKMARK} } } }`,
    same: ({ bookmarkTender: { bookmark } }) => bookmarkOf(bookmark),
    sent: withoutUser,
    refusals: [
      { id: () => given.bookmark, refused: tenderIsGone },
      { id: () => 'x', refused: wrong('tenderId', 'Tender ID is verplicht') },
    ],
  },
  'DELETE /bookmarks/:tenderId': {
    id: () => given.tender,
    globalIds: tenderId,
    graphql: `mutation ($input: UnbookmarkTenderInput!) { unbookmarkTender(input: $input) {
      tender { isBookmarkedByUser bookmarkCount } } }`,
    same: ({ unbookmarkTender }) => {
      expect(unbookmarkTender.tender).toEqual({ isBookmarkedByUser: false, bookmarkCount: 1 })
      return { message: 'Bookmark verwijderd' }
    },
  },
  'GET /bookmarks/:id/comments': {
    id: () => given.bookmark,
    graphql: `query ($id: ID!) { node(id: $id) { ... on Bookmark { comments(first: 20) { nodes {
      ${COMMENT} replies(first: 20) { nodes { ${COMMENT} } } } } } } }`,
    globalIds: id => ({ id: toGlobalId('Bookmark', id) }),
    same: ({ node }) =>
      node.comments.nodes.flatMap(({ replies, ...one }: Json) => [one, ...replies.nodes]).map(commentOf),
    sent: json => json.map(withoutUser),
    refusals: [page],
  },
  'POST /bookmarks/:id/comments': {
    id: () => given.bookmark,
    // Idempotency: with the same key the second request would return the comment of the first.
    input: () => ({ ...words, clientMutationId: 'k' }),
    bodyIds: id => ({ bookmarkId: id }),
    globalIds: bookmarkId,
    graphql: `mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { ${COMMENT} } } }`,
    same: ({ addComment: { comment } }) => commentOf(comment),
    sent: withoutUser,
    refusals: [
      { id: () => given.hidden, refused: noBookmark },
      { input: () => ({ content: ' ' }), refused: wrong('content', 'Opmerking is verplicht') },
    ],
  },
  'PUT /comments/:id': {
    id: () => given.comment,
    input: () => ({ commenterName: ' Anna ', content: ' Toch ' }),
    globalIds: commentId,
    graphql: `mutation ($input: UpdateCommentInput!) { updateComment(input: $input) { comment { ${COMMENT} } } }`,
    same: ({ updateComment: { comment } }) => without('updatedAt')(commentOf(comment)),
    sent: without('userId', 'updatedAt'),
    refusals: [
      { by: 'employee', refused: noPermission },
      ...['x', uuid()].map(id => ({ id: () => id, refused: commentIsGone })),
      { input: () => ({ content: ' ' }), refused: wrong('content', 'Opmerking is verplicht') },
    ],
  },
  'DELETE /comments/:id': {
    id: () => given.replies[0]!,
    globalIds: commentId,
    graphql: 'mutation ($input: DeleteCommentInput!) { deleteComment(input: $input) { deletedCommentId } }',
    same: ({ deleteComment: { deletedCommentId } }) => {
      expect(deletedCommentId).toBe(toGlobalId('Comment', given.replies[1]!))
      return { message: 'Opmerking verwijderd' }
    },
    second: { id: () => given.replies[1]! },
    refusals: [
      { by: 'employee', refused: noPermission },
      ...['x', uuid()].map(id => ({ id: () => id, refused: commentIsGone })),
    ],
  },
}

/** Covered by other tests: signing out answers like `GET /auth/check`; GraphQL has the address of a picture; only REST has files. */
const withoutEqual = /^(POST \/auth\/logout|GET \/auth\/picture|GET \/export\/.+)$/

const operationAt = new Map<string, keyof typeof policy>(
  routes.map(({ method, path, operation }) => [`${method.toUpperCase()} ${path}`, operation]),
)

/** The roles that the policy refuses. */
const refusedRoles: Readonly<Record<string, readonly (readonly [Role, Refused])[]>> = {
  always: [],
  temporary: [['visitor', signInFirst]],
  anyone: [['newcomer', changePasswordFirst]],
  signedIn: [
    ['visitor', signInFirst],
    ['newcomer', changePasswordFirst],
  ],
  administrator: [
    ['visitor', signInFirst],
    ['newcomer', changePasswordFirst],
    ['employee', noPermission],
  ],
}
/** In GraphQL visitors may read this list too, without the bookmarks. */
const isPublicInGraphql = (place: string, role: Role) => place === 'GET /tenders-with-bookmarks' && role === 'visitor'

const refusalsOf = (place: string, { refusals = [] }: Operation): readonly Refusal[] => [
  ...refusedRoles[policy[operationAt.get(place)!]]!.map(([by, refused]) => ({ by, refused })),
  ...refusals,
]

async function askRest(
  place: string,
  by: Role,
  operation: Operation,
  { id, input, query = '' }: Partial<Refusal> = {},
) {
  const [method, path] = place.split(' ') as [string, string]
  const used = (id ?? operation.id)?.() ?? ''
  const hasBody = method !== 'GET' && (operation.input ?? operation.bodyIds)
  const body = { ...operation.bodyIds?.(used), ...operation.input?.(), ...input?.() }
  return client.ask(`/api${path.replace(/:\w+/, used)}${query}`, {
    method,
    headers: { origin: server.url, ...bearers[by], ...(hasBody ? { 'content-type': 'application/json' } : {}) },
    ...(hasBody ? { body: JSON.stringify(body) } : {}),
  })
}

async function askGraphql(by: Role, operation: Operation, { id, input }: Other = {}) {
  const used = (id ?? operation.id)?.() ?? ''
  const values = { ...operation.globalIds?.(used), ...operation.input?.(), ...input?.() }
  const { graphql } = operation
  return (await client.graphql(graphql, graphql.includes('$input') ? { input: values } : values, bearers[by])).json
}

const said = ({ status: _status, field, ...others }: Refused) => ({
  ...others,
  ...(field ? { fields: [{ name: field, message: others.message }] } : {}),
})

describe('REST and GraphQL', () => {
  test('each route has an entry in this test', () => {
    const expected = [...operationAt.keys()].filter(place => !withoutEqual.test(place))
    expect(Object.keys(operations).toSorted()).toEqual(expected.toSorted())
  })

  test.each(Object.entries(operations))('each route refuses and answers alike: %s', async (place, operation) => {
    for (const refusal of refusalsOf(place, operation)) {
      const { by = 'administrator', query, input, refused } = refusal
      const { status, json } = await askRest(place, by, operation, refusal)
      // R-ROLE-6
      expect([by, { status, ...json }]).toEqual([by, { status: refused.status, ...said(refused) }])
      if ((query && !input) || isPublicInGraphql(place, by)) continue
      const [{ message, extensions }] = (await askGraphql(by, operation, refusal)).errors
      const { code, fields } = extensions
      // In GraphQL a filter is a field of an argument.
      const named = fields?.map(({ name, ...one }: Json) => ({ name: name.replace(/^filter\./, ''), ...one }))
      expect([by, { message, code, ...(named ? { fields: named } : {}) }]).toEqual([by, said(refused)])
    }
    const { same, sent = (json: Json) => json, second } = operation
    if (!same) return
    const { status, json } = await askRest(place, 'administrator', operation)
    const { data, errors } = await askGraphql('administrator', operation, second)
    // R-ENT-1 R-ENT-2 R-ENT-8 R-ENT-11
    expect([status, errors]).toEqual([200, undefined])
    const right = same(data)
    // R-API-7 R-AWARD-34 R-BMK-17 R-ENT-5 R-ENT-6 R-ENT-7 R-ENT-20 R-ENT-17 R-ENT-18 R-ENT-19
    expect(sent(json)).toEqual(right)
    // Guards against comparing two empty answers.
    expect(JSON.stringify(right).length).toBeGreaterThan(20)
  })
})
