import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import type { Tender } from '../tender/tender.entity.js'
import { findTender, tenderNotFound } from '../tender/tender.service.js'
import type { Checked } from '../../platform/validation/checked.js'
import type { CategorizeTenderInput } from './categorise.inputs.js'

/**
 * Makes the category that an administrator chose the only one of a tender; no automatic run replaces it. Idempotent.
 * @throws UserError when the tender does not exist
 */
export async function chooseCategory(
  db: EntityManager,
  { tenderId, categorySlug }: Checked<CategorizeTenderInput>,
): Promise<Tender> {
  await db.transaction(async tx => {
    // Race condition: an automatic run locks this row until it commits; after that its links are visible and removed here.
    const locked = await tx.query<unknown[]>('SELECT FROM tenders WHERE id = $1 FOR NO KEY UPDATE', [tenderId])
    if (locked.length === 0) throw tenderNotFound()
    await tx.query('DELETE FROM tender_categories WHERE tender_id = $1', [tenderId])
    await tx.query(
      `INSERT INTO tender_categories (id, tender_id, category_id, confidence, source)
       SELECT $1, $2, id, 1, 'manual' FROM categories WHERE slug = $3`,
      [uuid(), tenderId, categorySlug],
    )
  })
  const tender = await findTender(db, tenderId)
  if (!tender) throw tenderNotFound()
  return tender
}
