import { describe, expect, test } from '@jest/globals'
import { ownDatabase } from '../../../test/database.js'
import { hasUnseen } from './moment.js'

const database = ownDatabase()
const db = () => database.manager

const manyRows = {
  tender_versions: 'INSERT INTO tender_versions (tender_id) SELECT gen_random_uuid() FROM generate_series(1, 20000)',
  tender_changes: `INSERT INTO tender_changes (archived, source, tender_type, category_mask, status_open, is_copy, n)
    SELECT false, 'ted', 'eu_procurement', 1, true, false, 1 FROM generate_series(1, 20000)`,
}

describe.each(['tender_versions', 'tender_changes'] as const)('what is new in %s', log => {
  const isUnseen = async (snapshot: string): Promise<boolean> => {
    const [row] = await db().query<{ it: boolean }[]>(`SELECT ${hasUnseen(log, '$1::pg_snapshot')} AS it`, [snapshot])
    return row!.it
  }

  test('is said of what was written after it, and of what was being written then', async () => {
    const now = async () => (await db().query<{ s: string }[]>('SELECT pg_current_snapshot()::text AS s'))[0]!.s
    const before = await now()
    await db().query(manyRows[log])
    const after = await now()
    expect(await isUnseen(before)).toBe(true)
    expect(await isUnseen(after)).toBe(false)
    const meanwhile = await db().transaction(async writing => {
      await writing.query(manyRows[log])
      const snapshot = await now()
      expect(await isUnseen(snapshot)).toBe(false)
      return snapshot
    })
    expect(await isUnseen(meanwhile)).toBe(true)
  })

  test('is read from the end of its index, by a prepared statement too', async () => {
    await db().query(manyRows[log])
    await db().query(`ANALYZE ${log}`)
    const plan = await db().transaction(async tx => {
      await tx.query('SET LOCAL plan_cache_mode = force_generic_plan')
      await tx.query(`PREPARE asked (pg_snapshot) AS SELECT ${hasUnseen(log, '$1')} AS it`)
      const rows = await tx.query<unknown>('EXPLAIN EXECUTE asked (pg_current_snapshot())')
      await tx.query('DEALLOCATE asked')
      return JSON.stringify(rows)
    })
    expect(plan).toMatch(/Index (?:Only )?Scan using tender_/)
    expect(plan).not.toContain('Seq Scan')
  })
})
