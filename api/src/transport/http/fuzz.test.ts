import { beforeEach, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { request } from 'undici'
import { type Crowd, aCrowd } from '../../../test/crowd.js'
import { testDatabase } from '../../../test/database.js'
import { hostileJson, hostileText } from '../../../test/hostile.js'
import { aSignIn } from '../../../test/sign-in.js'
import { testServer } from '../../../test/web-server.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database, { trustProxyHops: 1 })
const RUNS = process.env.TEST_LONG === '1' ? 50_000 : 60

let crowd: Crowd
let signedIn: Awaited<ReturnType<typeof aSignIn>>
beforeEach(async () => {
  crowd = await aCrowd(db(), { rows: 3, replies: 1, users: 1 })
  signedIn = await aSignIn(db(), crowd.admin)
})

/** Replaces the characters that HTTP does not allow in a header. */
const sendable = (text: string) => text.replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '?')
const value = fc.oneof(
  { weight: 2, arbitrary: hostileText.map(text => sendable(text).slice(0, 2000)) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'Bearer ',
          'Bearer grt_',
          'Basic ',
          'greenrock=',
          'greenrock=s%3A',
          'greenrock_sign_in=ey',
          'greenrock-device=',
          'application/json; charset=',
          'multipart/form-data; boundary=',
          'text/html;q=',
          'bytes=',
          'W/"',
          'http://',
          'for=',
        ),
        hostileText,
      )
      .map(parts => sendable(parts.join('')).slice(0, 2000)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'null',
      '*/*',
      'gzip, br;q=0, *',
      'identity;q=0',
      'cross-site',
      '::1',
      '999.1.2.3',
      '-1',
    ),
  },
)
const names =
  'accept accept-charset accept-encoding accept-language authorization content-encoding content-language content-type cookie forwarded if-match if-modified-since if-none-match if-range last-event-id origin range referer sec-fetch-dest sec-fetch-mode sec-fetch-site traceparent user-agent x-apollo-operation-name x-forwarded-for x-forwarded-host x-forwarded-proto x-forwarded-user x-http-method-override x-original-url x-real-ip apollo-require-preflight'.split(
    ' ',
  )
const headers = fc.dictionary(fc.constantFrom(...names), value, { minKeys: 1, maxKeys: 6 })

const BODY = JSON.stringify({ query: '{ session { authenticated } tenders(first: 1) { totalCount } }' })
/** One path of each kind of endpoint. */
const doors = [
  '/graphql',
  '/api/tenders',
  '/api/auth/login',
  '/api/export/tenders.atom',
  '/api/login',
  '/api/callback',
  '/tenders',
  '/',
]

async function answered(path: string, options: NonNullable<Parameters<typeof request>[1]>): Promise<void> {
  const { statusCode, body } = await request(server.url + path, options)
  const text = await body.text()
  expect(text).not.toContain('INTERNAL_SERVER_ERROR')
  expect(statusCode).toBeLessThan(500)
}

test('a request with arbitrary headers never causes a server error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...doors), headers, fc.boolean(), async (path, given, isSignedIn) => {
      const isPost = path === '/graphql' || path === '/api/auth/login'
      await answered(path, {
        method: isPost ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', ...(isSignedIn ? signedIn.bearer : {}), ...given },
        ...(isPost ? { body: BODY } : {}),
      })
    }),
    { numRuns: RUNS },
  )
}, 3_600_000)

const json = fc.oneof(
  fc.json(),
  hostileJson.map(value => JSON.stringify(value) ?? ''),
  fc.constant(BODY),
)
const at = fc.tuple(json, fc.nat(), hostileText)
/** JSON, valid or corrupted: with insertions, truncated, or in another encoding. */
const bytes = fc.oneof(
  json.map(text => Buffer.from(text)),
  at.map(([text, place, by]) =>
    Buffer.from(text.slice(0, place % (text.length + 1)) + by + text.slice(place % (text.length + 1))),
  ),
  at.map(([text, place]) => Buffer.from(text.slice(0, place % (text.length + 1)))),
  json.map(text => Buffer.from(text, 'utf16le')),
  fc.uint8Array({ maxLength: 200 }).map(array => Buffer.from(array)),
  fc.nat({ max: 5000 }).map(depth => Buffer.from(`{"query":${'['.repeat(depth)}`)),
)

test('a request with an arbitrary body never causes a server error', async () => {
  const writing = ['/graphql', '/api/auth/login', '/api/bookmarks', `/api/bookmarks/${crowd.bookmarkId}/comments`]
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...writing), bytes, fc.boolean(), async (path, body, isSignedIn) => {
      await answered(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(isSignedIn ? signedIn.bearer : {}) },
        body,
      })
    }),
    { numRuns: RUNS },
  )
}, 3_600_000)

/** Parts of a request target, including invalid percent-encoding. */
const part = fc.oneof(
  hostileText.map(text => encodeURIComponent(text.toWellFormed())),
  hostileText.map(text => text.replaceAll(/[^\u0021-\u007e]/g, '%').slice(0, 2000)),
  fc.constantFrom('..', '%2e%2e', '%', '%ff', '%00', '.git', 'index.html', 'tenders', 'bookmarks', ''),
)
const address = fc
  .tuple(
    fc.constantFrom(
      '/',
      '/api/',
      '/api/tenders/',
      '/api/export/',
      '/assets/',
      '/tenders/',
      '/graphql/',
      '/GRAPHQL?query=',
    ),
    fc.array(part, { maxLength: 4 }),
    part,
  )
  .map(([door, parts, query]) => `${door}${parts.join('/')}?${query}`)

test('a request for an arbitrary address never causes a server error', async () => {
  await fc.assert(
    fc.asyncProperty(address, fc.boolean(), (path, isSignedIn) =>
      answered(path, { method: 'GET', headers: isSignedIn ? signedIn.bearer : {} }),
    ),
    { numRuns: RUNS },
  )
}, 3_600_000)

const LISTS = {
  tenders: 'query ($cursor: String) { list: tenders(first: 2, after: $cursor) { nodes { id } } }',
  backwards: 'query ($cursor: String) { list: tenders(last: 2, before: $cursor) { nodes { id } } }',
  byValue:
    'query ($cursor: String) { list: tenders(first: 2, after: $cursor, orderBy: { field: ESTIMATED_VALUE, direction: ASC }) { nodes { id } } }',
  bookmarks: 'query ($cursor: String) { list: bookmarks(scope: PUBLIC, first: 2, after: $cursor) { nodes { id } } }',
  changes: 'query ($cursor: String) { list: changes(first: 2, after: $cursor) { nodes { __typename } } }',
} as const
type List = keyof typeof LISTS

async function asked(query: string, cursor: string | null) {
  const reply = await request(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signedIn.bearer },
    body: JSON.stringify({ query, variables: { cursor } }),
  })
  return { status: reply.statusCode, text: await reply.body.text() }
}

/** A valid cursor: the end of the first page. */
async function endOf(list: List): Promise<string> {
  const { text } = await asked(LISTS[list].replace('nodes', 'pageInfo { endCursor startCursor } nodes'), null)
  const { data } = JSON.parse(text) as { data: { list: { pageInfo: Record<string, string | null> } } }
  return data.list.pageInfo[list === 'backwards' ? 'startCursor' : 'endCursor'] ?? ''
}

const encoded = (cursor: unknown) => Buffer.from(JSON.stringify(cursor) ?? '').toString('base64url')
const key = fc.oneof(
  hostileText,
  fc.constant(null),
  fc.integer().map(String),
  fc.date({ noInvalidDate: true }).map(date => date.toISOString()),
)
const order = fc.constantFrom('PUBLICATION_DATE DESC', 'publicationDate', 'ESTIMATED_VALUE ASC', '', 'constructor')
const cursor = fc.oneof(
  hostileText,
  fc.base64String({ maxLength: 80 }),
  fc.json().map(text => Buffer.from(text).toString('base64url')),
  fc.record({ keys: fc.array(key, { maxLength: 4 }), order }).map(encoded),
  fc.record({ skip: fc.oneof(fc.integer(), fc.double(), hostileText), order }).map(encoded),
)
/** Mutations of a valid cursor: one character replaced, or other content inside the encoding. */
const mutated = fc.tuple(fc.nat(), fc.oneof(hostileText, fc.string({ maxLength: 2 })), fc.boolean())

test('a list with an arbitrary cursor succeeds or refuses the cursor', async () => {
  const ends = (Object.keys(LISTS) as List[]).map(async list => [list, await endOf(list)] as const)
  const right = new Map(await Promise.all(ends))
  expect(right.get('tenders')).toMatch(/^[\w-]+$/)
  const nearly = (list: List, [at, by, isInside]: readonly [number, string, boolean]) => {
    const end = right.get(list) ?? ''
    const text = isInside ? Buffer.from(end, 'base64url').toString('utf8') : end
    const place = at % (text.length + 1)
    const changed = text.slice(0, place) + by + text.slice(place + 1)
    return isInside ? Buffer.from(changed).toString('base64url') : changed
  }
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...(Object.keys(LISTS) as List[])),
      fc.oneof({ weight: 1, arbitrary: cursor }, { weight: 2, arbitrary: mutated }),
      async (list, given) => {
        const { status, text } = await asked(LISTS[list], typeof given === 'string' ? given : nearly(list, given))
        expect(text).not.toContain('INTERNAL_SERVER_ERROR')
        expect(status).toBeLessThan(500)
      },
    ),
    { numRuns: RUNS },
  )
}, 3_600_000)
