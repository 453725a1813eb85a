import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { testSettings } from '../../test/ask.js'
import { cloneTemplate } from '../../test/database.js'
import { type Server, startServer } from './server.js'

let server: Server
let databaseUrl = ''
let address = ''

beforeAll(async () => {
  databaseUrl = await cloneTemplate(`server_${process.env.JEST_WORKER_ID}`)
  server = await startServer(testSettings({ port: 0, databaseUrl }))
  address = `http://127.0.0.1:${server.port}`
})
afterAll(() => server.stop())

const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(`${address}/graphql`, { method: 'POST', body, headers })

describe('the process', () => {
  test('answers health and readiness checks', async () => {
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    const ready = await fetch(`${address}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ready', checks: { database: true, migrations: true, queue: true, open: true }, replicas: [] },
    ])
  })

  test('answers GraphQL over HTTP, with responses that caches do not store', async () => {
    const response = await post('{"query":"{ publicStats { total } }"}')
    expect(response.status).toBe(200)
    // R-DASH-23
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('x-powered-by')).toBeNull()
    expect(response.headers.get('etag')).toBeNull()
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none';object-src 'none';base-uri 'none';frame-ancestors 'none'",
    )
    expect(await response.json()).toEqual({ data: { publicStats: { total: 0 } } })
  })

  test.each([
    ['malformed JSON', '{"query":', { 'content-type': 'application/json' }, 400],
    ['a form', 'query=%7B__typename%7D', { 'content-type': 'application/x-www-form-urlencoded' }, 400],
    [
      'too large a body',
      JSON.stringify({ query: `#${'x'.repeat(110_000)}` }),
      { 'content-type': 'application/json' },
      413,
    ],
    ['a compressed body', 'x', { 'content-type': 'application/json', 'content-encoding': 'gzip' }, 415],
  ])('refuses a request with %s', async (_what, body, headers, status) => {
    const response = await post(body, headers)
    expect(response.status).toBe(status)
    expect(await response.text()).not.toMatch(/ at .*\.js|node_modules/)
  })

  test('answers an unknown address under /api with JSON in Dutch, and an unknown file without the page', async () => {
    const api = await fetch(`${address}/api/bestaat-niet`)
    expect([api.status, await api.json()]).toEqual([404, { message: 'Dit adres bestaat niet.', code: 'NOT_FOUND' }])
    expect((await fetch(`${address}/assets/weg.js`)).status).toBe(404)
    expect((await fetch(`${address}/%2e%2e/%2e%2e/package.json`)).status).toBe(404)
    expect((await fetch(`${address}/%`)).status).toBe(400)
  })

  test('lists no folder, and serves no file of the repository', async () => {
    for (const folder of [
      '/assets',
      '/assets/',
      '/graphiql/assets/',
      '/api/docs/../',
      '/.git/',
      '/.git/config',
      '/.env',
    ]) {
      const text = await (await fetch(address + folder)).text()
      expect([folder, /Index of|index-[\w-]+\.js\n|\[core\]|SESSION_SECRET/i.test(text)]).toEqual([folder, false])
    }
    for (const file of [
      '/.git/HEAD.txt',
      '/package.json',
      '/api/dist/src/processes/main.js',
      '/web/dist/index.html',
      '/.env.example',
    ])
      expect([file, (await fetch(address + file)).status]).toEqual([file, 404])
  })

  test('serves the web client at every other path', async () => {
    for (const place of ['/', '/tenders', '/bestaat-niet']) {
      const response = await fetch(`${address}${place}`)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    }
  })

  test('prerenders the landing page for first-time visitors only', async () => {
    const pageAt = async (place: string, headers: Record<string, string> = {}) =>
      (await fetch(address + place, { headers })).text()
    expect(await pageAt('/')).toMatch(/<div id="landing">.*Alle Nederlandse tenders en opdrachten op één plek/s)
    expect(await pageAt('/login')).toContain('id="landing"')
    expect(await pageAt('/tenders')).not.toContain('id="landing"')
    expect(await pageAt('/', { cookie: 'theme=dark; greenrock=s%3Aabc' })).not.toContain('id="landing"')
  })

  test('never lets caches keep the service worker, and gives it an offline page that belongs to no address', async () => {
    const worker = await fetch(`${address}/service-worker.js`)
    expect(worker.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(worker.headers.get('cache-control')).toBe('no-cache')
    expect(await worker.text()).toContain('/shell.html')
    const shell = await fetch(`${address}/shell.html`)
    expect([shell.status, shell.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    const nonce = /nonce-([^']+)'/.exec(shell.headers.get('content-security-policy')!)![1]!
    const page = await shell.text()
    expect(page).toContain(`nonce="${nonce}"`)
    expect(page).not.toContain('id="landing"')
    const manifest = await fetch(`${address}/manifest.webmanifest`)
    expect(manifest.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
  })

  test('compresses large responses, and serves code as compressed by the build', async () => {
    const page = await (await fetch(`${address}/`)).text()
    const code = /src="(\/assets\/[^"]+)"/.exec(page)![1]!
    const plain = await fetch(address + code, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    // Headers for documents are not sent with code; headers for code are.
    expect([plain.headers.get('content-security-policy'), plain.headers.get('x-content-type-options')]).toEqual([
      null,
      'nosniff',
    ])
    const text = await plain.text()
    for (const encoding of ['br', 'gzip']) {
      const response = await fetch(address + code, { headers: { 'accept-encoding': encoding } })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('content-type')).toMatch(/^text\/javascript; charset=utf-8$/i)
      expect(Number(response.headers.get('content-length'))).toBeLessThan(text.length / 2)
      expect(await response.text()).toBe(text)
    }

    const large = await post('{"query":"{ __schema { types { name description } } }"}', {
      'content-type': 'application/json',
      'accept-encoding': 'gzip',
    })
    expect(large.headers.get('content-encoding')).toBe('gzip')
    expect(await large.json()).toMatchObject({ data: { __schema: expect.anything() } })
    expect((await fetch(`${address}/assets/weg.js`)).headers.get('content-encoding')).toBeNull()
  })

  test('reports a port in use in one sentence', async () => {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-port-'))
    const second = startServer(testSettings({ port: server.port, databaseUrl, dataDirectory: directory }))
    await expect(second).rejects.toThrow(/is in use by another program/)
  })
})
