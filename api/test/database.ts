import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals'
import pg from 'pg'
import type { DataSource, EntityManager } from 'typeorm'
import type { ReplicatedSource } from '../src/platform/database/replicated.js'
import { timeLimits } from '../src/platform/time-limits.js'
import { createDataSource } from '../src/processes/data-source.js'

const templateUrl = () => process.env.TEST_POSTGRES_URL!

export function urlOf(database: string): string {
  const url = new URL(templateUrl())
  url.pathname = `/${database}`
  return url.href
}

async function administer(...statements: readonly string[]): Promise<void> {
  const admin = new pg.Client({ connectionString: urlOf('postgres') })
  await admin.connect()
  try {
    for (const statement of statements) await admin.query(statement)
  } finally {
    await admin.end()
  }
}

const drop = (name: string) => `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`

/** Creates a database without tables; drops an existing one of this name. */
export async function createDb(name: string): Promise<string> {
  await administer(drop(name), `CREATE DATABASE ${name} TEMPLATE template0`)
  return urlOf(name)
}

export const dropDb = (name: string): Promise<void> => administer(drop(name))

/** Creates a copy of the migrated template database, replacing an existing one of this name. */
export async function cloneTemplate(name: string): Promise<string> {
  await administer(drop(name), `CREATE DATABASE ${name} TEMPLATE template`)
  return urlOf(name)
}

export interface TestDatabase {
  readonly manager: EntityManager
  readonly source: ReplicatedSource
  readonly url: string
}

/** Tables that migrations and triggers fill: reference data and bookkeeping. */
const KEPT = ['categories', 'migrations', 'place_coordinates', 'search_parts']

const QUEUE = ['graphile_worker._private_jobs', 'graphile_worker._private_job_queues']

/**
 * Empties all other tables, and the job queue. Disables triggers and foreign keys, and uses DELETE, because TRUNCATE creates new files for each
 * table and index, which took a quarter of the time of all tests.
 */
export async function empty(source: DataSource): Promise<void> {
  const tables = await source.query<{ name: string }[]>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1)`,
    [KEPT],
  )
  const deletions = [...tables.map(({ name }) => name), ...QUEUE].map(name => `DELETE FROM ${name}`)
  await source.query(`SET session_replication_role = replica; ${deletions.join('; ')}; RESET session_replication_role`)
}

/** State that `empty` does not restore, and that the next test file relies on. */
const KEPT_STATE = `SELECT
  (SELECT jsonb_agg(to_jsonb(c) - 'updated_at' ORDER BY slug) FROM categories c) AS categories,
  (SELECT md5(string_agg(p::text, '' ORDER BY p::text)) FROM search_parts p) AS "searchParts",
  (SELECT array_agg(name ORDER BY name) FROM migrations) AS migrations,
  (SELECT array_agg(relname ORDER BY relname) FROM pg_class WHERE relnamespace = 'public'::regnamespace) AS relations,
  (SELECT array_agg(format('%s.%s', attrelid::regclass, attname) ORDER BY attrelid, attnum) FROM pg_attribute a
     JOIN pg_class c ON c.oid = attrelid WHERE relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped) AS columns,
  (SELECT array_agg(format('%s %s %s', tgrelid::regclass, tgname, tgenabled) ORDER BY tgrelid, tgname) FROM pg_trigger WHERE NOT tgisinternal) AS triggers,
  (SELECT array_agg(proname ORDER BY proname) FROM pg_proc WHERE pronamespace = 'public'::regnamespace) AS functions,
  (SELECT array_agg(s::text ORDER BY s::text) FROM pg_db_role_setting s
     WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())) AS settings`

const keptState = async (source: DataSource): Promise<unknown> => (await source.query<unknown[]>(KEPT_STATE))[0]

let shared: Promise<string> | undefined

/** The database that the test files of this worker share, emptied before every test. Fails a test file that changes `KEPT_STATE`. */
export function testDatabase(): TestDatabase {
  const database = openDatabase(() => (shared ??= cloneTemplate(`test_${process.env.JEST_WORKER_ID}`)))
  let before: unknown
  beforeAll(async () => {
    await empty(database.source)
    before = await keptState(database.source)
  })
  afterAll(async () => {
    const after = await keptState(database.source)
    await database.source.destroy()
    expect(after).toEqual(before)
  })
  return database
}

/**
 * A separate database for a test file that changes the schema or reference data, inserts thousands of rows, or depends on planner statistics.
 * Emptied before every test.
 */
export function ownDatabase(): TestDatabase {
  const name = `own_${process.env.JEST_WORKER_ID}`
  const database = openDatabase(() => cloneTemplate(name))
  afterAll(async () => {
    await database.source.destroy()
    await administer(drop(name))
  })
  return database
}

function openDatabase(create: () => Promise<string>): TestDatabase {
  const database: { source?: ReplicatedSource; url: string } = { url: '' }
  const source = () => database.source!

  beforeAll(async () => {
    // Many tests exceed a rate limit.
    Object.assign(timeLimits.refusalHeld, { ms: 5 })
    database.url = await create()
    database.source = await createDataSource(database.url).initialize()
  })
  beforeEach(() => empty(source()))

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
