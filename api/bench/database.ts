import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.js'
import { startProduct } from './contender.js'
import { fill, monday } from './dataset.js'

const KEPT = path.resolve('.data/bench/postgres')

/** A PostgreSQL server for benchmarks, which keeps its databases for a week. */
export async function benchDatabase(say: (line: string) => void) {
  const postgres = await startEmbeddedPostgres({ dataDirectory: KEPT, unsafeButFast: true })
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  const urlOf = (name: string) => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href
  const week = `w${monday.toISOString().slice(0, 10).replaceAll('-', '')}`
  const { rows } = await admin.query<{ datname: string }>(`SELECT datname FROM pg_database WHERE datname ~ '^w\\d{8}_'`)
  const names = rows.map(({ datname }) => datname)
  for (const name of names) if (!name.startsWith(week)) await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)

  async function migrated(name: string, checkout: string): Promise<string> {
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await admin.query(`CREATE DATABASE ${name}`)
    const product = await startProduct('migrations', checkout, urlOf(name))
    product.stop()
    return urlOf(name)
  }

  /** A database with this many tenders, migrated by a built checkout. Read-only, because the next run reuses it. */
  async function filled(count: number, checkout = process.cwd()): Promise<string> {
    const name = `${week}_${count}_${hashOf(checkout)}`
    if (names.includes(name)) return urlOf(name)
    const began = performance.now()
    say(`Filling a database with ${count} tenders, by the migrations of ${checkout} …`)
    await fill(await migrated('filling', checkout), count)
    await admin.query(`ALTER DATABASE filling RENAME TO ${name}`)
    names.push(name)
    say(`Filled in ${Math.round((performance.now() - began) / 1000)} s.`)
    return urlOf(name)
  }

  return {
    filled,
    empty: () => migrated('empty', process.cwd()),
    /** A writable copy of a filled database. */
    async copyOf(count: number): Promise<string> {
      const name = new URL(await filled(count)).pathname.slice(1)
      await admin.query('DROP DATABASE IF EXISTS written WITH (FORCE)')
      await admin.query(`CREATE DATABASE written TEMPLATE ${name}`)
      return urlOf('written')
    },
    async stop(): Promise<void> {
      await admin.end()
      await postgres.stop()
    },
  }
}

/** A hash of the code that generates rows and tables: other code needs another database. */
function hashOf(checkout: string): string {
  const hash = crypto.createHash('sha256').update(fs.readFileSync('api/bench/dataset.ts'))
  const folder = path.join(checkout, 'api/dist/src/processes/migrations')
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
    if (name.endsWith('.js')) hash.update(fs.readFileSync(path.join(folder, name)))
  return hash.digest('hex').slice(0, 12)
}
