import net from 'node:net'
import { expect, test } from '@jest/globals'
import pg from 'pg'
import { testSettings } from '../../test/ask.js'
import { cloneTemplate } from '../../test/database.js'
import { until } from '../../test/until.js'
import { migrate } from './migrate.js'
import { startServer } from './server.js'
import { freePort } from '../platform/database/embedded-postgres.js'

const cloned = () => cloneTemplate(`starting_${process.env.JEST_WORKER_ID}`)

/** Opens a proxy to the database at this port. */
async function openAt(port: number, to: URL): Promise<net.Server> {
  const server = net.createServer(near => {
    const far = net.connect(Number(to.port), to.hostname)
    for (const end of [near, far]) end.on('error', () => undefined)
    near.pipe(far).pipe(near)
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return server
}

const isListening = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  )

async function answers(port: number): Promise<(string | number)[]> {
  const paths = ['/healthz', '/readyz', '/tenders']
  return Promise.all(paths.map(async path => (await fetch(`http://127.0.0.1:${port}${path}`)).status))
}

test('a process without a database is alive but not ready, and becomes ready when the database is available', async () => {
  const real = new URL(await cloned())
  const [port, databasePort] = [await freePort(), await freePort()]
  const databaseUrl = Object.assign(new URL(real), { hostname: '127.0.0.1', port: String(databasePort) }).href
  const overHttps = { environment: 'production', publicUrl: 'https://tenders.test' } as const
  const starting = startServer(testSettings({ ...overHttps, port, databaseUrl, worker: 'off' }))
  await until(() => isListening(port))
  expect(await answers(port)).toEqual([200, 503, 503])
  const told = await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST' })
  expect(told.headers.get('content-security-policy')).toMatch(
    /object-src 'none';base-uri 'none';frame-ancestors 'none'/,
  )
  expect(told.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
  expect(told.headers.get('x-content-type-options')).toBe('nosniff')
  expect([told.headers.get('retry-after'), ((await told.json()) as { message: string }).message]).toEqual([
    '2',
    'De server start op, of wacht op de database. Probeer het zo opnieuw.',
  ])
  const wire = await openAt(databasePort, real)
  const server = await starting
  try {
    expect(await answers(port)).toEqual([200, 200, 200])
  } finally {
    await server.stop()
    wire.close()
  }
})

test('a permanent error ends the start', async () => {
  const databaseUrl = Object.assign(new URL(await cloned()), { pathname: '/bestaat_niet' }).href
  await expect(startServer(testSettings({ port: await freePort(), databaseUrl, worker: 'off' }))).rejects.toThrow(
    /bestaat_niet/,
  )
})

test('a migration waits for a lock that another transaction holds', async () => {
  const url = await cloned()
  const [reader, operator] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })]
  for (const client of [reader, operator]) await client.connect()
  await reader.query('BEGIN; LOCK TABLE migrations IN ACCESS EXCLUSIVE MODE')
  const migrating = migrate(url)
  const waits = new Set<string>()
  // The second attempt starts after the timeout of the first.
  await until(async () => {
    const { rows } = await operator.query<{ wait: string }>(
      `SELECT pid || ' ' || query_start AS wait FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    for (const { wait } of rows) waits.add(wait)
    return waits.size > 1
  })
  await reader.query('ROLLBACK')
  for (const client of [reader, operator]) await client.end()
  await expect(migrating).resolves.toBeUndefined()
})

test('a migration whose connections are terminated continues with new ones', async () => {
  const url = await cloned()
  const [reader, operator] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })]
  for (const client of [reader, operator]) await client.connect()
  await reader.query('BEGIN; LOCK TABLE migrations IN ACCESS EXCLUSIVE MODE')
  const migrating = migrate(url)
  const others = `FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle in transaction'`
  const isWaiting = `SELECT 1 ${others} AND wait_event_type = 'Lock'`
  await until(async () => (await operator.query(isWaiting)).rows.length > 0)
  await operator.query(`SELECT pg_terminate_backend(pid) ${others}`)
  await reader.query('ROLLBACK')
  for (const client of [reader, operator]) await client.end()
  await expect(migrating).resolves.toBeUndefined()
})
