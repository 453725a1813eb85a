import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { startEmbeddedPostgres } from '../api/dist/src/platform/database/embedded-postgres.js'
import { emptyTables, HARVESTED, query } from './databases.js'
import { npmStart } from './product.js'

/**
 * Starts one PostgreSQL for the run and lets a product harvest the samples into a template.
 * @returns a function that stops it
 */
export default async function harvestOnce() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-e2e-'))
  // PostgreSQL does not run as root, so another user needs access to the folder.
  fs.chmodSync(directory, 0o755)
  const postgres = await startEmbeddedPostgres({
    dataDirectory: path.join(directory, 'postgres'),
    database: HARVESTED,
    unsafeButFast: true,
    ...(JSON.parse(process.env.TEST_POSTGRES ?? '{}') as object),
  })
  const stop = async () => {
    await postgres.stop()
    fs.rmSync(directory, { recursive: true, force: true })
  }
  try {
    await harvest(postgres.url)
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

async function harvest(databaseUrl: string): Promise<void> {
  process.env.E2E_POSTGRES_URL = databaseUrl
  // Generous timeout: a busy machine needs minutes for work that usually takes seconds.
  const product = await npmStart(databaseUrl, { WORKER: 'inline', SOURCE_TIME_LIMIT_SECONDS: '600' })
  const refreshes = () =>
    query<{ status: string }>(databaseUrl, "SELECT status FROM jobs WHERE kind = 'refresh' AND status <> 'running'")
  await expect.poll(refreshes, { timeout: 600_000 }).toEqual([{ status: 'success' }])
  await product.stop()
  process.env.E2E_EMPTY_TABLES = (await emptyTables(databaseUrl)).join(',')
}
