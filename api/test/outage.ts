import { setTimeout } from 'node:timers/promises'
import type { DataSource } from 'typeorm'

/** Locks the table during the work, and cancels the statements that wait for it, as PostgreSQL does after `statement_timeout`. */
export async function withoutTable<Result>(
  source: DataSource,
  table: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const blocker = source.createQueryRunner()
  await blocker.startTransaction()
  await blocker.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
  const over = new AbortController()
  const cancelling = (async () => {
    while (!over.signal.aborted) {
      await source.query(
        `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      await setTimeout(50)
    }
  })()
  try {
    return await work()
  } finally {
    over.abort()
    await cancelling
    await blocker.rollbackTransaction()
    await blocker.release()
  }
}
