import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import express from 'express'
import { readJson } from './read-json.js'

/** What a route gets as its body, or the status of the refusal; `byExpress` says who read it. */
interface Read {
  readonly body?: unknown
  readonly status?: number
  readonly byExpress: boolean
}

const MAX_BYTES = 100
const app = express()
const readByExpress = express.json({ limit: MAX_BYTES, inflate: false })
const refused: express.ErrorRequestHandler = ({ status }: { status: number }, _request, response, _next) => {
  response.json({ status, byExpress: response.locals.byExpress === true })
}
const answered: express.RequestHandler = (request, response) => {
  response.json({ body: request.body as unknown, byExpress: response.locals.byExpress === true })
}
app.use(
  readJson({ maxBytes: MAX_BYTES }, (request, response, next) => {
    response.locals.byExpress = true
    readByExpress(request, response, next)
  }),
  answered,
  refused,
)
const server = http.createServer(app)
beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

async function read(body: string | ReadableStream, headers: Record<string, string> = {}): Promise<Read> {
  const { port } = server.address() as AddressInfo
  const options = {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    duplex: 'half' as const,
  }
  return (await (await fetch(`http://127.0.0.1:${port}/`, options)).json()) as Read
}

test.each([
  ['an object', '{"a":[1,"é€😀"]}', { a: [1, 'é€😀'] }],
  ['an array', '[1]', [1]],
  ['with a byte order mark', '\ufeff{"a":1}', { a: 1 }],
])('%s of a known length is read without Express', async (_what, text, body) => {
  expect(await read(text)).toEqual({ body, byExpress: false })
  expect(await read(text, { 'content-type': 'application/json; charset=utf-8' })).toEqual({ body, byExpress: false })
})

test.each(['{', '7', 'null', '"x"', 'undefined', '{"a":1}}'])('%s is refused, as Express refuses it', async text => {
  expect(await read(text)).toEqual({ status: 400, byExpress: false })
  expect(await read(text, { 'content-type': 'application/json; charset="utf-8"' })).toEqual({
    status: 400,
    byExpress: true,
  })
})

test('every other form is for Express', async () => {
  const stream = new Blob(['{"a":1}']).stream()
  expect(await read(stream)).toEqual({ body: { a: 1 }, byExpress: true })
  expect(await read('{}'.padEnd(MAX_BYTES + 1))).toEqual({ status: 413, byExpress: true })
  expect(await read('{}'.padEnd(MAX_BYTES))).toEqual({ body: {}, byExpress: false })
  expect(await read('{}', { 'content-encoding': 'gzip' })).toEqual({ status: 415, byExpress: true })
  expect(await read('{}', { 'content-type': 'application/json; charset=klingon' })).toEqual({
    status: 415,
    byExpress: true,
  })
  expect(await read('a=1', { 'content-type': 'application/x-www-form-urlencoded' })).toEqual({ byExpress: true })
})
