import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { createDataSource } from '../../src/processes/data-source.js'
import type { Line } from '../line.js'
import { startProduct } from '../product.js'

const MAX_READY_MS = 10_000

/** A process with a pending migration starts while another transaction locks the tables. */
export const migrationBehindReader: Line = {
  name: 'migration behind a 20 s reader',
  goal: `waits, then ready ≤ ${MAX_READY_MS / 1000} s after it`,
  async run({ databaseUrl, isLong, say }) {
    const heldMs = isLong ? 20_000 : 8000
    const source = await createDataSource(databaseUrl, { poolSize: 2 }).initialize()
    await source.undoLastMigration()
    const name = source.migrations.at(-1)!.constructor.name
    await source.destroy()
    const reader = new pg.Client({ connectionString: databaseUrl })
    await reader.connect()
    try {
      await reader.query('BEGIN')
      const { rows } = await reader.query<{ tables: string }>(
        `SELECT string_agg(quote_ident(tablename), ', ') AS tables FROM pg_tables WHERE schemaname = 'public'`,
      )
      await reader.query(`LOCK TABLE ${rows[0]!.tables} IN SHARE MODE`)
      let readyAt = 0
      const starting = startProduct(databaseUrl).then(product => {
        readyAt = performance.now()
        return product
      })
      await pause(heldMs)
      const wasEarly = readyAt > 0
      const released = performance.now()
      await reader.query('ROLLBACK')
      const product = await starting
      const { status } = await fetch(`${product.url}/readyz`)
      await product.process.kill()
      say(`${name} waited for ${heldMs / 1000} s`)
      const waited = readyAt - released
      return {
        figure: `${wasEarly ? 'did not wait' : `ready ${(waited / 1000).toFixed(1)} s after it`}, /readyz ${status}`,
        isReached: !wasEarly && status === 200 && waited <= MAX_READY_MS,
      }
    } finally {
      await reader.end()
    }
  },
}
