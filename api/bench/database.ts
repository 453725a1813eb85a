import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { createDataSource } from '../src/data-source.js'
import { startEmbeddedPostgres } from '../src/database/embedded-postgres.js'
import { migrate } from '../src/migrate.js'
import { fillDatabase } from './dataset.js'

const KEPT = path.resolve('.data/bench')
/** What the loaded rows are made by: a change of any of these loads them anew. */
const MADE_BY = [
  'api/src/migrations/start',
  ...['data.ts', 'dataset.ts', 'multiply.ts'].map(file => path.join('api/bench', file)),
]

export interface BenchDatabase {
  /** A database with so many tenders, filled before when it was; nobody may write tenders into it. */
  filled(count: number): Promise<string>
  /** A copy of it to write into. */
  copyOf(count: number): Promise<string>
  /** A migrated database without tenders. */
  empty(): Promise<string>
  stop(): Promise<void>
}

/**
 * A PostgreSQL server for benchmarks. Cache: it keeps the databases that were filled, under a hash of what filled them; and the
 * month, because tenders that were open when they were made close as time goes by.
 */
export async function benchDatabase(say: (line: string) => void): Promise<BenchDatabase> {
  const name = hashOf(MADE_BY)
  for (const other of fs.existsSync(KEPT) ? fs.readdirSync(KEPT) : [])
    if (other !== name) fs.rmSync(path.join(KEPT, other), { recursive: true, force: true })
  const postgres = await startEmbeddedPostgres({ dataDirectory: path.join(KEPT, name), unsafeButFast: true })
  const urlOf = (database: string) => Object.assign(new URL(postgres.url), { pathname: `/${database}` }).href

  const bench: BenchDatabase = {
    async filled(count) {
      const database = `tenders_${count}`
      if (!(await exists(postgres.url, database))) {
        await onServer(postgres.url, `DROP DATABASE IF EXISTS filling`, 'CREATE DATABASE filling')
        await fill(urlOf('filling'), count, say)
        await onServer(postgres.url, `ALTER DATABASE filling RENAME TO ${database}`)
      }
      // One that was kept may be older than the newest migration.
      await migrate(urlOf(database))
      return urlOf(database)
    },
    async empty() {
      await onServer(postgres.url, 'DROP DATABASE IF EXISTS empty WITH (FORCE)', 'CREATE DATABASE empty')
      await migrate(urlOf('empty'))
      return urlOf('empty')
    },
    async copyOf(count) {
      await bench.filled(count)
      await onServer(
        postgres.url,
        'DROP DATABASE IF EXISTS written WITH (FORCE)',
        `CREATE DATABASE written TEMPLATE tenders_${count}`,
      )
      return urlOf('written')
    },
    stop: () => postgres.stop(),
  }
  return bench
}

async function fill(url: string, count: number, say: (line: string) => void): Promise<void> {
  const began = performance.now()
  say(`Filling a database with ${count} tenders …`)
  await migrate(url)
  const source = await createDataSource(url, 4).initialize()
  await fillDatabase(source, url, count)
  await source.destroy()
  say(`Filled in ${Math.round((performance.now() - began) / 1000)} s; it is kept in ${KEPT}.`)
}

async function exists(url: string, database: string): Promise<boolean> {
  const [found] = await onServer(url, `SELECT count(*)::int AS n FROM pg_database WHERE datname = '${database}'`)
  return (found!.rows as { n: number }[])[0]!.n > 0
}

async function onServer(url: string, ...statements: string[]): Promise<pg.QueryResult[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const results = []
    for (const statement of statements) results.push(await client.query(statement))
    return results
  } finally {
    await client.end()
  }
}

function hashOf(places: readonly string[]): string {
  const hash = crypto.createHash('sha256').update(new Date().toISOString().slice(0, 7))
  for (const place of places)
    for (const file of fs.statSync(place).isFile() ? [place] : filesIn(place)) hash.update(fs.readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

const filesIn = (folder: string) =>
  fs
    .readdirSync(folder)
    .toSorted()
    .map(name => path.join(folder, name))
