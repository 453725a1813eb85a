import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { parse, specifiedRules, validate } from 'graphql'
import { testDatabase } from '../../../test/database.js'
import { aSignIn, aStaffMember } from '../../../test/sign-in.js'
import { Person, type Reply, testServer } from '../../../test/web-server.js'
import { limitRule, textTooLarge } from './limits.js'
import { trustedDocuments } from './persisted-queries.js'
import { createSchema } from './schema.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)
const scarce = testServer(database, { rateLimits: { visitor: 1, user: 1 } })
const visitor = () => new Person(() => server.url)

const json = { 'content-type': 'application/json' }
const post = (body: string, headers: Record<string, string> = json, path = '/graphql') =>
  visitor().ask(path, { method: 'POST', headers, body })
const get = (path: string, accept: string) => visitor().ask(path, { headers: { accept } })

/** @returns status and code of a refusal, after checking that the body is a GraphQL error and nothing else */
function refusalIn({ status, json: body, text }: Reply): [number, unknown] {
  expect(Object.keys((body ?? { text }) as object)).toEqual(['errors'])
  expect(body.errors).toHaveLength(1)
  expect(body.errors[0]).toEqual({
    message: expect.stringMatching(/\S/),
    extensions: { code: expect.stringMatching(/^[A-Z_]+$/) },
  })
  return [status, body.errors[0].extensions.code]
}

describe('a refusal before GraphQL runs has the form of a GraphQL error', () => {
  test.each([
    ['malformed JSON', () => post('{"query": "{ publicStats'), 400],
    ['a body that is no object', () => post('7'), 400],
    ['a list of operations', () => post('[{"query":"{ publicStats { total } }"}]'), 400],
    ['no query', () => post('{}'), 400],
    ['103 kB', () => post(JSON.stringify({ query: '{ a }', variables: { x: 'x'.repeat(103_000) } })), 413],
    ['a compressed body', () => post('{}', { ...json, 'content-encoding': 'gzip' }), 415],
    ['an unknown charset', () => post('{}', { 'content-type': 'application/json; charset=klingon' }), 415],
    ['a form', () => post('query={a}', { 'content-type': 'application/x-www-form-urlencoded' }), 400],
    ['too long a text', () => post(JSON.stringify({ query: `{ a } #${'x'.repeat(15_000)}` })), 400],
    ['too many brackets in an address', () => get(`/graphql?query=${'{a'.repeat(300)}`, 'application/json'), 400],
    ['another method', () => visitor().ask('/graphql', { method: 'DELETE', headers: json }), 405],
  ] as const)('%s', async (_what, refused, status) => {
    const reply = await refused()
    expect(refusalIn(reply)[0]).toBe(status)
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/)
  })

  test('for a cookie from another site or without an origin', async () => {
    const { cookie } = (await aSignIn(db(), await aStaffMember(db()))).cookie
    const body = JSON.stringify({ query: '{ publicStats { total } }' })
    for (const elsewhere of [{ origin: 'https://elders.test' }, {}] as Record<string, string>[])
      expect(refusalIn(await post(body, { ...json, ...elsewhere, cookie: cookie! }))).toEqual([403, 'FORBIDDEN'])
  })

  test('for too many requests', async () => {
    const person = new Person(() => scarce.url)
    const replies: Reply[] = []
    for (let count = 0; count < 3; count++) replies.push(await person.graphql('{ rateLimit { limit } }'))
    expect(refusalIn(replies.at(-1)!)).toEqual([429, 'RATE_LIMITED'])
  })

  test('in the newer media type when the client accepts that', async () => {
    const reply = await post('{', { ...json, accept: 'application/graphql-response+json' })
    expect(refusalIn(reply)).toEqual([400, 'BAD_REQUEST'])
    expect(reply.headers.get('content-type')).toMatch(/^application\/graphql-response\+json/)
  })
})

describe('a persisted query', () => {
  const query = '{ publicStats { total } }'
  const hash = createHash('sha256').update(query).digest('hex')
  const persisted = (extension: object, more: object = {}) =>
    post(JSON.stringify({ extensions: { persistedQuery: extension }, ...more }))

  test('is a bad request with an unknown version or a wrong hash', async () => {
    for (const refused of [
      await persisted({ version: 2, sha256Hash: hash }),
      await persisted({ version: 1, sha256Hash: '0'.repeat(64) }, { query }),
    ])
      expect(refusalIn(refused)).toEqual([400, 'BAD_REQUEST'])
  })

  test('is PersistedQueryNotFound when unknown, and known once it was sent with its text', async () => {
    const extension = { version: 1, sha256Hash: hash }
    const unknown = await persisted(extension)
    expect(refusalIn(unknown)).toEqual([200, 'PERSISTED_QUERY_NOT_FOUND'])
    expect(unknown.json.errors[0].message).toBe('PersistedQueryNotFound')
    expect((await persisted(extension, { query })).json.data.publicStats.total).toBe(0)
    expect((await persisted(extension)).json.data.publicStats.total).toBe(0)
  })
})

describe('the web client’s documents', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-documents-'))
  const text = '{ publicStats { total } }'
  fs.writeFileSync(path.join(folder, 'trusted-documents.json'), JSON.stringify({ known: text }))
  afterAll(() => fs.rmSync(folder, { recursive: true }))
  const built = testServer(database, { webDirectory: folder })

  test('are accepted by the hash of the build, unlike others', async () => {
    const asked = (sha256Hash: string) =>
      new Person(() => built.url).ask('/graphql', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } } }),
      })
    expect((await asked('known')).json.data.publicStats.total).toBe(0)
    expect(refusalIn(await asked('of another build'))).toEqual([200, 'PERSISTED_QUERY_NOT_FOUND'])
  })

  test('are valid operations of this schema within the limits, in the last build', () => {
    const documents = trustedDocuments('web/public')
    expect(documents.size).toBeGreaterThan(40)
    for (const document of documents.values()) {
      expect(textTooLarge(document)).toBeNull()
      expect(validate(createSchema(), parse(document), [...specifiedRules, limitRule])).toEqual([])
    }
  })
})

describe('the address /graphql', () => {
  test('has no paths below it: they are 404', async () => {
    const body = JSON.stringify({ query: '{ publicStats { total } }' })
    expect(refusalIn(await post(body, json, '/graphql/anything'))).toEqual([404, 'NOT_FOUND'])
    expect(refusalIn(await get('/graphql/x/y?query={__typename}', 'text/html'))).toEqual([404, 'NOT_FOUND'])
    expect((await post(body, json, '/graphql?x=y')).json.data.publicStats.total).toBe(0)
    expect((await post(body, json, '/graphql/')).json.data.publicStats.total).toBe(0)
  })

  test('redirects a browser, but no program, to GraphiQL with the query', async () => {
    const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
    const reply = await get('/graphql?query=%7B__typename%7D', browser)
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/graphiql?query=%7B__typename%7D'])
    expect(reply.headers.get('vary')).toMatch(/accept/i)
    for (const accept of ['*/*', 'application/json', 'application/graphql-response+json, application/json;q=0.9'])
      expect((await get('/graphql', accept)).status).toBe(400)
    expect((await post('{"query":"{__typename}"}', { ...json, accept: browser })).status).toBe(200)
  })
})
