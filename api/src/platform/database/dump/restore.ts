import { once } from 'node:events'
import { pipeline, type Readable, type Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import split from 'split2'
import { copyOf, END_OF_ROWS, isSequenceLine, LAST_LINE, versionLine } from './format.js'
import { migrationsOf } from './migrations-of.js'
import { tablesInOrder } from './tables.js'

/** Tells the operator why a file is not restored. */
export class DumpError extends Error {}

/**
 * Fills a migrated database that nobody has used yet, in one transaction, so that an incomplete file leaves nothing behind.
 * @throws DumpError when the dump is incomplete or made with other migrations, or when the database is in use
 */
export async function restore(url: string, dumped: Readable): Promise<void> {
  const db = new pg.Client({ connectionString: url, options: '-c statement_timeout=0' })
  await db.connect()
  try {
    await db.query('BEGIN')
    await fill(db, dumped)
    await db.query('COMMIT')
    await db.query('ANALYZE')
  } finally {
    // Without its COMMIT the transaction leaves nothing behind.
    await db.end()
  }
}

async function fill(db: pg.Client, dumped: Readable): Promise<void> {
  const tables = await tablesInOrder(db)
  const names = tables.map(({ name }) => name)
  await db.query(`LOCK TABLE ${names.join(', ')} IN ACCESS EXCLUSIVE MODE`)
  const { rowCount } = await db.query('SELECT FROM tenders UNION ALL SELECT FROM app_users LIMIT 1')
  if (rowCount) throw new DumpError('This database is in use. Restore into a new one: nothing is overwritten.')
  const version = versionLine(await migrationsOf(db))
  // No triggers during the restore, because the dump contains what they compute, such as counts.
  for (const name of names) await db.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  await db.query(`TRUNCATE ${names.join(', ')}`)
  await read(
    db,
    pipeline(dumped, split('\n'), ignore),
    version,
    new Set(tables.map(table => copyOf(table, 'FROM stdin'))),
  )
  for (const name of names) await db.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
}

/** Runs only statements that our own dumps contain, whatever the file holds. */
async function read(db: pg.Client, lines: AsyncIterable<string>, version: string, copies: ReadonlySet<string>) {
  let last: string | null = null
  let rows: Writable | null = null
  for await (const line of lines) {
    if (last === null && line !== version) throw otherVersion(line)
    last = line
    if (rows && line === END_OF_ROWS) {
      rows.end()
      await finished(rows)
      rows = null
    } else if (rows) {
      if (rows.errored) throw rows.errored
      if (!rows.write(`${line}\n`)) await once(rows, 'drain')
    } else if (copies.has(line.slice(0, -1))) {
      rows = db.query(copyFrom(line.slice(0, -1)))
      // The error is thrown where the rows are read; without this listener it would end the process.
      rows.on('error', ignore)
    } else if (isSequenceLine(line)) await db.query(line)
    else if (line !== version && line !== LAST_LINE)
      throw new DumpError(`This is no line of a dump: ${line.slice(0, 80)}`)
  }
  if (last !== LAST_LINE) throw new DumpError('This dump is not whole: its last line is missing.')
}

/** Destroys the last stream on an error in any of them, so that its reader gets the error. */
const ignore = () => {}

const otherVersion = (line: string) =>
  new DumpError(
    line.startsWith(versionLine(''))
      ? 'This dump is of another version. Restore it with the version that made it, and start the new one after that.'
      : 'This is no dump of GreenRock Tenders.',
  )
