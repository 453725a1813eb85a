import type { EntityManager } from 'typeorm'
import { AwardSource } from '../../reference/tender-values.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import { findTender, tenderNotFound } from '../../tenders/tender/tender.service.js'
import type { Checked } from '../../platform/validation/checked.js'
import type { SaveAwardInput } from './award.inputs.js'

/**
 * Stores an award that an administrator entered, which neither a harvest nor a check overwrites. The contract value
 * belongs to its winner, so another winner clears it. Idempotent.
 * @throws UserError when there is no such tender
 */
export async function saveAward(
  db: EntityManager,
  { tenderId, winner, solution, date }: Checked<SaveAwardInput>,
): Promise<Tender> {
  const keepsValue = () => `CASE WHEN award_winner IS NOT DISTINCT FROM :winner THEN`
  await db
    .createQueryBuilder()
    .update(Tender)
    .set({
      awardWinner: winner || null,
      awardSolution: solution || null,
      awardDate: date || null,
      awardSource: AwardSource.MANUAL,
      awardValue: () => `${keepsValue()} award_value END`,
      awardCurrency: () => `${keepsValue()} award_currency END`,
    })
    .where('id = :tenderId', { tenderId })
    .setParameters({ winner: winner || null })
    .execute()
  const tender = await findTender(db, tenderId)
  if (!tender) throw tenderNotFound()
  return tender
}
