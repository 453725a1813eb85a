import type { EntityManager } from 'typeorm'
import { withCopiesLocked } from '../duplicates/copies-lock.service.js'
import { chooseShown } from '../duplicates/copy.service.js'

/**
 * Archives tenders that closed more than `afterDays` days ago, and restores those whose closing date was moved to
 * later. Samples that were kept for their bookmarks stay archived.
 */
export async function archiveClosed(db: EntityManager, afterDays: number): Promise<void> {
  await withCopiesLocked(db, async tx => {
    const [moved] = await tx.query<[{ id: string }[], number]>(
      `UPDATE tenders SET archived = NOT archived
       WHERE archived <> (closing_date IS NOT NULL AND closing_date < now() - $1 * interval '1 day')
         AND NOT (archived AND is_sample) RETURNING id`,
      [afterDays],
    )
    await chooseShown(
      tx,
      moved.map(({ id }) => id),
    )
  })
}
