import { type EntityManager, Like, Not } from 'typeorm'
import { withCopiesLocked } from '../../tenders/duplicates/copies-lock.service.js'
import { chooseShown } from '../../tenders/duplicates/copy.service.js'
import { ADDED_PREFIX } from '../../reference/added-sources.js'
import { Tender } from '../../tenders/tender/tender.entity.js'

export const holdsSamples = (db: EntityManager) => db.existsBy(Tender, { isSample: true, archived: false })

/**
 * Whether the database holds no real tenders; true for an empty one. Added sources do not count, because samples never
 * stand in for them.
 */
export async function holdsOnlySamples(db: EntityManager): Promise<boolean> {
  return !(await db.existsBy(Tender, { isSample: false, source: Not(Like(`${ADDED_PREFIX}%`)) }))
}

/**
 * Deletes the samples, but archives those with bookmarks to keep their comments. All are archived first, so that a real
 * tender is shown in place of the sample that it is a copy of.
 */
export async function clearSamples(db: EntityManager): Promise<void> {
  await withCopiesLocked(db, async tx => {
    const [archived] = await tx.query<[{ id: string }[], number]>(
      'UPDATE tenders SET archived = true WHERE is_sample AND NOT archived RETURNING id',
    )
    await chooseShown(
      tx,
      archived.map(({ id }) => id),
    )
    await tx.query(
      `DELETE FROM tenders t WHERE is_sample AND NOT EXISTS (SELECT FROM bookmarks b WHERE b.tender_id = t.id)`,
    )
  })
}
