import { describe, expect, test } from '@jest/globals'
import { testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { endBackends } from '../../../test/end-backends.js'
import { startWorker } from '../../processes/worker/worker.js'
import { Pool } from './pool.js'

const database = testDatabase()

/** Terminates every connection to this database, as a restart of PostgreSQL does. */
async function breakAll(): Promise<void> {
  await endBackends(database.url, 'datname = current_database()')
  // An unhandled 'error' event is emitted on a later tick and would end this process.
  await new Promise(resolve => setTimeout(resolve, 100))
}

describe('a broken connection', () => {
  test('rejects the statement that uses it, and is replaced when idle', async () => {
    const pool = new Pool({ connectionString: database.url, max: 2 })
    const [held, idle] = await Promise.all([pool.connect(), pool.connect()])
    idle.release()
    await breakAll()
    await expect(held.query('SELECT 1')).rejects.toThrow('not queryable')
    held.release(true)
    expect((await pool.query('SELECT 1 AS works')).rows).toEqual([{ works: 1 }])
    await pool.end()
    expect(await database.manager.query('SELECT 1 AS works')).toEqual([{ works: 1 }])
  })

  test('is handled in a worker that has just ended, too', async () => {
    const worker = startWorker(database.manager, database.url, testSettings(), { die: () => undefined })
    const stopping = worker.stop()
    await breakAll()
    await stopping
    await breakAll()
  })
})
