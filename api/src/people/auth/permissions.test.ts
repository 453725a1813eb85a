import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { toGlobalId } from 'graphql-relay'
import { WebSocket } from 'ws'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { aNewcomer, aSignIn, aStaffMember } from '../../../test/sign-in.js'
import { Person, testServer } from '../../../test/web-server.js'
import { BookmarkTenderInput } from '../bookmarks/bookmark.inputs.js'
import { bookmarkTender } from '../bookmarks/bookmark.service.js'
import { AddCommentInput } from '../comments/comment.inputs.js'
import { addComment } from '../comments/comment.service.js'
import { CreatePersonalTokenInput } from '../../accounts/users/tokens/personal-token.inputs.js'
import { createPersonalToken } from '../../accounts/users/tokens/personal-token.service.js'
import { TokenScope } from '../../accounts/users/tokens/token-scope.js'
import type { User } from '../../accounts/users/user.entity.js'
import { checked } from '../../platform/validation/checked.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)
const client = new Person(() => server.url)
const sockets: WebSocket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate()
})

type Kind = 'visitor' | 'user' | 'other user' | 'administrator' | 'newcomer' | 'deactivated' | 'reader' | 'writer'
/** The authentication headers of each kind of viewer. */
const keysOf = {} as Record<Kind, Readonly<Partial<Record<'cookie' | 'bearer', Record<string, string>>>>>
/** These belong to the user: a private bookmark, a public one, and a comment on the public one. */
const ids = { user: '', tender: '', hidden: '', bookmark: '', comment: '' }

beforeEach(async () => {
  const user = await aStaffMember(db())
  const people: Partial<Record<Kind, User>> = {
    user,
    'other user': await aStaffMember(db()),
    administrator: await aStaffMember(db(), { isAdmin: true }),
    newcomer: await aNewcomer(db(), { isAdmin: true }),
    deactivated: await aStaffMember(db(), { isAdmin: true, isActive: false }),
  }
  keysOf.visitor = { bearer: {} }
  for (const [kind, person] of Object.entries(people)) {
    const { cookie, bearer } = await aSignIn(db(), person, server.url)
    keysOf[kind as Kind] = { cookie, bearer }
  }
  for (const [kind, scope] of [
    ['reader', TokenScope.READ],
    ['writer', TokenScope.READ_WRITE],
  ] as const) {
    const input = checked(CreatePersonalTokenInput, { name: 'Koppeling', scope, expiresInDays: 30 })
    const { secret } = await createPersonalToken(db(), people.administrator!.id, input)
    keysOf[kind] = { bearer: { authorization: `Bearer ${secret}` } }
  }
  const aBookmark = async (isPublic: boolean) =>
    bookmarkTender(db(), user.id, checked(BookmarkTenderInput, { tenderId: (await aTender(db())).id, isPublic }))
  const [open, hidden] = [await aBookmark(true), await aBookmark(false)]
  const words = checked(AddCommentInput, { bookmarkId: open.id, commenterName: 'Anna', content: 'Hallo' })
  const comment = await addComment(db(), { user, sid: 'none', by: 'cookie' }, words)
  Object.assign(ids, {
    user: user.id,
    tender: open.tenderId,
    hidden: hidden.id,
    bookmark: open.id,
    comment: comment.id,
  })
})

/** The code of a refusal, `null` for a node that is not found, or `in`. */
async function byGraphql(query: string, variables: object, headers: Record<string, string>) {
  const { data, errors } = (await client.graphql(query, variables, headers)).json
  if (errors) return errors[0].extensions.code as string
  return Object.values(data as object).includes(null) ? null : 'in'
}

async function byRest(place: string, headers: Record<string, string>) {
  const [method, path] = place.split(' ') as [string, string]
  const body = method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json', ...headers } }
  const { status, json } = await client.ask(`/api${path}`, { method, headers, ...body })
  return status < 400 ? 'in' : `${status} ${json.code}`
}

async function bySocket(bookmark: string, { authorization }: Record<string, string>) {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  sockets.push(socket)
  const send = (message: object) => socket.send(JSON.stringify(message))
  const heard = async () => JSON.parse(((await once(socket, 'message')) as [Buffer])[0].toString())
  await once(socket, 'open')
  send({ type: 'connection_init', payload: { authorization } })
  expect(await heard()).toMatchObject({ type: 'connection_ack' })
  const query = 'subscription ($id: ID!) { commentEvents(bookmarkId: $id) { __typename } }'
  send({ id: '1', type: 'subscribe', payload: { query, variables: { id: toGlobalId('Bookmark', bookmark) } } })
  const { type, payload } = await heard()
  // A ping acknowledges an accepted subscription.
  return type === 'ping' ? 'in' : ((type === 'error' ? payload : payload.errors)[0].extensions.code as string)
}

const TENDERS = '{ tenders { totalCount } }'
const STATS = '{ tenderStats { total } }'
const USERS = '{ users { totalCount } }'
const SESSION = '{ session { user { id } } }'
const NODE = 'query ($id: ID!) { node(id: $id) { id } }'
const BOOKMARK = 'mutation ($input: BookmarkTenderInput!) { bookmarkTender(input: $input) { bookmark { id } } }'
const UPDATE = 'mutation ($input: UpdateBookmarkInput!) { updateBookmark(input: $input) { bookmark { id } } }'
const tender = () => ({ input: { tenderId: toGlobalId('Tender', ids.tender) } })
const changed = () => ({ input: { bookmarkId: toGlobalId('Bookmark', ids.hidden), isPublic: true } })
const account = () => ({ id: toGlobalId('User', ids.user) })
const hidden = () => ({ id: toGlobalId('Bookmark', ids.hidden) })

describe('the running server, with a cookie and with a token', () => {
  test('allows each kind of viewer its GraphQL operations and fields', async () => {
    const probes: readonly [Kind, string, string | null, (() => object)?][] = [
      ['visitor', TENDERS, 'in'],
      ['visitor', STATS, 'UNAUTHENTICATED'],
      ['visitor', NODE, null, hidden],
      ['user', STATS, 'in'],
      ['user', USERS, 'FORBIDDEN'],
      ['user', NODE, 'in', hidden],
      ['other user', NODE, null, account],
      ['other user', UPDATE, 'BOOKMARK_NOT_FOUND', changed],
      ['administrator', USERS, 'in'],
      ['administrator', NODE, 'in', account],
      ['administrator', NODE, null, hidden],
      ['newcomer', SESSION, 'in'],
      ['newcomer', TENDERS, 'FORBIDDEN'],
      ['deactivated', STATS, 'UNAUTHENTICATED'],
      ['reader', STATS, 'in'],
      ['reader', BOOKMARK, 'FORBIDDEN', tender],
      ['writer', BOOKMARK, 'in', tender],
      ['writer', USERS, 'FORBIDDEN'],
    ]
    for (const [kind, query, expected, variables] of probes)
      for (const key of Object.values(keysOf[kind]))
        expect([kind, query, await byGraphql(query, variables?.() ?? {}, key)]).toEqual([kind, query, expected])
  })

  test('allows each kind of viewer its REST routes', async () => {
    const probes: readonly [Kind, string, string][] = [
      ['visitor', 'POST /tenders/reclassify', '401 UNAUTHENTICATED'],
      ['user', 'POST /tenders/reclassify', 'in'],
      ['user', 'POST /tenders/check-awards', '403 FORBIDDEN'],
      ['other user', `DELETE /comments/${ids.comment}`, '403 FORBIDDEN'],
      ['other user', `GET /bookmarks/${ids.hidden}/comments`, '404 BOOKMARK_NOT_FOUND'],
      ['administrator', 'POST /tenders/check-awards', 'in'],
      ['newcomer', 'GET /public-tenders', '403 FORBIDDEN'],
      ['deactivated', 'GET /tenders-with-bookmarks', '401 UNAUTHENTICATED'],
      ['reader', 'GET /tenders-with-bookmarks', 'in'],
      ['reader', 'POST /tenders/reclassify', '403 FORBIDDEN'],
      ['writer', 'GET /auth/users', '403 FORBIDDEN'],
    ]
    for (const [kind, place, expected] of probes)
      for (const key of Object.values(keysOf[kind]))
        expect([kind, place, await byRest(place, key)]).toEqual([kind, place, expected])
  })

  test('allows each kind of viewer to subscribe to the comments that they may read', async () => {
    const probes: readonly [Kind, 'bookmark' | 'hidden', string][] = [
      ['visitor', 'bookmark', 'in'],
      ['visitor', 'hidden', 'AUTHENTICATION_REQUIRED'],
      ['deactivated', 'hidden', 'AUTHENTICATION_REQUIRED'],
      ['user', 'hidden', 'in'],
      ['other user', 'hidden', 'BOOKMARK_NOT_FOUND'],
      ['newcomer', 'bookmark', 'FORBIDDEN'],
      ['reader', 'bookmark', 'in'],
    ]
    for (const [kind, which, expected] of probes)
      expect([kind, which, await bySocket(ids[which], keysOf[kind].bearer!)]).toEqual([kind, which, expected])
  })
})
