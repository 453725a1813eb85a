import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../dist/src/platform/database/embedded-postgres.js'
import { log } from '../dist/src/platform/log.js'
import { migrate } from '../dist/src/processes/migrate.js'
import { prepareQueue } from '../dist/src/processes/worker/worker.js'
import { mutant } from './runner/mutant.mjs'

async function runSql(url, sql) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** A PostgreSQL server for this run, with a migrated template database that each worker copies. */
export default async function setUp() {
  log.level = 'silent'
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-test-'))
  fs.chmodSync(directory, 0o755)
  const postgres = await startEmbeddedPostgres({
    dataDirectory: path.join(directory, 'postgres'),
    database: 'template',
    unsafeButFast: true,
    ...JSON.parse(process.env.TEST_POSTGRES ?? '{}'),
  })
  await migrate(postgres.url)
  await prepareQueue(postgres.url)
  if (mutant.sql) await runSql(postgres.url, mutant.sql)
  process.env.TEST_POSTGRES_URL = postgres.url
  globalThis.testPostgres = { ...postgres, directory }
}
