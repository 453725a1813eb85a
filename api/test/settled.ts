import type { EntityManager } from 'typeorm'
import { until } from './until.js'

/**
 * Waits until the update feed contains everything committed. A running transaction in another test's database of this cluster holds back
 * everything that began after it.
 */
export async function settled(db: EntityManager): Promise<void> {
  const [{ id }] = await db.query<[{ id: string }]>('SELECT pg_current_xact_id()::text AS id')
  await until(async () => {
    const sql = 'SELECT pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 AS done'
    return (await db.query<[{ done: boolean }]>(sql, [id]))[0].done
  })
}
