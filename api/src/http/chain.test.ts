import { expect, test } from '@jest/globals'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import { chain } from './chain.js'
import { messages } from './messages.js'

const tellWhereItIs: RequestHandler = (request, response) =>
  void response.json({ ip: request.ip, path: request.originalUrl, base: request.baseUrl, isOwn: response.app === app })
const fails: RequestHandler = () => {
  throw new Error('no')
}
const tellError: ErrorRequestHandler = (error: Error, _request, response, _next) =>
  void response.status(500).json({ error: error.message })

const app = express()
app.set('trust proxy', 1)

async function asked(options: Partial<typeof messages>, ...handlers: RequestHandler[]): Promise<unknown> {
  const server = http.createServer(options, chain(app, '/door', handlers, tellError))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const headers = { 'x-forwarded-for': '192.0.2.7', connection: 'close' }
  const response = await fetch(`http://127.0.0.1:${port}/door?a=b`, { headers })
  await new Promise(resolve => server.close(resolve))
  return response.json()
}

test.each([
  ['has the prototypes of Express from the beginning', messages],
  ['is one of Node, which gets them', {}],
] as const)('handlers of Express run for a request that %s', async (_which, options) => {
  const here = { ip: '192.0.2.7', path: '/door?a=b', base: '/door', isOwn: true }
  expect(await asked(options, (_request, _response, next) => next(), tellWhereItIs)).toEqual(here)
  expect(await asked(options, fails)).toEqual({ error: 'no' })
})

test('a server of these makes no other prototypes for a request', async () => {
  let before: unknown
  let after: unknown
  const server = http.createServer(messages, (request, response) => {
    before = Object.getPrototypeOf(request)
    chain(app, '/door', [tellWhereItIs], tellError)(request, response)
    after = Object.getPrototypeOf(request)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await fetch(`http://127.0.0.1:${port}/door`, { headers: { connection: 'close' } })
  await new Promise(resolve => server.close(resolve))
  expect(after).toBe(before)
})
