import http from 'node:http'
import { describe, expect, jest, test } from '@jest/globals'
import { v7 as uuid } from 'uuid'
import { testDatabase } from '../../../test/database.js'
import { Person, testServer } from '../../../test/web-server.js'
import { ScraperRun } from '../../ingest/harvest/run.entity.js'
import { RunStatus } from '../../reference/tender-values.js'

const TOKEN = 'a token of sixteen or more'
const database = testDatabase()
const server = testServer(database, { metricsToken: TOKEN })
const behindProxy = testServer(database, { metricsToken: TOKEN, trustProxyHops: 1 })
const withoutToken = testServer(database, { trustProxyHops: 1 })
const person = new Person(() => server.url)

const scrape = async () => (await person.ask('/metrics')).text

/** The value of one sample, by its name and labels in any order. */
function valueOf(text: string, name: string, labels: Readonly<Record<string, string>> = {}): number | undefined {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  const line = text.split('\n').find(one => one.startsWith(name) && wanted.every(label => one.includes(label)))
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ') + 1))
}

const ask = (query: string) =>
  person.ask('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ query }),
  })

describe('the metrics', () => {
  test('say of each replica whether it serves, and how far it is behind', async () => {
    jest.spyOn(database.source.replicas, 'states').mockReturnValueOnce([
      { replica: 'db2:5432', isServing: true, lagSeconds: 0.2 },
      { replica: 'db3:5432', isServing: false, lagSeconds: null },
    ])
    const text = await scrape()
    const of = (name: string) =>
      ['db2:5432', 'db3:5432'].map(replica => valueOf(text, `greenrock_${name}`, { replica }))
    expect([of('replica_serving'), of('replica_lag_seconds')]).toEqual([
      [1, 0],
      [0.2, Number.NaN],
    ])
  })

  test('count requests by entry point, operation and class of status, including unknown operations', async () => {
    await ask('{ again: tenders { totalCount } }')
    await ask('{ nonsense }')
    await person.ask('/api/public-tenders')
    await person.ask('/api/auth/users')
    await person.ask('/api/nowhere')
    const text = await scrape()
    const requests = 'greenrock_request_duration_seconds_count'
    expect(valueOf(text, requests, { door: 'graphql', operation: 'tenders', status: '2xx' })).toBe(1)
    expect(valueOf(text, requests, { door: 'graphql', operation: 'none', status: '4xx' })).toBe(1)
    expect(valueOf(text, requests, { door: 'api', operation: 'tenders', status: '2xx' })).toBe(1)
    expect(valueOf(text, requests, { door: 'api', operation: 'users', status: '4xx' })).toBe(1)
    expect(valueOf(text, requests, { door: 'api', operation: 'none', status: '4xx' })).toBe(1)
  })

  test('show the process, the connections, the sockets and the queue', async () => {
    await database.source.query(`SELECT graphile_worker.add_job('refresh')`)
    const text = await scrape()
    expect(valueOf(text, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0)
    expect(valueOf(text, 'greenrock_database_up')).toBe(1)
    expect(valueOf(text, 'greenrock_database_connections', { state: 'idle' })).toBeGreaterThan(0)
    expect(valueOf(text, 'greenrock_sockets')).toBe(0)
    expect(valueOf(text, 'greenrock_queue_tasks', { task: 'refresh', state: 'waiting' })).toBe(1)
    await database.source.query(`SELECT graphile_worker.complete_jobs(array(SELECT id FROM graphile_worker.jobs))`)
    expect(valueOf(await scrape(), 'greenrock_queue_tasks', { task: 'refresh' })).toBeUndefined()
  })

  test('show the last run of each source', async () => {
    const run = (startedAt: string, values: Partial<ScraperRun>) =>
      database.manager.insert(ScraperRun, {
        id: uuid(),
        source: 'ted',
        status: RunStatus.SUCCESS,
        startedAt: new Date(startedAt),
        completedAt: new Date(Date.parse(startedAt) + 4000),
        ...values,
      })
    await run('2026-11-21T08:00:00Z', { itemsFound: 9 })
    await run('2026-11-22T08:00:00Z', { itemsFound: 40, itemsAdded: 3, status: RunStatus.SUSPECT })
    const text = await scrape()
    expect(valueOf(text, 'greenrock_source_run_items', { source: 'ted', kind: 'found' })).toBe(40)
    expect(valueOf(text, 'greenrock_source_run_items', { source: 'ted', kind: 'added' })).toBe(3)
    expect(valueOf(text, 'greenrock_source_run_status', { source: 'ted', status: 'suspect' })).toBe(1)
    expect(valueOf(text, 'greenrock_source_run_status', { source: 'ted', status: 'success' })).toBe(0)
    expect(valueOf(text, 'greenrock_source_run_started_timestamp_seconds', { source: 'ted' })).toBe(
      Date.parse('2026-11-22T08:00:00Z') / 1000,
    )
    expect(valueOf(text, 'greenrock_source_run_duration_seconds', { source: 'ted' })).toBe(4)
  })
})

describe('access to the metrics', () => {
  const statusOf = (url: string, headers: http.OutgoingHttpHeaders = {}) =>
    new Promise<number>((resolve, reject) => {
      http
        .get(`${url}/metrics`, { headers }, answer => {
          answer.resume()
          resolve(answer.statusCode!)
        })
        .on('error', reject)
    })

  test('is allowed from this machine, unless a proxy forwards the request', async () => {
    expect(await statusOf(server.url)).toBe(200)
    expect(await statusOf(server.url, { 'x-forwarded-for': '203.0.113.9' })).toBe(403)
    expect(await statusOf(server.url, { forwarded: 'for=203.0.113.9' })).toBe(403)
    expect(await statusOf(behindProxy.url)).toBe(403)
  })

  test('is allowed from anywhere with the token', async () => {
    expect(await statusOf(behindProxy.url, { authorization: `Bearer ${TOKEN}` })).toBe(200)
    for (const authorization of [TOKEN, `Bearer ${TOKEN}x`, 'Bearer ', 'Bearer undefined'])
      expect(await statusOf(behindProxy.url, { authorization })).toBe(403)
    for (const authorization of ['Bearer ', 'Bearer undefined'])
      expect(await statusOf(withoutToken.url, { authorization })).toBe(403)
  })
})
