import type { EntityManager } from 'typeorm'
import { moveFollowers } from '../../people/following/follow.service.js'
import { moveBookmarks } from '../../people/bookmarks/move.service.js'
import { moveChanges } from '../../tenders/changes/change.service.js'
import { moveCopies } from '../../tenders/duplicates/copy.service.js'
import { tenderColumns } from '../../tenders/tender/columns.js'
import { ruleOf } from '../../tenders/tender/content.js'

/** The fields of an award that an administrator enters: the columns that the harvest fills too, and the solution. */
const enteredAward = tenderColumns
  .filter(({ property }) => ruleOf(property) === 'award' || property === 'awardSolution')
  .map(({ name }) => `${name} = gone.${name}`)
  .join(', ')

/**
 * Merges two tenders that turned out to be one procedure. Moves notices, bookmarks with their threads, and manual
 * entries to `into`, so that no user content is lost. The caller must fold the notices again.
 */
export async function mergeTenders(tx: EntityManager, { into, from }: { into: string; from: string }): Promise<void> {
  const both = [into, from]
  await tx.query('UPDATE notices SET tender_id = $1 WHERE tender_id = $2', both)
  await moveBookmarks(tx, { into, from })
  await moveCopies(tx, { into, from })
  await moveFollowers(tx, { into, from })
  await moveChanges(tx, { into, from })
  await tx.query(
    `UPDATE tenders kept SET ${enteredAward}
     FROM tenders gone WHERE kept.id = $1 AND gone.id = $2 AND gone.award_source = 'manual'
       AND kept.award_source IS DISTINCT FROM 'manual'`,
    both,
  )
  const [{ chosen }] = await tx.query<[{ chosen: boolean }]>(
    `SELECT EXISTS (SELECT FROM tender_categories WHERE tender_id = $2 AND source = 'manual')
       AND NOT EXISTS (SELECT FROM tender_categories WHERE tender_id = $1 AND source = 'manual') AS chosen`,
    both,
  )
  if (chosen) {
    await tx.query('DELETE FROM tender_categories WHERE tender_id = $1', [into])
    await tx.query(`UPDATE tender_categories SET tender_id = $1 WHERE tender_id = $2 AND source = 'manual'`, both)
  }
  // Keeps `updated_at`: a merge is not a change of content.
  await tx.query(
    `UPDATE tenders kept SET new_on = least(kept.new_on, gone.new_on), created_at = least(kept.created_at, gone.created_at)
     FROM tenders gone WHERE kept.id = $1 AND gone.id = $2`,
    both,
  )
  await tx.query('DELETE FROM tenders WHERE id = $1', [from])
}
