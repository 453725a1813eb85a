import pg from 'pg'
import { cube } from '../src/migrations/start/tenders.js'

/** Tables with rows of a tender, and which of their columns hold an id that every copy has anew. */
const copied: Readonly<Record<string, readonly string[]>> = {
  tenders: ['id', 'copy_of'],
  tender_search: ['tender_id'],
  tender_counters: ['tender_id'],
  tender_versions: ['tender_id'],
  tender_categories: ['id', 'tender_id'],
  notices: ['tender_id'],
}
/** What else differs, so that keys stay unique and dates spread. */
const shifted: Readonly<Record<string, string>> = {
  publication_id: "publication_id || '-' || n",
  procedure_key: "procedure_key || '-' || n",
  publication_date: `publication_date - n * interval '17 minutes'`,
  closing_date: `closing_date - n * interval '17 minutes'`,
  public_bookmark_count: '0',
}

/**
 * Multiplies the stored tenders in SQL: so many times as many. Triggers do not run: the search index is copied as it is, and
 * the cube is counted anew by the statement of its own trigger. Indexes are built at the end, which is faster.
 */
export async function multiply(url: string, times: number): Promise<void> {
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  try {
    if (times > 1) {
      await db.query(`SET session_replication_role = replica; SET maintenance_work_mem = '1GB'`)
      const indexes = await dropIndexes(db)
      await db.query('CREATE TEMPORARY TABLE originals AS SELECT id AS original_id FROM tenders; ANALYZE originals')
      for (const [table, ids] of Object.entries(copied)) await db.query(await copySql(db, table, ids), [times - 1])
      for (const definition of indexes) await db.query(definition)
      await db.query('TRUNCATE tender_cube')
      await db.query(cube.inserted.replace('FROM new_rows', 'FROM tenders'))
    }
  } finally {
    await db.end()
  }
}

/** On a connection of its own, which has no time limit. */
export async function vacuum(url: string): Promise<void> {
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  await db.query('VACUUM (ANALYZE)')
  await db.end()
}

async function copySql(db: pg.Client, table: string, ids: readonly string[]): Promise<string> {
  const { rows } = await db.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  const valueOf = (name: string) => (ids.includes(name) ? `md5(${name}::text || n)::uuid` : (shifted[name] ?? name))
  return `INSERT INTO ${table} (${names.join(', ')}) SELECT ${names.map(valueOf).join(', ')}
    FROM ${table} JOIN originals ON original_id = ${table === 'tenders' ? 'id' : 'tender_id'}
    CROSS JOIN generate_series(1, $1::int) AS n`
}

/** @returns the definitions of the indexes that were dropped; those of keys stay */
async function dropIndexes(db: pg.Client): Promise<readonly string[]> {
  const { rows } = await db.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
     WHERE i.indrelid = ANY ($1::regclass[]) AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
    [Object.keys(copied)],
  )
  if (rows.length > 0) await db.query(`DROP INDEX ${rows.map(({ name }) => name).join(', ')}`)
  return rows.map(({ definition }) => definition)
}
