import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { ownDatabase } from '../../../test/database.js'
import { settled } from '../../../test/settled.js'

const database = ownDatabase()

const ROWS = 100_000
/** Enough for a few batches and chunks. Holding all rows at once takes a hundred megabytes and more. */
const MOST_MEGABYTES = 30

interface Measured {
  readonly format: string
  readonly held: number
  readonly looks: number
}

test(`exporting ${ROWS} rows takes constant memory`, async () => {
  await manyTenders()
  await settled(database.manager)
  const env = { ...process.env, DATABASE_URL: database.url }
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', 'api/test/export-memory.mjs'], { env })
  process.stderr.write(stdout)
  const measured = stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Measured)
  expect(measured.map(({ format }) => format)).toEqual(['xlsx', 'csv', 'ocds', 'changes'])
  for (const { held, looks } of measured) {
    expect(held).toBeLessThan(MOST_MEGABYTES)
    expect(looks).toBeGreaterThan(2)
  }
}, 900_000)

const manyTenders = () =>
  database.manager.transaction(async tx => {
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
