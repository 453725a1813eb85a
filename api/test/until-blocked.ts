import type { EntityManager } from 'typeorm'
import { until } from './until.js'

/** Waits until a session of this database is blocked by a lock. */
export const untilBlocked = (db: EntityManager): Promise<void> =>
  until(async () => {
    const waiting = await db.query<unknown[]>(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    return waiting.length > 0
  })
