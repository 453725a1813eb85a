import type { EntityManager } from 'typeorm'
import { until } from './until.js'

/**
 * Waits until the update feed has everything that was committed. Other tests write to other databases of this cluster, and
 * while one of their transactions runs, what began after it is not in the feed yet.
 */
export async function settled(db: EntityManager): Promise<void> {
  const [{ id }] = await db.query<[{ id: string }]>('SELECT pg_current_xact_id()::text AS id')
  await until(async () => {
    const sql = 'SELECT pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 AS done'
    return (await db.query<[{ done: boolean }]>(sql, [id]))[0].done
  })
}
