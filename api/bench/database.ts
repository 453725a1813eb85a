import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/database/embedded-postgres.js'
import { migrate } from '../src/migrate.js'

/** A PostgreSQL server for this run only. */
export interface BenchDatabase {
  readonly url: string
  /** Creates one more database on the same server. */
  another(name: string): Promise<string>
  stop(): Promise<void>
}

export async function benchDatabase(): Promise<BenchDatabase> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-bench-'))
  fs.chmodSync(directory, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDirectory: path.join(directory, 'postgres'), unsafeButFast: true })
  await migrate(postgres.url)
  return {
    url: postgres.url,
    async another(name) {
      const admin = new pg.Client({ connectionString: postgres.url })
      await admin.connect()
      await admin.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`)
      await admin.end()
      const url = new URL(postgres.url)
      url.pathname = `/${name}`
      await migrate(url.href)
      return url.href
    },
    async stop() {
      await postgres.stop()
      fs.rmSync(directory, { recursive: true, force: true })
    },
  }
}
