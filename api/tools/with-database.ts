import fs from 'node:fs'
import path from 'node:path'
import type { EntityManager } from 'typeorm'
import { readConfiguration } from '../src/processes/configuration.js'
import { createDataSource } from '../src/processes/data-source.js'
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.js'
import { findRunning } from '../src/processes/running.js'

/** Runs the work on the configured database, or the embedded one, which a running server may have started already. */
export function withDatabase<Result>(work: (db: EntityManager) => Promise<Result>): Promise<Result> {
  return withDatabaseUrl(async url => {
    const source = await createDataSource(url, { poolSize: 2 }).initialize()
    try {
      return await work(source.manager)
    } finally {
      await source.destroy()
    }
  })
}

export async function withDatabaseUrl<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const settings = readConfiguration()
  const directory = path.join(settings.dataDirectory, 'postgres')
  const isRunning = findRunning(settings.dataDirectory) !== null
  const embedded = settings.databaseUrl || isRunning ? null : await startEmbeddedPostgres({ dataDirectory: directory })
  try {
    return await work(settings.databaseUrl ?? embedded?.url ?? urlOfRunning(directory))
  } finally {
    await embedded?.stop()
  }
}

/** PostgreSQL writes its port to the fourth line of postmaster.pid. */
function urlOfRunning(dataDirectory: string): string {
  const port = fs.readFileSync(path.join(dataDirectory, 'postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://postgres@127.0.0.1:${port}/greenrock`
}
