import fs from 'node:fs'
import path from 'node:path'
import { createGunzip, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { DataSource } from 'typeorm'
import { createDb, dropDb } from '../../../test/database.js'
import { restore } from '../../platform/database/dump/restore.js'
import { tablesInOrder } from '../../platform/database/dump/tables.js'
import { publicStats } from '../../tenders/tender/statistics.service.js'
import { createDataSource } from '../data-source.js'
import { migrate } from '../migrate.js'

/** Dumps of released versions, and of the schema before 1.0.0; one is added at each release (CONTRIBUTING.md). */
const FOLDER = 'api/test/upgrades'
const dumps = fs.readdirSync(FOLDER).filter(name => name.endsWith('.sql.gz'))

const NAME = `upgraded_${process.env.JEST_WORKER_ID}`
afterAll(() => dropDb(NAME))

/** Runs the migrations that the database of the dump had, and loads its rows. */
async function restoreVersion(url: string, file: string): Promise<void> {
  const [firstLine] = gunzipSync(fs.readFileSync(file)).toString('utf8').split('\n', 1)
  const names = new Set(firstLine!.split('migrations: ')[1]!.split(' '))
  const { options } = createDataSource(url)
  const migrations = options.migrations as (new () => { name?: string })[]
  const old = new DataSource({ ...options, migrations: migrations.filter(({ name }) => names.has(name)) })
  await old.initialize()
  await old.runMigrations()
  await old.destroy()
  await restore(url, fs.createReadStream(file).pipe(createGunzip()))
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Columns, constraints, indexes, triggers and functions, as PostgreSQL describes them. */
const schemaOf = (url: string) =>
  withClient(url, async client => {
    const { rows } = await client.query<{ part: string }>(`
      SELECT format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) AS part
        FROM information_schema.columns WHERE table_schema = 'public'
      UNION ALL SELECT format('%s %s', conrelid::regclass, pg_get_constraintdef(oid))
        FROM pg_constraint WHERE connamespace = 'public'::regnamespace
      UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
      UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
      UNION ALL SELECT format('%s(%s) %s', proname, pg_get_function_identity_arguments(oid), md5(prosrc))
        FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prolang <> 13
      ORDER BY 1`)
    return rows.map(({ part }) => part)
  })

const countRows = (url: string) =>
  withClient(url, async client => {
    const counts = new Map<string, number>()
    for (const { name } of await tablesInOrder(client)) {
      const { rows } = await client.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${name}`)
      counts.set(name, rows[0]!.n)
    }
    return counts
  })

/** Rows that people made or that a source published; a migration may fill or drop what is derived from them. */
const KEPT = ['tenders', 'notices', 'app_users', 'bookmarks', 'bookmark_comments', 'search_profiles', 'tender_put_away']

describe('an upgrade', () => {
  test('is tested for the schema of 1.0.0 and the one before it', () => {
    expect(dumps).toEqual(expect.arrayContaining(['0.1.0.sql.gz', '1.0.0.sql.gz']))
  })

  test.each(dumps)('from %s keeps every row and ends with the schema of a new database', async dump => {
    const url = await createDb(NAME)
    await restoreVersion(url, path.join(FOLDER, dump))
    const before = await countRows(url)
    await migrate(url)
    const after = await countRows(url)
    for (const table of KEPT.map(name => `public.${name}`)) {
      expect(before.get(table)).toBeGreaterThan(0)
      expect([table, after.get(table)]).toEqual([table, before.get(table)])
    }
    expect(await schemaOf(url)).toEqual(await schemaOf(process.env.TEST_POSTGRES_URL!))

    const source = await createDataSource(url).initialize()
    try {
      const { total } = await publicStats(source.manager)
      expect(total).toBeGreaterThan(0)
    } finally {
      await source.destroy()
    }
  })
})
