import type { EntityManager } from 'typeorm'

/**
 * Clears the log of what tenders are counted by: after a restore from a dump, it names transactions of another cluster. Other
 * processes, if any, read everything anew.
 */
export async function beginChangeLog(db: EntityManager): Promise<void> {
  await db.query('WITH former AS (DELETE FROM tender_changes) INSERT INTO tender_changes DEFAULT VALUES')
}
