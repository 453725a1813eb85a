import type { EntityManager } from 'typeorm'
import { Tender } from '../tenders/tender.entity.js'

export const holdsSamples = (db: EntityManager) => db.existsBy(Tender, { isSample: true, archived: false })

/** True for an empty database too: in both there is nothing real to protect. */
export async function holdsOnlySamples(db: EntityManager): Promise<boolean> {
  return !(await db.existsBy(Tender, { isSample: false }))
}

/** Samples that somebody bookmarked are archived, not cleared: those are their notes. */
export async function clearSamples(db: EntityManager): Promise<void> {
  await db.transaction(async tx => {
    await tx.query(
      `DELETE FROM tenders t WHERE is_sample AND NOT EXISTS (SELECT FROM bookmarks b WHERE b.tender_id = t.id)`,
    )
    await tx.query('UPDATE tenders SET archived = true WHERE is_sample AND NOT archived')
  })
}
