import type { EntityManager } from 'typeorm'
import { invalid } from '../../platform/errors.js'
import { namedQuery } from '../../platform/database/named-query.js'
import type { Tender } from '../../tenders/tender/tender.entity.js'
import { tendersById } from '../../tenders/tender/tender.service.js'

export const MAX_OUTCOMES = 100

/**
 * When a procurement was awarded, or closed without a winner; must equal the expression of the index `tenders_outcome`.
 */
const MOMENT = `CASE WHEN award_winner IS NOT NULL THEN coalesce(award_date::timestamp AT TIME ZONE 'Europe/Amsterdam', publication_date)
  ELSE closing_date END`

/**
 * The EU procurements that were most recently awarded or closed. Includes archived ones, because an award often comes
 * later.
 * @throws UserError for a number outside 1 to 100
 */
export async function latestOutcomes(db: EntityManager, first: number): Promise<readonly Tender[]> {
  if (first < 1 || first > MAX_OUTCOMES) throw invalid('first', `first moet van 1 tot en met ${MAX_OUTCOMES} zijn.`)
  const rows = await namedQuery<{ id: string }>(db, {
    text: `SELECT id FROM tenders WHERE tender_type = 'eu_procurement' AND copy_of IS NULL AND ${MOMENT} <= now()
      ORDER BY ${MOMENT} DESC, id DESC LIMIT $1`,
    values: [first],
  })
  const tenders = await tendersById(
    db,
    rows.map(({ id }) => id),
  )
  return tenders.filter(tender => tender !== null)
}
