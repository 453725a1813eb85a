import http from 'node:http'
import { expect, test } from '@jest/globals'
import { ownDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { recordStatements } from '../../../test/statements.js'
import { testServer } from '../../../test/web-server.js'
import { tenderColumns } from './columns.js'
import { createDownload } from './download.js'
import { formats } from './formats.js'
import { tendersOf } from './rows.js'
import { createSlots, MAX_EXPORTS_PER_CALLER, MAX_EXPORTS_PER_PROCESS } from './slots.js'

const database = ownDatabase()
const db = () => database.manager
const server = testServer(database, { rateLimits: { visitor: 25, user: 1e6 }, trustProxyHops: 1 })

const manyTenders = (count: number) =>
  db().transaction(async tx => {
    await tx.query('SET LOCAL statement_timeout = 0')
    await tx.query(
      `INSERT INTO tenders (id, source, procedure_key, publication_id, title, organization, publication_date, status, content_hash, new_on)
     SELECT gen_random_uuid(), 'tenderned', 'k' || n, n::text, repeat('Tender ', 60), 'Gemeente', now() - n * interval '1 minute', 'Open', '', now()
     FROM generate_series(1, $1) n`,
      [count],
    )
  })

const download = async () =>
  createDownload({
    format: formats.csv,
    source: tendersOf(db(), { archived: false }, null),
    fileName: 'tenders.csv',
    title: 'Tenders',
    columns: tenderColumns,
    addresses: { home: '', self: '', ocdsPrefix: 'ocds-000000', page: () => '' },
  })

const isBatch = (statement: string) => statement.includes('AS MATERIALIZED') && statement.includes('tenders')

test('backpressure: an export reads rows as fast as its client takes them, and stops when the client stops', async () => {
  await manyTenders(6000)
  const record = recordStatements(database.source)
  const chunks = (await download()).chunks()
  const first = await record(() => chunks.next())
  expect(first.filter(isBatch).length).toBeGreaterThan(0)
  expect(first.filter(isBatch).length).toBeLessThan(4)
  const afterwards = await record(async () => {
    await chunks.return(undefined)
    await new Promise(resolve => setTimeout(resolve, 400))
  })
  expect(afterwards.filter(isBatch).length).toBeLessThanOrEqual(1)
})

test('a client that disconnects stops the statements and releases its export slot', async () => {
  await manyTenders(6000)
  const record = recordStatements(database.source)
  const goAway = () =>
    new Promise<void>((resolve, reject) => {
      const request = http.get(`${server.url}/api/export/tenders.csv`, { headers: from('192.0.2.1') }, response => {
        expect(response.statusCode).toBe(200)
        response.once('data', () => {
          request.destroy()
          resolve()
        })
      })
      request.on('error', reject)
    })
  const statements = await record(async () => {
    for (let time = 0; time <= MAX_EXPORTS_PER_CALLER; time++) {
      await goAway()
      await new Promise(resolve => setTimeout(resolve, 500))
    }
  })
  // Reading to the end would take thirteen batches each.
  expect(statements.filter(isBatch).length).toBeLessThan(13 * MAX_EXPORTS_PER_CALLER)
})

test('an error halfway breaks the connection, so that a partial file does not look complete', async () => {
  await manyTenders(4000)
  const chunks = (await download()).chunks()
  await chunks.next()
  await db().query('ALTER TABLE tenders RENAME TO elsewhere')
  try {
    await expect(
      (async () => {
        for await (const _ of chunks);
      })(),
    ).rejects.toThrow('tenders')
  } finally {
    await db().query('ALTER TABLE elsewhere RENAME TO tenders')
  }
})

/** The rate limit is counted per address. */
const from = (address: string) => ({ 'x-forwarded-for': address })

test('frames tell the web client after each part how many rows are done', async () => {
  await manyTenders(1200)
  const headers = { ...from('192.0.2.2'), accept: 'application/vnd.greenrock.frames' }
  const reply = await fetch(`${server.url}/api/export/tenders.csv`, { headers })
  expect(reply.headers.get('x-total-count')).toBe('1200')
  const framed = Buffer.from(await reply.arrayBuffer())
  const done: number[] = []
  const parts: Buffer[] = []
  for (let at = 0; at < framed.length; ) {
    done.push(framed.readUInt32BE(at))
    const length = framed.readUInt32BE(at + 4)
    parts.push(framed.subarray(at + 8, at + 8 + length))
    at += 8 + length
  }
  expect(done.length).toBeGreaterThan(2)
  expect(done).toEqual(done.toSorted((one, other) => one - other))
  expect(done.at(-1)).toBe(1200)
  const plain = await fetch(`${server.url}/api/export/tenders.csv`, { headers: from('192.0.2.3') })
  expect(Buffer.concat(parts).equals(Buffer.from(await plain.arrayBuffer()))).toBe(true)
})

test('an export costs one point per thousand rows, and is refused when the caller has fewer points left', async () => {
  await manyTenders(6000)
  const ask = () => fetch(`${server.url}/api/export/tenders.csv`, { headers: from('192.0.2.4'), method: 'HEAD' })
  // Each export costs six or seven of the 25 points.
  expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([200, 200, 200])
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('an error before the first part gets an error response', async () => {
  await aTender(db())
  await db().query('ALTER TABLE tender_counters RENAME TO elsewhere')
  try {
    const reply = await fetch(`${server.url}/api/export/tenders.csv?showBookmarked=popular`, {
      headers: from('192.0.2.5'),
    })
    expect(reply.status).toBe(500)
    expect(await reply.json()).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' })
  } finally {
    await db().query('ALTER TABLE elsewhere RENAME TO tender_counters')
  }
})

test('bulkhead: the number of simultaneous exports is limited, per caller and in total', () => {
  const take = createSlots()
  const own = Array.from({ length: MAX_EXPORTS_PER_CALLER }, () => take('sanne'))
  expect(() => take('sanne')).toThrow('Er lopen al 2 exports van jou. Wacht tot er een klaar is.')
  own[0]!()
  take('sanne')
  for (let other = MAX_EXPORTS_PER_CALLER; other < MAX_EXPORTS_PER_PROCESS; other++) take(`ander ${other}`)
  expect(() => take('nog een')).toThrow('Er worden nu te veel exports gemaakt. Probeer het zo weer.')
})
