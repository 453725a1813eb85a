import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { DataSource } from 'typeorm'
import { seedCategories } from '../tenders/catalogue/category.service.js'
import { seedCoordinates } from '../tenders/catalogue/place-coordinates.service.js'
import { createDataSource } from './data-source.js'
import { isOutage, tookTooLong } from '../platform/database/outage.js'
import { log } from '../platform/log.js'
import { beginVersions } from '../tenders/versions/begin-versions.js'
import { timeLimits } from '../platform/time-limits.js'

const MIGRATION_LOCK = 4_107_001

/**
 * Runs migrations and seeds. Race condition: an advisory lock serialises processes that start at the same time.
 * @throws Error with a sentence for a database that this version cannot migrate
 */
export async function migrate(url: string): Promise<void> {
  for (;;) {
    try {
      return await migrateOnce(url)
    } catch (error) {
      if (!willPass(error)) throw error
      log.warn({ error }, 'the migrations are tried again')
      await pause(timeLimits.migrationRetry.ms)
    }
  }
}

/** Temporary errors: another process's lock, which will be released, or a lost connection. Migrations are transactional, so they can be retried. */
const willPass = (error: unknown) => isOutage(error) && !tookTooLong(error)

async function migrateOnce(url: string): Promise<void> {
  const turn = new pg.Client({ connectionString: url })
  // pg reports a lost connection twice: by the failing query, and by this event, which would end the process.
  turn.on('error', error => log.warn({ error }, 'the connection of the migrations was lost'))
  await turn.connect()
  try {
    await turn.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    const source = await createDataSource(url, { poolSize: 2 }).initialize()
    try {
      await refuseOlder(source)
      await source.runMigrations()
      await refuseIncomplete(source)
      await seedCategories(source.manager)
      await seedCoordinates(source.manager)
      await beginVersions(source.manager)
    } finally {
      await source.destroy()
    }
  } finally {
    await turn.end()
  }
}

const startAnew = 'Start with an empty one: another DATA_DIR or DATABASE_URL.'

/** The migrations before 0.1.0 were squashed into one, which cannot upgrade a database that ran them. */
async function refuseOlder(source: DataSource): Promise<void> {
  const [{ exists }] = await source.query<[{ exists: boolean }]>(
    "SELECT to_regclass('migrations') IS NOT NULL AS exists",
  )
  if (!exists) return
  const done = await source.query<{ name: string }[]>('SELECT name FROM migrations')
  const known = new Set(source.migrations.map(({ name, constructor }) => name ?? constructor.name))
  const unknown = done.find(({ name }) => !known.has(name))
  if (unknown) throw new Error(`the database was made by another version (${unknown.name}). ${startAnew}`)
}

/** The first migration was edited until 0.1.0, so a database from before has run it but lacks columns. */
async function refuseIncomplete(source: DataSource): Promise<void> {
  const rows = await source.query<{ name: string }[]>(
    "SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = current_schema()",
  )
  const stored = new Set(rows.map(({ name }) => name))
  const missing = source.entityMetadatas
    .flatMap(({ tableName, columns }) => columns.map(({ databaseName }) => `${tableName}.${databaseName}`))
    .find(name => !stored.has(name))
  if (missing) throw new Error(`the database was made by a version before 0.1.0 and lacks ${missing}. ${startAnew}`)
}
