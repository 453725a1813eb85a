import type { EntityManager } from 'typeorm'

/**
 * Clears the log of what tenders are counted by: after a restore from a dump, it names transactions of another cluster. Other
 * processes, if any, read everything anew. Versions of tenders that are ahead of this cluster would not be read for years.
 */
export async function beginChangeLog(db: EntityManager): Promise<void> {
  await db.query('WITH former AS (DELETE FROM tender_changes) INSERT INTO tender_changes DEFAULT VALUES')
  await db.query(
    'UPDATE tender_versions SET writer = pg_current_xact_id() WHERE writer >= pg_snapshot_xmax(pg_current_snapshot())',
  )
}
