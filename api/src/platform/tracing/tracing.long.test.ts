import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { testDatabase } from '../../../test/database.js'
import { type RunningProcess, startProcess } from '../../../test/process.js'
import { until } from '../../../test/until.js'

const database = testDatabase()

interface Sent {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly scope: { readonly name: string }; readonly spans: readonly SentSpan[] }[]
  }[]
}
interface SentSpan {
  readonly name: string
  readonly traceId: string
}

/** A minimal collector of OTLP in JSON. */
const received: { json: string; span: SentSpan; library: string }[] = []
const collector = http.createServer((request, response) => void collect(request, response))

async function collect(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  for (const { scopeSpans } of (JSON.parse(await text(request)) as Sent).resourceSpans)
    for (const { scope, spans } of scopeSpans)
      for (const span of spans) received.push({ json: JSON.stringify(span), span, library: scope.name })
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
}

let directory = ''
let running: RunningProcess | undefined
beforeAll(async () => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-tracing-'))
  await new Promise<void>(resolve => collector.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await running?.kill()
  await new Promise(resolve => collector.close(resolve))
  fs.rmSync(directory, { recursive: true, force: true })
})

test('a request is one trace from HTTP to the database, without search terms or personal data', async () => {
  running = startProcess('api/dist/src/processes/serve.js', {
    DATABASE_URL: database.url,
    DATABASE_POOL_SIZE: '2',
    DATA_DIR: directory,
    PORT: '0',
    NODE_ENV: 'test',
    WORKER: 'off',
    SOURCES: 'samples',
    SESSION_SECRET: 'a secret of the tests and of nothing else',
    LOG_LEVEL: 'error',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_BSP_SCHEDULE_DELAY: '200',
  })
  const [, url] = /serves: (\S+)/.exec(await running.until(/serves: \S+/)) ?? []
  const query = 'query Geheim { tenders(filter: { search: "vertrouwelijk" }) { nodes { title } } }'
  await fetch(`${url}/graphql?ticket=vertrouwelijk`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url!, 'user-agent': 'nieuwsgierig' },
    body: JSON.stringify({ query }),
  })
  const isOf = (library: string) => (one: { library: string }) =>
    one.library === `@opentelemetry/instrumentation-${library}`
  // The span of the request ends last.
  const requested = () => received.find(isOf('http'))?.span.traceId
  await until(() => requested() !== undefined)
  const libraries = new Set(received.filter(({ span }) => span.traceId === requested()).map(({ library }) => library))
  expect([...libraries].map(name => name.replace('@opentelemetry/instrumentation-', '')).toSorted()).toEqual([
    'graphql',
    'http',
    'pg',
  ])
  expect(received.find(({ span }) => span.name === 'query Geheim')).toBeDefined()
  const telling = /vertrouwelijk|nieuwsgierig|::ffff:127/
  expect(received.map(({ json }) => json).filter(json => telling.test(json))).toEqual([])
})
