import { once } from 'node:events'
import { afterEach, expect, test } from '@jest/globals'
import { WebSocket } from 'ws'
import { testDatabase } from '../../../test/database.js'
import { Person, testServer } from '../../../test/web-server.js'

const database = testDatabase()
const server = testServer(database)
const scarce = testServer(database, { rateLimits: { visitor: 2, user: 2 } })
const sockets: WebSocket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate()
})

interface Payload {
  readonly query: string
  readonly variables?: object
  readonly operationName?: string
}
interface Refusal {
  readonly message: string
  readonly extensions: object
}
const said = (errors: readonly Refusal[]) =>
  errors.map(({ message, extensions }) => ({ message: message.replace(/over \d+ seconden/, 'straks'), extensions }))

async function byHttp(url: string, payload: Payload) {
  const { json } = await new Person(() => url).ask('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  })
  return said(json.errors)
}

async function bySocket(url: string, payload: Payload) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  sockets.push(socket)
  await once(socket, 'open')
  socket.send('{"type":"connection_init"}')
  await once(socket, 'message')
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }))
  const [data] = (await once(socket, 'message')) as [Buffer]
  const { type, payload: errors } = JSON.parse(data.toString()) as { type: string; payload: Refusal[] }
  expect(type).toBe('error')
  return said(errors)
}

const job = (selection: string) => `subscription { jobProgress(kind: REFRESH) { ${selection} } }`
const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ')
const comments = (size: number) => `subscription ($id: ID!) { commentEvents(bookmarkId: $id) { ... on CommentAdded {
  bookmark { comments(first: ${size}) { nodes { id content replies(first: 20) { nodes { id } } } } } } } }`

test.each<[string, Payload, string]>([
  ['a malformed document', { query: '{' }, 'GRAPHQL_PARSE_FAILED'],
  ['2001 tokens', { query: job(many(700, index => `a${index}: done`)) }, 'GRAPHQL_PARSE_FAILED'],
  ['15 001 characters', { query: `${job('done')} #${'x'.repeat(15_000)}` }, 'GRAPHQL_VALIDATION_FAILED'],
  ['201 brackets', { query: '{a'.repeat(201) + '}'.repeat(201) }, 'GRAPHQL_VALIDATION_FAILED'],
  ['an unknown field', { query: job('doen') }, 'GRAPHQL_VALIDATION_FAILED'],
  ['31 aliases', { query: job(many(31, index => `a${index}: done`)) }, 'GRAPHQL_VALIDATION_FAILED'],
  ['501 fields', { query: job(many(501, () => 'done')) }, 'GRAPHQL_VALIDATION_FAILED'],
  ['21 directives', { query: job(`done ${many(21, () => '@skip(if: false)')}`) }, 'GRAPHQL_VALIDATION_FAILED'],
  [
    '16 levels',
    {
      query: `subscription { commentEvents(bookmarkId: "x") { ... on CommentAdded { bookmark { tender { viewerBookmark { ${'tender { viewerBookmark { '.repeat(6)} id ${' } }'.repeat(6)} } } } } } }`,
    },
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['a costly selection', { query: comments(100), variables: { id: 'x' } }, 'BAD_USER_INPUT'],
  ['an unknown operation name', { query: job('done'), operationName: 'Other' }, 'OPERATION_RESOLUTION_FAILURE'],
])('HTTP and WebSocket refuse %s with the same code and message', async (_what, payload, code) => {
  const refused = await byHttp(server.url, payload)
  expect(refused.length).toBeGreaterThan(0)
  for (const { extensions } of refused) expect(extensions).toEqual({ code })
  expect(await bySocket(server.url, payload)).toEqual(refused)
})

test('HTTP and WebSocket share one rate limit', async () => {
  const payload = { query: job('done') }
  for (let count = 0; count < 3; count++) await byHttp(scarce.url, { query: '{ rateLimit { limit } }' }).catch(() => {})
  const refused = await byHttp(scarce.url, payload)
  expect(refused).toMatchObject([
    { message: expect.stringContaining('Te veel verzoeken'), extensions: { code: 'RATE_LIMITED' } },
  ])
  expect(await bySocket(scarce.url, payload)).toEqual(refused)
})

test('HTTP refuses subscriptions, and a WebSocket refuses queries, with a hint', async () => {
  expect(await byHttp(server.url, { query: job('done') })).toMatchObject([
    { message: expect.stringContaining('WebSocket'), extensions: { code: 'BAD_REQUEST' } },
  ])
  expect(await bySocket(server.url, { query: '{ publicStats { total } }' })).toMatchObject([
    { message: 'Only subscriptions go over the socket.', extensions: { code: 'BAD_REQUEST' } },
  ])
})

test('a missing variable is an error of the subscription instead of an event', async () => {
  expect(await bySocket(server.url, { query: comments(1) })).toEqual([
    { message: 'Variable "$id" of required type "ID!" was not provided.', extensions: { code: 'BAD_USER_INPUT' } },
  ])
})

test('neither HTTP nor WebSocket accepts a batch of operations', async () => {
  const reply = await new Person(() => server.url).ask('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]),
  })
  expect([reply.status, reply.json.errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST'])
})
