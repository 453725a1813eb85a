import http from 'node:http'
import { describe, expect, test } from '@jest/globals'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { onlyRead } from '../../../test/harvesting.js'
import { withoutTable } from '../../../test/outage.js'
import { Person, type Reply, testServer } from '../../../test/web-server.js'
import { policy } from '../../people/auth/policy.js'
import { routes } from './routes.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)
const { visitor, someone } = server

const send = (person: Person, method: string, path: string, body?: Sent, headers: Record<string, string> = {}) =>
  person.ask(path, { method, headers: { origin: server.url, ...headers }, ...(body === undefined ? {} : { body }) })

type Sent = RequestInit['body']
const asJson = { 'content-type': 'application/json' }

/** A refusal has a message for people and a code for programs, without internal details. */
function expectRefusal({ status, json, text }: Reply, expected: number) {
  expect({ status, text }).toEqual({ status: expected, text })
  expect(json).toMatchObject({ message: expect.any(String), code: expect.stringMatching(/^[A-Z_]+$/) })
  expect(Object.keys(json).filter(key => !['message', 'code', 'fields'].includes(key))).toEqual([])
  expect(text).not.toMatch(/SELECT|INSERT|relation|syntax|node_modules|at .*:\d+:\d+|Error:/)
}

describe('the table of routes', () => {
  test('every row names an operation of the policy, is unique, and is not shadowed by an earlier one', () => {
    const places = routes.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(places).size).toBe(places.length)
    expect(routes.filter(({ operation }) => !Object.hasOwn(policy, operation))).toEqual([])
    for (const [index, { path }] of routes.entries()) {
      const asPattern = new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`)
      if (path.includes(':'))
        expect(routes.slice(index + 1).filter(later => later.path !== path && asPattern.test(later.path))).toEqual([])
    }
  })

  test('a visitor is refused with 401 Unauthorized before any other error of the request', async () => {
    for (const { method, path } of routes.filter(
      ({ operation }) => !['always', 'anyone'].includes(policy[operation]),
    )) {
      const address = `/api${path.replace(':id', 'x')}?page=x`
      for (const body of method === 'get' ? [undefined] : ['{', 'x'.repeat(200_000)]) {
        const reply = await send(visitor(), method.toUpperCase(), address, body, body ? asJson : {})
        expectRefusal(reply, 401)
        expect(reply.text).toContain('Unauthorized')
      }
    }
  })

  test('other methods are answered with 405 and Allow', async () => {
    for (const path of new Set(routes.map(row => row.path))) {
      const takes = routes.filter(row => row.path === path).map(({ method }) => method.toUpperCase())
      const address = `/api${path.replace(':id', '01990000-0000-7000-8000-000000000000')}`
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(one => !takes.includes(one))) {
        const reply = await send(visitor(), method, address)
        expectRefusal(reply, 405)
        expect(reply.headers.get('allow')).toBe(
          [...takes.flatMap(one => (one === 'GET' ? ['GET', 'HEAD'] : one)), 'OPTIONS'].join(', '),
        )
      }
      const options = await send(visitor(), 'OPTIONS', address)
      expect([options.status, options.text]).toEqual([204, ''])
    }
  })

  test('HEAD answers like GET without a body', async () => {
    for (const [path, status] of [
      ['/api/public-tenders', 200],
      ['/api/tenders-with-bookmarks', 401],
      ['/api/bestaat-niet', 404],
    ] as const) {
      const head = await fetch(new URL(path, server.url), { method: 'HEAD' })
      expect([head.status, await head.text()]).toEqual([status, ''])
      expect(head.headers.get('content-type')).toMatch(/^application\/json/)
    }
  })

  test.each([
    '/api',
    '/api/',
    '/api/bestaat-niet',
    '/api/tenders/1/2/3',
    '/api/tenders/a/b',
    '/api/public-tenders/1',
    '/api/tenders%2Fstats',
    '/api/auth%2fcheck',
    '/api/%E0%A4%A',
    '/api/constructor',
    '/api/__proto__',
    `/api/${'x'.repeat(12_000)}`,
    `/api/${'x/'.repeat(6000)}`,
    `/api/tenders/${'%2F'.repeat(4000)}`,
  ])('an unknown address is 404: %#', async path => {
    expectRefusal(await visitor().ask(path), 404)
  })

  test('an unknown address is 404 with every method', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      expectRefusal(await send(visitor(), method, '/api/bestaat-niet'), 404)
  })
})

describe('a request body', () => {
  const login = (body: Sent, headers: Record<string, string> = asJson) =>
    send(visitor(), 'POST', '/api/auth/login', body, headers)
  const form = new FormData()
  form.set('username', 'x')

  test.each<readonly [string, Sent, Record<string, string>, number]>([
    ['a form', new URLSearchParams({ username: 'x', password: 'y' }), {}, 400],
    ['a form with files', form, {}, 400],
    ['text', '{"username":"x","password":"y"}', { 'content-type': 'text/plain' }, 400],
    ['no type', new Blob(['{"username":"x"}']), {}, 400],
    ['bytes', new Uint8Array([0, 255, 1]), { 'content-type': 'application/octet-stream' }, 400],
    ['an odd type', '{}', { 'content-type': '; charset=x' }, 400],
    ['half an object', '{"username":"x"', asJson, 400],
    ['a list', '[{"username":"x"}]', asJson, 400],
    ['text in JSON', '"username"', asJson, 400],
    ['a number', '1', asJson, 400],
    ['null', 'null', asJson, 400],
    ['true', 'true', asJson, 400],
    ['blanks', '   ', asJson, 400],
    ['__proto__', '{"__proto__":{"isAdmin":true},"username":"x","password":"y"}', asJson, 400],
    ['constructor', '{"constructor":{"prototype":{}},"username":"x","password":"y"}', asJson, 400],
    ['a field too many', '{"username":"x","password":"y","isAdmin":true}', asJson, 400],
    ['a NUL character', '{"username":"x\\u0000","password":"y"}', asJson, 400],
    ['a list as a value', '{"username":["x"],"password":"y"}', asJson, 400],
    ['an object as a value', '{"username":{"length":5},"password":"y"}', asJson, 400],
    ['deeply nested arrays', `{"username":${'['.repeat(45_000)}${']'.repeat(45_000)}}`, asJson, 400],
    ['invalid UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), asJson, 400],
    [
      'other letters',
      new Uint8Array(Buffer.from('{"username":"x"}', 'utf16le')),
      { 'content-type': 'application/json; charset=utf-16le' },
      400,
    ],
    ['101 kB', JSON.stringify({ username: 'x'.repeat(101 * 1024), password: 'y' }), asJson, 413],
    ['a compressed body', '{}', { ...asJson, 'content-encoding': 'gzip' }, 415],
  ])('%s is refused', async (_what, body, headers, status) => {
    expectRefusal(await login(body, headers), status)
  })

  test('a request body does not pollute a prototype', () => {
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  test('a lone surrogate, a byte order mark and other spellings of the JSON content type are accepted', async () => {
    expectRefusal(await login('{"username":"\\ud800","password":"y"}'), 401)
    expectRefusal(
      await login('\ufeff{"username":"x","password":"y"}', { 'content-type': 'application/vnd.api+json' }),
      401,
    )
    expectRefusal(
      await login('{"username":"x","password":"y"}', { 'content-type': 'Application/JSON; Charset=UTF-8' }),
      401,
    )
  })

  test('reclassify accepts no body, whatever the content type', async () => {
    const person = await someone()
    const { token } = (await person.ask('/api/auth/check')).json
    await aTender(db())
    const reply = (headers: Record<string, string>, body?: string) =>
      send(person, 'POST', '/api/tenders/reclassify', body, { authorization: `Bearer ${token}`, ...headers })
    for (const [headers, body] of [
      [{}, undefined],
      [asJson, undefined],
      [asJson, ''],
      [{}, ''],
      [asJson, '{}'],
      [{ 'content-type': 'text/plain' }, ''],
    ] as const) {
      const { status, json } = await reply(headers, body)
      // R-INT-48 R-API-11
      expect({ headers, body, status, json }).toEqual({
        headers,
        body,
        status: 200,
        json: { processed: 1, categorized: expect.any(Number) },
      })
    }
    expectRefusal(await reply(asJson, '{"force":true}'), 400)

    // Requests with neither a length nor a type, and an empty chunked body.
    const headersWithoutBody: Record<string, string>[] = [
      {},
      asJson,
      { 'transfer-encoding': 'chunked' },
      { 'content-length': '0' },
    ]
    // R-INT-48
    for (const headers of headersWithoutBody)
      expect(await bare('/api/tenders/reclassify', { authorization: `Bearer ${token}`, ...headers })).toBe(200)
  })

  const bare = (path: string, headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      const request = http.request(new URL(path, server.url), { method: 'POST', headers }, response => {
        response.resume()
        resolve(response.statusCode!)
      })
      request.on('error', reject)
      request.end()
    })
})

describe('a request that changes data', () => {
  test('is refused when it has a cookie and comes from another site (CSRF)', async () => {
    const person = await someone()
    const elsewhere: Record<string, string>[] = [
      { origin: 'https://elders.test' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of elsewhere)
      expectRefusal(await person.ask('/api/tenders/reclassify', { method: 'POST', headers }), 403)
  })

  test('reclassify is allowed for any signed-in user, whatever the role', async () => {
    // R-ROLE-6
    expectRefusal(await send(visitor(), 'POST', '/api/tenders/reclassify'), 401)
    await aTender(db(), { title: 'Softwareontwikkelaar Java' })
    for (const account of ['medewerker', 'beheerder'] as const) {
      const { status, json } = await send(await someone(account), 'POST', '/api/tenders/reclassify')
      // R-USER-37 R-ROLE-15
      expect([status, json]).toEqual([200, { processed: 1, categorized: 1 }])
    }
  })

  test('visitors may refresh by either address, and two simultaneous calls share one run', async () => {
    await onlyRead(db(), 'striive', 'between', 'headfirst', 'ctm')
    const [one, other] = await Promise.all([
      send(visitor(), 'POST', '/api/tenders/public-refresh'),
      send(visitor(), 'POST', '/api/tenders/refresh', '', asJson),
    ])
    // R-REFR-7 R-REFR-8
    expect([one.status, one.json]).toEqual([200, { totalAdded: expect.any(Number), totalFound: expect.any(Number) }])
    expect(one.json.totalAdded).toBeGreaterThan(0)
    // R-REFR-6 R-INT-20
    expect(other.json).toEqual(one.json)
    const again = await send(visitor(), 'POST', '/api/tenders/refresh')
    // R-INT-19
    expect(again.json).toEqual({ totalAdded: 0, totalFound: one.json.totalFound })
    // The number of tenders at the sources without duplicates.
    const { total } = (await visitor().ask('/api/public-stats')).json
    const [{ copies }] = await db().query<[{ copies: number }]>('SELECT count(copy_of)::int AS copies FROM tenders')
    expect(total).toBe(one.json.totalAdded)
    expect(copies).toBeGreaterThan(0)
  })
})

describe('a server error', () => {
  test('answers with a message and an error id, without details of the database', async () => {
    await db().query('ALTER TABLE tenders RENAME TO tenders_away')
    try {
      for (const path of [
        '/api/public-tenders',
        '/api/tenders/01990000-0000-7000-8000-000000000000',
        '/api/public-tenders?search=x',
      ]) {
        const { status, json, text } = await visitor().ask(path)
        expect(status).toBe(500)
        expect(json).toEqual({
          message: expect.stringMatching(/^Er is een fout opgetreden \([0-9a-f-]{36}\)$/),
          code: 'INTERNAL_SERVER_ERROR',
          requestId: expect.any(String),
        })
        expect(text).not.toMatch(/tenders|SELECT|relation/)
      }
    } finally {
      await db().query('ALTER TABLE tenders_away RENAME TO tenders')
    }
  })

  test('answers an outage with 503 and Retry-After', async () => {
    const reply = await withoutTable(database.source, 'categories', () => visitor().ask('/api/categories'))
    expectRefusal(reply, 503)
    expect(reply.headers.get('retry-after')).toBe('5')
  })
})
