import { once } from 'node:events'
import fs from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import express from 'express'
import { graphiql } from './web-client.js'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'graphiql-'))
let server: Server
const ask = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/graphiql`)

beforeAll(async () => {
  server = express().use('/graphiql', graphiql(folder)).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
  fs.rmSync(folder, { recursive: true })
})

test('GraphiQL asks to come back until it is built, and is there afterwards without a restart', async () => {
  const early = await ask()
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await early.text()).toBe('GraphiQL wordt nog gebouwd. Probeer het over een halve minuut opnieuw.')

  fs.writeFileSync(path.join(folder, 'index.html'), '<title>GraphiQL</title>')
  const later = await ask()
  expect(later.status).toBe(200)
  expect(later.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await later.text()).toBe('<title>GraphiQL</title>')
})
