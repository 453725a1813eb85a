import type { EntityManager } from 'typeorm'

/**
 * What closed so many days ago goes to the archive; what got a later closing date comes back out of it. Samples that
 * were kept for their bookmarks stay where they are.
 */
export async function archiveClosed(db: EntityManager, afterDays: number): Promise<void> {
  await db.query(
    `UPDATE tenders SET archived = NOT archived
     WHERE archived <> (closing_date IS NOT NULL AND closing_date < now() - $1 * interval '1 day')
       AND NOT (archived AND is_sample)`,
    [afterDays],
  )
}
