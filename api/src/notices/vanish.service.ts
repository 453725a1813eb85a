import type { EntityManager } from 'typeorm'
import { statusTexts } from '../reference/tender-values.js'
import type { SourceKey } from '../reference/sources.js'

/** Up to this many may disappear from a list at once without raising a doubt. */
const MAX_VANISHED_UNCHECKED = 5

export interface Vanished {
  readonly closed: number
  /** More than half of the open tenders were missing, so the list is probably incomplete: none was closed. */
  readonly isDoubtful: boolean
}

/**
 * Closes the tenders of a source that are no longer in its list, which shows everything that is open. Clears the
 * fingerprints of their notices, so that a tender that returns to the list is fetched again and reopened.
 */
export async function closeVanished(
  db: EntityManager,
  source: SourceKey,
  listed: readonly string[],
): Promise<Vanished> {
  return db.transaction(async tx => {
    const open = await tx.query<{ id: string; isListed: boolean }[]>(
      `SELECT t.id, EXISTS (SELECT FROM notices n WHERE n.tender_id = t.id AND n.publication_id = ANY ($2)) AS "isListed"
       FROM tenders t
       WHERE t.source = $1 AND t.status = $3 AND NOT t.archived AND (t.closing_date IS NULL OR t.closing_date > now())`,
      [source, listed, statusTexts.open],
    )
    const gone = open.filter(({ isListed }) => !isListed).map(({ id }) => id)
    if (gone.length > MAX_VANISHED_UNCHECKED && gone.length > open.length / 2) return { closed: 0, isDoubtful: true }
    await tx.query(`UPDATE notices SET fingerprint = '' WHERE tender_id = ANY ($1)`, [gone])
    await tx.query(`UPDATE tenders SET status = $2, content_hash = '', updated_at = now() WHERE id = ANY ($1)`, [
      gone,
      statusTexts.closed,
    ])
    return { closed: gone.length, isDoubtful: false }
  })
}
