import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import pg from 'pg'
import type { DataSource, EntityManager } from 'typeorm'
import { createDataSource } from '../src/data-source.js'

const templateUrl = () => process.env.TEST_POSTGRES_URL!

export function urlOf(database: string): string {
  const url = new URL(templateUrl())
  url.pathname = `/${database}`
  return url.href
}

/** Creates a copy of the migrated template database; drops an existing one of this name. */
export async function cloneTemplate(name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: urlOf('postgres') })
  await admin.connect()
  try {
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    // Race condition: PostgreSQL refuses to copy a template that another session is copying, so workers take turns.
    await admin.query('SELECT pg_advisory_lock(1)')
    await admin.query(`CREATE DATABASE ${name} TEMPLATE template`)
  } finally {
    await admin.end()
  }
  return urlOf(name)
}

export interface TestDatabase {
  readonly manager: EntityManager
  readonly source: DataSource
  readonly url: string
}

/** Reference data and bookkeeping, which migrations and triggers fill. */
const KEPT = ['categories', 'migrations', 'search_parts', 'tender_changes']

/**
 * Empties all other tables. Without triggers and foreign keys, and by DELETE: TRUNCATE makes new files for each table and
 * index, which took a quarter of the time of all tests.
 */
export async function empty(source: DataSource): Promise<void> {
  const tables = await source.query<{ name: string }[]>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1)`,
    [KEPT],
  )
  const deletions = tables.map(({ name }) => `DELETE FROM ${name}`)
  await source.query(
    `SET session_replication_role = replica; ${deletions.join('; ')};
     INSERT INTO tender_changes DEFAULT VALUES; RESET session_replication_role`,
  )
}

/** A database for this Jest worker, migrated once and emptied before every test. */
export function testDatabase(): TestDatabase {
  const name = `test_${process.env.JEST_WORKER_ID}`
  const database: { source?: DataSource; url: string } = { url: '' }
  const source = () => database.source!

  beforeAll(async () => {
    database.url = await cloneTemplate(name)
    database.source = await createDataSource(database.url).initialize()
  })
  beforeEach(() => empty(source()))
  afterAll(() => source().destroy())

  return {
    get manager() {
      return source().manager
    },
    get source() {
      return source()
    },
    get url() {
      return database.url
    },
  }
}
