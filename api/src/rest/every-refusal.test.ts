import { beforeEach, describe, expect, test } from '@jest/globals'
import { toGlobalId } from 'graphql-relay'
import { v7 as uuid } from 'uuid'
import { testDatabase } from '../../test/database.js'
import { aTender } from '../../test/factories.js'
import { aNewcomer, aSignIn, aStaffMember } from '../../test/sign-in.js'
import { Person, testServer } from '../../test/web-server.js'
import { BookmarkTenderInput } from '../bookmarks/bookmark.inputs.js'
import { bookmarkTender } from '../bookmarks/bookmark.service.js'
import { AddCommentInput } from '../comments/comment.inputs.js'
import { addComment } from '../comments/comment.service.js'
import type { User } from '../users/user.entity.js'
import { checked } from '../validation/checked.js'
import { routes } from './routes.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)
const client = new Person(() => server.url)

type Role = 'visitor' | 'newcomer' | 'employee' | 'administrator'
const bearers: Record<Role, Record<string, string>> = { visitor: {}, newcomer: {}, employee: {}, administrator: {} }
/** Bookmark, comment and reply are those of the administrator; the second bookmark is private. */
const given = { tender: '', bookmark: '', privateBookmark: '', comment: '', reply: '' }

beforeEach(async () => {
  const administrator = await aStaffMember(db(), { isAdmin: true, username: 'bestaat', email: 'bestaat@greenrock.nl' })
  const roles = { newcomer: await aNewcomer(db()), employee: await aStaffMember(db()), administrator }
  for (const [role, user] of Object.entries(roles)) bearers[role as Role] = (await aSignIn(db(), user)).bearer
  given.tender = (await aTender(db())).id
  given.bookmark = await aBookmark(administrator, given.tender, true)
  given.privateBookmark = await aBookmark(administrator, (await aTender(db())).id, false)
  given.comment = await aComment(administrator)
  given.reply = await aComment(administrator, given.comment)
})

const aBookmark = async ({ id }: User, tenderId: string, isPublic: boolean) =>
  (await bookmarkTender(db(), id, checked(BookmarkTenderInput, { tenderId, isPublic }))).id

async function aComment(user: User, parentCommentId: string | null = null) {
  const input = { bookmarkId: given.bookmark, ...words, parentCommentId }
  return (await addComment(db(), { user, sid: 'none', by: 'cookie' }, checked(AddCommentInput, input))).id
}

const words = { commenterName: 'Anna', content: 'Hallo' }
const account = {
  username: 'nieuw',
  email: 'nieuw@greenrock.nl',
  firstName: 'Nieuwe',
  lastName: 'Collega',
  temporaryPassword: 'Tijdelijk#1',
}
const tenderId = (id = given.tender) => toGlobalId('Tender', id)
const bookmarkId = (id = given.bookmark) => toGlobalId('Bookmark', id)
const commentId = (id = given.comment) => toGlobalId('Comment', id)

interface Refused {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly field?: string
}
const signInFirst = { status: 401, code: 'UNAUTHENTICATED', message: 'Unauthorized: log in om dit te doen' }
const noPermission = {
  status: 403,
  code: 'FORBIDDEN',
  message: 'Unauthorized: je hebt geen toestemming voor deze actie',
}
const changePasswordFirst = {
  status: 403,
  code: 'FORBIDDEN',
  message: 'Unauthorized: wijzig eerst je tijdelijke wachtwoord',
}
const wrong = (field: string, message: string) => ({ status: 400, code: 'BAD_USER_INPUT', message, field })
const missing = (message: string, code = 'NOT_FOUND') => ({ status: 404, code, message })
const tenderIsGone = missing('Deze tender bestaat niet (meer)')
const commentIsGone = missing('Deze opmerking bestaat niet (meer)')
const noBookmark = missing('Deze bookmark bestaat niet of je hebt geen toegang', 'BOOKMARK_NOT_FOUND')
const hidden = {
  status: 401,
  code: 'AUTHENTICATION_REQUIRED',
  message: 'Je moet ingelogd zijn om opmerkingen te bekijken',
}

/** A wrong request, and the one sentence that both doors answer it with. */
interface Mistake {
  readonly by?: Role
  readonly id?: () => string
  readonly query?: string
  readonly body?: () => object
  /** Of GraphQL; or why this cannot be asked there, or is no error. */
  readonly variables: (() => object) | string
  readonly refused: Refused
}

interface Path {
  /** Section 6 of the specification. */
  readonly for: 'everybody' | 'signed in' | 'administrator'
  readonly id?: () => string
  readonly body?: () => object
  /** The same in GraphQL; or why a visitor’s refusal has no equal there. */
  readonly graphql: string
  readonly variables?: () => object
  readonly mistakes?: readonly Mistake[]
}

const NO_BODY = 'GraphQL has no body without an input'
const NO_ID = 'GraphQL has another form of ids, and names the field of what is none'
const NULL = 'GraphQL answers null'
const SCHEMA = 'GraphQL refuses it by the schema'
const CONNECTION = 'GraphQL calls the size of a page `first`'

/** POST without a payload: whatever is in its body is a mistake. */
const takesNothing = {
  by: 'administrator',
  body: () => ({ force: true }),
  variables: NO_BODY,
  refused: wrong('force', 'Ongeldige invoer: onbekend veld force'),
} as const
const tooLong = (variables: () => object) => ({
  query: `?search=${'x'.repeat(201)}`,
  by: 'employee' as const,
  variables,
  refused: wrong('search', 'Zoek met hoogstens 200 tekens.'),
})
const pages = [
  ['page=0', 'page', 'page moet een heel getal van 1 tot en met 10000 zijn.'],
  ['limit=101', 'limit', 'limit moet een heel getal van 1 tot en met 100 zijn.'],
  ['page=1&page=2', 'page', 'page mag maar één keer voorkomen.'],
].map(
  ([query, field, message]): Mistake => ({
    by: 'administrator',
    query: `?${query}`,
    variables: CONNECTION,
    refused: wrong(field!, message!),
  }),
)
const filters = [
  ['archived=ja', 'archived', 'archived moet true of false zijn.'],
  ['minRate=veel', 'minRate', 'minRate moet een getal zijn.'],
  ['maxRate=1,5', 'maxRate', 'maxRate moet een getal zijn.'],
].map(
  ([query, field, message]): Mistake => ({
    by: 'employee',
    query: `?${query}`,
    variables: SCHEMA,
    refused: wrong(field!, message!),
  }),
)

const TENDERS = 'query ($filter: TenderFilter) { tenders(filter: $filter, first: 1) { totalCount } }'
const listOfTenders = [...pages, ...filters, tooLong(() => ({ filter: { search: 'x'.repeat(201) } }))]
const bookmarks = (scope: string) =>
  `query ($search: String) { bookmarks(scope: ${scope}, search: $search, first: 1) { totalCount } }`
const listOfBookmarks = [...pages, tooLong(() => ({ search: 'x'.repeat(201) }))]
const refresh: Path = {
  for: 'everybody',
  graphql: 'mutation { refreshTenders { totalFound totalAdded } }',
  mistakes: [takesNothing],
}

/** Every path of section 7. */
const paths: Readonly<Record<string, Path>> = {
  'GET /auth/check': { for: 'everybody', graphql: 'GraphQL and this door tell a newcomer who they are' },
  'GET /public-stats': { for: 'everybody', graphql: '{ publicStats { total } }' },
  'POST /tenders/refresh': refresh,
  'POST /tenders/public-refresh': refresh,
  'GET /categories': { for: 'everybody', graphql: '{ categories { slug } }' },
  'GET /tenders/stats': { for: 'signed in', graphql: '{ tenderStats { total } }' },
  'GET /tenders': { for: 'everybody', graphql: TENDERS, mistakes: listOfTenders },
  'GET /tenders-with-bookmarks': { for: 'signed in', graphql: TENDERS, mistakes: listOfTenders },
  'GET /public-tenders': { for: 'everybody', graphql: TENDERS, mistakes: listOfTenders },
  'GET /tenders/:id': {
    for: 'everybody',
    id: () => given.tender,
    graphql: 'query ($id: ID!) { tender(id: $id) { id } }',
    variables: () => ({ id: tenderId() }),
    mistakes: ['x', uuid()].map(id => ({ id: () => id, variables: NULL, refused: tenderIsGone })),
  },
  'POST /tenders/:id/categorize': {
    for: 'administrator',
    id: () => given.tender,
    body: () => ({ categorySlug: 'overig' }),
    graphql: 'mutation ($input: CategorizeTenderInput!) { categorizeTender(input: $input) { tender { id } } }',
    variables: () => ({ input: { tenderId: tenderId(), categorySlug: 'overig' } }),
    mistakes: [
      { id: () => 'x', variables: NO_ID, refused: tenderIsGone },
      {
        id: () => given.bookmark,
        variables: () => ({ input: { tenderId: tenderId(given.bookmark), categorySlug: 'overig' } }),
        refused: tenderIsGone,
      },
      {
        body: () => ({ categorySlug: 'tuin' }),
        variables: () => ({ input: { tenderId: tenderId(), categorySlug: 'tuin' } }),
        refused: wrong('categorySlug', 'Kies een categorie'),
      },
      { body: () => ({}), variables: SCHEMA, refused: wrong('categorySlug', 'Kies een categorie') },
    ],
  },
  'POST /tenders/reclassify': {
    for: 'signed in',
    graphql: 'mutation { reclassifyTenders { processed } }',
    mistakes: [takesNothing],
  },
  'POST /categorize-tenders': {
    for: 'signed in',
    graphql: 'mutation { categorizeUncategorized { total } }',
    mistakes: [takesNothing],
  },
  'POST /seed-categories': {
    for: 'signed in',
    graphql: 'mutation { seedCategories { created } }',
    mistakes: [takesNothing],
  },
  'PUT /tenders/:id/award': {
    for: 'administrator',
    id: () => given.tender,
    body: () => ({ winner: 'Brug BV', solution: null, date: null }),
    graphql: 'mutation ($input: SaveAwardInput!) { saveAward(input: $input) { tender { id } } }',
    variables: () => ({ input: { tenderId: tenderId(), winner: 'Brug BV' } }),
    mistakes: [
      { id: () => 'x', variables: NO_ID, refused: tenderIsGone },
      {
        id: () => given.bookmark,
        variables: () => ({ input: { tenderId: tenderId(given.bookmark) } }),
        refused: tenderIsGone,
      },
      {
        body: () => ({ date: '2026-02-30' }),
        variables: SCHEMA,
        refused: wrong('date', 'Gunningsdatum is geen geldige datum'),
      },
      {
        body: () => ({ winner: 'x'.repeat(501) }),
        variables: () => ({ input: { tenderId: tenderId(), winner: 'x'.repeat(501) } }),
        refused: wrong('winner', 'Winnaar mag maximaal 500 karakters zijn'),
      },
      {
        body: () => ({ solution: 'x'.repeat(5001) }),
        variables: () => ({ input: { tenderId: tenderId(), solution: 'x'.repeat(5001) } }),
        refused: wrong('solution', 'Oplossing mag maximaal 5000 karakters zijn'),
      },
    ],
  },
  'POST /tenders/check-awards': {
    for: 'administrator',
    graphql: 'mutation { checkAwards { checked } }',
    mistakes: [takesNothing],
  },
  'POST /bookmarks': {
    for: 'signed in',
    body: () => ({ tenderId: given.tender, isPublic: true }),
    graphql: 'mutation ($input: BookmarkTenderInput!) { bookmarkTender(input: $input) { bookmark { id } } }',
    variables: () => ({ input: { tenderId: tenderId() } }),
    mistakes: [
      {
        body: () => ({ tenderId: given.bookmark }),
        variables: () => ({ input: { tenderId: tenderId(given.bookmark) } }),
        refused: tenderIsGone,
      },
      {
        body: () => ({ isPublic: true }),
        variables: () => ({ input: { tenderId: '' } }),
        refused: wrong('tenderId', 'Tender ID is verplicht'),
      },
      {
        body: () => ({ tenderId: given.tender, metadata: { priority: 'urgent' } }),
        variables: SCHEMA,
        refused: wrong('metadata.priority', 'Prioriteit moet low, medium of high zijn'),
      },
    ],
  },
  'DELETE /bookmarks/:tenderId': {
    for: 'signed in',
    id: () => given.tender,
    graphql: 'mutation ($input: UnbookmarkTenderInput!) { unbookmarkTender(input: $input) { tender { id } } }',
    variables: () => ({ input: { tenderId: tenderId() } }),
  },
  'GET /bookmarks': { for: 'signed in', graphql: bookmarks('MINE') },
  'GET /bookmarks/me': { for: 'signed in', graphql: bookmarks('MINE'), mistakes: listOfBookmarks },
  'GET /bookmarks/public': { for: 'everybody', graphql: bookmarks('PUBLIC'), mistakes: listOfBookmarks },
  'GET /bookmarks/:id/comments': {
    for: 'everybody',
    id: () => given.bookmark,
    graphql: 'query ($id: ID!) { node(id: $id) { ... on Bookmark { comments(first: 1) { totalCount } } } }',
    variables: () => ({ id: bookmarkId() }),
    mistakes: [
      ...pages,
      ...[() => 'x', uuid, () => given.privateBookmark].flatMap(id => [
        { by: 'visitor' as const, id, variables: NULL, refused: hidden },
        { by: 'employee' as const, id, variables: NULL, refused: noBookmark },
      ]),
    ],
  },
  'POST /bookmarks/:id/comments': {
    for: 'signed in',
    id: () => given.bookmark,
    body: () => ({ bookmarkId: given.bookmark, ...words }),
    graphql: 'mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }',
    variables: () => ({ input: { bookmarkId: bookmarkId(), ...words } }),
    mistakes: [
      {
        by: 'employee',
        id: () => given.privateBookmark,
        body: () => ({ bookmarkId: given.privateBookmark, ...words }),
        variables: () => ({ input: { bookmarkId: bookmarkId(given.privateBookmark), ...words } }),
        refused: noBookmark,
      },
      {
        id: () => given.tender,
        body: () => ({ bookmarkId: given.tender, ...words }),
        variables: () => ({ input: { bookmarkId: bookmarkId(given.tender), ...words } }),
        refused: noBookmark,
      },
      {
        body: () => words,
        variables: () => ({ input: { bookmarkId: '', ...words } }),
        refused: wrong('bookmarkId', 'Bookmark ID is verplicht'),
      },
      ...[
        ['commenterName', ' ', 'Naam is verplicht'],
        ['commenterName', '\u200b', 'Naam is verplicht'],
        ['commenterName', 'Anna\nBos', 'Naam bevat een ongeldig teken'],
        ['commenterName', 'x'.repeat(101), 'Naam mag maximaal 100 karakters zijn'],
        ['content', ' ', 'Opmerking is verplicht'],
        ['content', '\u3164', 'Opmerking is verplicht'],
        ['content', 'bel \u0007', 'Deze tekst bevat tekens die niet zijn toegestaan'],
        ['content', 'x'.repeat(1001), 'Opmerking mag maximaal 1000 karakters zijn'],
      ].map(([field, value, message]) => ({
        body: () => ({ bookmarkId: given.bookmark, ...words, [field!]: value }),
        variables: () => ({ input: { bookmarkId: bookmarkId(), ...words, [field!]: value } }),
        refused: wrong(field!, message!),
      })),
      {
        body: () => ({ bookmarkId: given.bookmark, ...words, parentCommentId: given.reply }),
        variables: () => ({ input: { bookmarkId: bookmarkId(), ...words, parentCommentId: commentId(given.reply) } }),
        refused: wrong('parentCommentId', 'Op deze opmerking kan niet worden gereageerd'),
      },
    ],
  },
  'PUT /comments/:id': {
    for: 'signed in',
    id: () => given.comment,
    body: () => words,
    graphql: 'mutation ($input: UpdateCommentInput!) { updateComment(input: $input) { comment { id } } }',
    variables: () => ({ input: { commentId: commentId(), ...words } }),
    mistakes: [
      {
        by: 'employee',
        variables: () => ({ input: { commentId: commentId(), ...words } }),
        refused: noPermission,
      },
      ...['x', uuid()].map(id => ({
        id: () => id,
        variables: () => ({ input: { commentId: commentId(id), ...words } }),
        refused: commentIsGone,
      })),
      ...[
        ['commenterName', ' ', 'Naam is verplicht'],
        ['commenterName', 'x'.repeat(101), 'Naam mag maximaal 100 karakters zijn'],
        ['content', ' ', 'Opmerking is verplicht'],
        ['content', 'x'.repeat(1001), 'Opmerking mag maximaal 1000 karakters zijn'],
      ].map(([field, value, message]) => ({
        body: () => ({ ...words, [field!]: value }),
        variables: () => ({ input: { commentId: commentId(), ...words, [field!]: value } }),
        refused: wrong(field!, message!),
      })),
    ],
  },
  'DELETE /comments/:id': {
    for: 'signed in',
    id: () => given.comment,
    graphql: 'mutation ($input: DeleteCommentInput!) { deleteComment(input: $input) { deletedCommentId } }',
    variables: () => ({ input: { commentId: commentId() } }),
    mistakes: [
      { by: 'employee', variables: () => ({ input: { commentId: commentId() } }), refused: noPermission },
      ...['x', uuid()].map(id => ({
        id: () => id,
        variables: () => ({ input: { commentId: commentId(id) } }),
        refused: commentIsGone,
      })),
    ],
  },
  'GET /auth/users': {
    for: 'administrator',
    graphql: '{ users(first: 1) { totalCount } }',
    mistakes: pages,
  },
  'POST /auth/create-user': {
    for: 'administrator',
    body: () => account,
    graphql: 'mutation ($input: CreateUserInput!) { createUser(input: $input) { message } }',
    variables: () => ({ input: account }),
    mistakes: [
      ...[
        ['username', 'ab', 'Ongeldige invoer: Gebruikersnaam moet minimaal 3 karakters zijn'],
        ['email', 'x', 'Ongeldige invoer: Ongeldig email adres'],
        ['email', 'a@elders.nl', 'Ongeldige invoer: Email moet eindigen met @greenrock.nl'],
        ['firstName', ' ', 'Ongeldige invoer: Voornaam is verplicht'],
        ['firstName', '\u3164', 'Ongeldige invoer: Voornaam is verplicht'],
        ['lastName', ' ', 'Ongeldige invoer: Achternaam is verplicht'],
        ['temporaryPassword', 'Kort#12', 'Ongeldige invoer: Tijdelijk wachtwoord moet minimaal 8 karakters zijn'],
      ].map(([field, value, message]) => ({
        body: () => ({ ...account, [field!]: value }),
        variables: () => ({ input: { ...account, [field!]: value } }),
        refused: wrong(field!, message!),
      })),
      ...[{ username: 'BESTAAT' }, { email: 'Bestaat@greenrock.nl' }].map(taken => ({
        body: () => ({ ...account, ...taken }),
        variables: () => ({ input: { ...account, ...taken } }),
        refused: {
          status: 400,
          code: 'BAD_USER_INPUT',
          message: 'Een gebruiker met deze gebruikersnaam of dit e-mailadres bestaat al',
        },
      })),
    ],
  },
}

/** Who a path is not for. */
const refusedRoles: Readonly<Record<Path['for'], readonly (readonly [Role, Refused])[]>> = {
  everybody: [['newcomer', changePasswordFirst]],
  'signed in': [
    ['visitor', signInFirst],
    ['newcomer', changePasswordFirst],
  ],
  administrator: [
    ['visitor', signInFirst],
    ['newcomer', changePasswordFirst],
    ['employee', noPermission],
  ],
}

async function throughRest(place: string, role: Role, id: string, query: string, body: object | undefined) {
  const [method, path] = place.split(' ') as [string, string]
  const { status, json } = await client.ask(`/api${path.replace(/:\w+/, id)}${query}`, {
    method,
    headers: { origin: server.url, ...bearers[role], ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status, ...json }
}

async function throughGraphql(operation: string, variables: object, role: Role) {
  const { json } = await client.graphql(operation, variables, bearers[role])
  const { message, extensions: { code, fields } = {} as never } = json.errors?.[0] ?? {}
  // Filters are parameters in one door, and fields of one argument in the other.
  const names = fields?.map(({ name, ...others }: Named) => ({ name: name.replace(/^filter\./, ''), ...others }))
  return { message, code, ...(names ? { fields: names } : {}) }
}

interface Named {
  readonly name: string
}

const said = ({ status: _status, field, ...others }: Refused) => ({
  ...others,
  ...(field ? { fields: [{ name: field, message: others.message }] } : {}),
})

describe('both doors refuse in the same words', () => {
  test('on every path of section 7', () => {
    const known = new Set(routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`))
    expect(Object.keys(paths).filter(place => !known.has(place))).toEqual([])
    expect(Object.keys(paths)).toHaveLength(27)
  })

  const guarded = Object.entries(paths).filter(([place]) => place !== 'GET /auth/check')
  test.each(guarded)('whoever may not ask %s', async (place, path) => {
    for (const [role, refused] of refusedRoles[path.for]) {
      const told = await throughRest(place, role, path.id?.() ?? '', '', path.body?.())
      // R-ROLE-6
      expect([role, told]).toEqual([role, { status: refused.status, ...said(refused) }])
      // Visitors have the list in GraphQL, without the bookmarks.
      if (role === 'visitor' && place === 'GET /tenders-with-bookmarks') continue
      const { code, message } = await throughGraphql(path.graphql, path.variables?.() ?? {}, role)
      expect([role, { code, message }]).toEqual([role, said(refused)])
    }
  })

  const mistaken = Object.entries(paths).filter(([, { mistakes }]) => mistakes)
  test.each(mistaken)('a wrong request of %s', async (place, path) => {
    for (const { by = 'administrator', id = path.id, query = '', body = path.body, ...mistake } of path.mistakes!) {
      const { refused, variables } = mistake
      const asked = { by, id: id?.(), query, body: body?.() }
      const told = await throughRest(place, by, id?.() ?? '', query, body?.())
      expect({ ...asked, told }).toEqual({ ...asked, told: { status: refused.status, ...said(refused) } })
      if (typeof variables === 'string') continue
      const toldToo = await throughGraphql(path.graphql, variables(), by)
      expect({ ...asked, told: toldToo }).toEqual({ ...asked, told: said(refused) })
    }
  })
})
