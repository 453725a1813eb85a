import type { EntityManager } from 'typeorm'
import { statusTexts } from '../reference/tender-values.js'
import type { SourceKey } from '../reference/sources.js'

/** Fewer than these may well close in one go. */
const FEW = 5

export interface Vanished {
  readonly closed: number
  /** So many of the open ones were missing that the list is rather to be doubted: none was closed. */
  readonly isDoubtful: boolean
}

/**
 * Closes the tenders of a source that its list, which shows all that is open, shows no longer. Their notices forget
 * what they said, so that one that comes back is read anew and opens again.
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
    if (gone.length > FEW && gone.length > open.length / 2) return { closed: 0, isDoubtful: true }
    await tx.query(`UPDATE notices SET fingerprint = '' WHERE tender_id = ANY ($1)`, [gone])
    await tx.query(`UPDATE tenders SET status = $2, content_hash = '', updated_at = now() WHERE id = ANY ($1)`, [
      gone,
      statusTexts.closed,
    ])
    return { closed: gone.length, isDoubtful: false }
  })
}
