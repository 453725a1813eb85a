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

/** Tables of reference data, which migrations fill; all others are truncated before every test. */
const KEPT = new Set(['categories'])

/** A database for this Jest worker, migrated once and truncated before every test. */
export function testDatabase(): TestDatabase {
  const name = `test_${process.env.JEST_WORKER_ID}`
  const database: { source?: DataSource; url: string } = { url: '' }
  const source = () => database.source!

  beforeAll(async () => {
    database.url = await cloneTemplate(name)
    database.source = await createDataSource(database.url).initialize()
  })
  beforeEach(async () => {
    const tables = source()
      .entityMetadatas.map(({ tableName }) => tableName)
      .filter(table => !KEPT.has(table))
    await source().query(`TRUNCATE ${tables.join()}, tender_cube, tender_search, tender_counters, sign_in_tries`)
  })
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
