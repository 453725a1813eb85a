import type { EntityManager } from 'typeorm'
import { openSql } from '../tenders/status.js'
import { withCopiesLocked } from './copies-lock.service.js'
import { chooseShown } from './copy.service.js'

/** The index of copies names the few rows to look at. */
const closedWithOpenCopySql = `
  SELECT t.id FROM tenders t JOIN (
    SELECT DISTINCT t.copy_of AS id FROM tenders t WHERE t.copy_of IS NOT NULL AND NOT t.archived AND ${openSql}
  ) open USING (id)
  WHERE t.archived OR NOT (${openSql})`

/**
 * Idempotent: of tenders whose shown copy has closed since it was chosen, such as by its deadline, which no statement
 * writes, shows one that is still open.
 */
export async function showOpenCopies(db: EntityManager): Promise<void> {
  const closed = await db.query<{ id: string }[]>(closedWithOpenCopySql)
  if (closed.length === 0) return
  await withCopiesLocked(db, tx =>
    chooseShown(
      tx,
      closed.map(({ id }) => id),
    ),
  )
}
