import type { EntityManager } from 'typeorm'
import { openSql } from '../tender/status.js'
import { withCopiesLocked } from './copies-lock.service.js'
import { chooseShown } from './copy.service.js'

/** Keeps each batch far below the time limit of a statement. */
const MAX_BATCH = 100

const unsettledSql = `
  SELECT t.id FROM tenders t JOIN (
    SELECT t.copy_of AS id, bool_or(${openSql}) AS "isOpen" FROM tenders t WHERE t.copy_of IS NOT NULL AND NOT t.archived
    GROUP BY t.copy_of
  ) copies USING (id)
  WHERE t.own_terms IS NULL OR copies."isOpen" AND (t.archived OR NOT (${openSql}))
  UNION ALL
  SELECT t.id FROM tenders t WHERE t.own_terms IS NOT NULL AND NOT EXISTS (SELECT FROM tenders c WHERE c.copy_of = t.id)`

/**
 * Idempotent: when the shown copy has closed, shows a copy that is still open. A passed deadline writes nothing, so that this runs periodically. It
 * also corrects the terms of tenders that lost or gained copies.
 */
export async function showOpenCopies(db: EntityManager): Promise<void> {
  const unsettled = await db.query<{ id: string }[]>(unsettledSql)
  for (let from = 0; from < unsettled.length; from += MAX_BATCH) {
    const batch = unsettled.slice(from, from + MAX_BATCH).map(({ id }) => id)
    await withCopiesLocked(db, tx => chooseShown(tx, batch))
  }
}
