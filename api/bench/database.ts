import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '../src/database/embedded-postgres.js'
import { migrate } from '../src/database/migrate.js'

/** A PostgreSQL of its own for this run, gone with it. */
export async function benchDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-bench-'))
  fs.chmodSync(directory, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDirectory: path.join(directory, 'postgres'), unsafeButFast: true })
  await migrate(postgres.url)
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop()
      fs.rmSync(directory, { recursive: true, force: true })
    },
  }
}
