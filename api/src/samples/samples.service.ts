import type { EntityManager } from 'typeorm'
import { Tender } from '../tenders/tender.entity.js'

export const holdsSamples = (db: EntityManager) => db.existsBy(Tender, { isSample: true, archived: false })

/** True for an empty database too: neither holds real tenders. */
export async function holdsOnlySamples(db: EntityManager): Promise<boolean> {
  return !(await db.existsBy(Tender, { isSample: false }))
}

/** Deletes the samples, except those with bookmarks, which are archived to keep their comments. */
export async function clearSamples(db: EntityManager): Promise<void> {
  await db.transaction(async tx => {
    await tx.query(
      `DELETE FROM tenders t WHERE is_sample AND NOT EXISTS (SELECT FROM bookmarks b WHERE b.tender_id = t.id)`,
    )
    await tx.query('UPDATE tenders SET archived = true WHERE is_sample AND NOT archived')
  })
}
