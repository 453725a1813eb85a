import { Readable } from 'node:stream'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { copyOf, END_OF_ROWS, LAST_LINE, sequenceLine, versionLine } from './format.js'
import { migrationsOf } from './migrations-of.js'
import { tablesInOrder } from './tables.js'

/** Writes all data of the database as of one moment, in constant memory. The job queue is left out, because it is created anew. */
export const dump = (url: string): Readable => Readable.from(parts(url))

async function* parts(url: string): AsyncGenerator<string | Buffer> {
  const db = new pg.Client({ connectionString: url, options: '-c statement_timeout=0' })
  await db.connect()
  try {
    // Snapshot isolation: every table is read as of the same moment while others write.
    await db.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    yield `${versionLine(await migrationsOf(db))}\n`
    for (const table of await tablesInOrder(db)) {
      yield `${copyOf(table, 'FROM stdin')};\n`
      yield* db.query(copyTo(copyOf(table, 'TO STDOUT')))
      yield `${END_OF_ROWS}\n`
    }
    for (const { name, value } of await sequences(db)) yield `${sequenceLine(name, value)}\n`
    yield `${LAST_LINE}\n`
  } finally {
    await db.end()
  }
}

async function sequences(db: pg.ClientBase) {
  const { rows } = await db.query<{ name: string; value: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  )
  return rows
}
