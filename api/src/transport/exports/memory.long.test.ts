import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import v8 from 'node:v8'
import vm from 'node:vm'
import { expect, test } from '@jest/globals'
import { ownDatabase } from '../../../test/database.js'
import { settled } from '../../../test/settled.js'
import { tenderColumns } from './columns.js'
import { createChangesDownload } from './changes.js'
import { createDownload, type Download } from './download.js'
import { formats } from './formats.js'
import { tendersOf } from './rows.js'

const database = ownDatabase()
const db = () => database.manager

const isLong = process.env.TEST_LONG === '1'
const ROWS = isLong ? 100_000 : 4000
/** Enough for a few batches and chunks. Holding all rows at once takes a hundred megabytes and more. */
const MOST_MEGABYTES = 30

v8.setFlagsFromString('--expose-gc')
const collectGarbage = vm.runInNewContext('gc') as () => void

test(
  `exporting ${ROWS} rows takes constant memory`,
  async () => {
    await manyTenders()
    for (const ending of ['xlsx', 'csv', 'ocds'] as const) {
      const { sent, held } = await measured(ending)
      process.stderr.write(`${ROWS} rows as ${ending}: ${sent} kB sent, at most ${held} MB held\n`)
      expect(held).toBeLessThan(MOST_MEGABYTES)
    }
    await settled(db())
    const { sent, held } = await measuredOf(await createChangesDownload(db(), null, async tenders => tenders))
    process.stderr.write(`${ROWS} rows as changes: ${sent} kB sent, at most ${held} MB held\n`)
    expect(held).toBeLessThan(MOST_MEGABYTES)
  },
  isLong ? 900_000 : 120_000,
)

const manyTenders = () =>
  db().transaction(async tx => {
    await tx.query('SET LOCAL statement_timeout = 0')
    await tx.query(
      `INSERT INTO tenders (id, source, procedure_key, publication_id, title, summary, organization, publication_date, status, content_hash, new_on, tender_type)
       SELECT gen_random_uuid(), 'tenderned', 'k' || n, n::text, 'Onderhoud ' || md5(n::text), repeat(md5(n::text), 6), 'Gemeente',
         now() - n * interval '1 minute', 'Open', '', now(), 'eu_procurement'
       FROM generate_series(1, $1) n`,
      [ROWS],
    )
    // Without statistics the planner may read all rows for each batch, until autovacuum runs.
    await tx.query('ANALYZE tenders')
  })

const measured = async (ending: 'xlsx' | 'csv' | 'ocds') =>
  measuredOf(
    await createDownload({
      format: formats[ending],
      source: tendersOf(db(), { archived: false }, null),
      fileName: 'tenders',
      title: 'Tenders',
      columns: tenderColumns,
      addresses: { home: 'https://x.test/', self: 'https://x.test/', ocdsPrefix: 'ocds-000000', page: () => '' },
    }),
  )

/** The most memory held above the start, sampled five times only, because each garbage collection of a test worker takes a second. */
async function measuredOf(download: Download) {
  const before = heldBytes()
  let held = 0
  let sent = 0
  let looked = 0
  const reader = new Writable({
    objectMode: true,
    highWaterMark: 1,
    write({ bytes, rowsDone }: { bytes: Buffer; rowsDone: number }, _encoding, done) {
      sent += bytes.length
      if (rowsDone - looked >= ROWS / 5) {
        looked = rowsDone
        held = Math.max(held, heldBytes() - before)
      }
      done()
    },
  })
  await pipeline(download.chunks(), reader)
  expect(looked).toBeGreaterThan(ROWS / 2)
  return { sent: Math.round(sent / 1000), held: Math.round(held / 1e6) }
}

/** Heap objects, and buffers outside the heap. */
function heldBytes(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
