import type { EntityManager } from 'typeorm'
import { withCopiesLocked } from '../../tenders/duplicates/copies-lock.service.js'
import { recordAbsences } from '../../tenders/changes/change.service.js'
import { chooseShown } from '../../tenders/duplicates/copy.service.js'
import { statusTexts } from '../../reference/tender-values.js'
import type { SourceKey } from '../../reference/sources.js'
import { MAX_ABSENCES } from '../../tenders/tender/absences.js'

/** Up to this many tenders may disappear from a list at once without making it doubtful. */
const MAX_VANISHED_UNCHECKED = 5

export interface Vanished {
  readonly closed: number
  /** More than half of the open tenders were missing, so the list is probably incomplete and none was closed. */
  readonly isDoubtful: boolean
}

interface Missing {
  readonly openCount: number
  /** Ids of open tenders that the list does not show. */
  readonly gone: readonly string[]
}

/** Compares the open tenders of a source with its list, without those that were set aside. */
async function missingFrom(db: EntityManager, source: SourceKey, listed: readonly string[]): Promise<Missing> {
  const open = await db.query<{ id: string; isListed: boolean }[]>(
    `SELECT t.id, bool_or(n.publication_id = ANY ($2)) AS "isListed"
     FROM tenders t JOIN notices n ON n.tender_id = t.id AND n.fingerprint <> ''
     WHERE t.source = $1 AND t.status IN ($3, $4) AND NOT t.archived AND (t.closing_date IS NULL OR t.closing_date > now())
     GROUP BY t.id`,
    [source, listed, statusTexts.open, statusTexts.consultation],
  )
  return { openCount: open.length, gone: open.filter(({ isListed }) => !isListed).map(({ id }) => id) }
}

const isDoubtful = ({ openCount, gone }: Missing) => gone.length > MAX_VANISHED_UNCHECKED && gone.length > openCount / 2

/** Whether more than half of the open tenders are missing from the list, so that it is probably incomplete. */
export const hasMostlyVanished = async (db: EntityManager, source: SourceKey, listed: readonly string[]) =>
  isDoubtful(await missingFrom(db, source, listed))

/**
 * Called when an administrator accepts a list although most open tenders are missing from it: these stay open until
 * their closing date, and no longer make later lists doubtful. A tender that returns to the list counts again.
 * @returns their number; 0 when the list is not doubtful
 */
export async function setAsideVanished(
  tx: EntityManager,
  source: SourceKey,
  listed: readonly string[],
): Promise<number> {
  const missing = await missingFrom(tx, source, listed)
  if (!isDoubtful(missing)) return 0
  await forget(tx, missing.gone)
  return missing.gone.length
}

/** Clears the fingerprints of their notices, so that a tender that returns to the list is fetched again. */
const forget = (tx: EntityManager, tenderIds: readonly string[]) =>
  tx.query(`UPDATE notices SET fingerprint = '' WHERE tender_id = ANY ($1)`, [tenderIds])

/**
 * Closes the tenders that are no longer in the source's list of all open ones. A tender that returns to the list is
 * fetched again and reopened. Both events are kept in `absences`.
 */
export async function closeVanished(
  db: EntityManager,
  source: SourceKey,
  listed: readonly string[],
): Promise<Vanished> {
  return withCopiesLocked(db, async tx => {
    const missing = await missingFrom(tx, source, listed)
    const { gone } = missing
    if (isDoubtful(missing)) return { closed: 0, isDoubtful: true }
    await forget(tx, gone)
    await tx.query(
      `UPDATE tenders SET status = $2, content_hash = '', updated_at = now(),
         absences = CASE WHEN jsonb_array_length(absences) < $3 THEN absences ELSE absences - 0 END
           || jsonb_build_array(jsonb_build_object('goneAt', now()))
       WHERE id = ANY ($1)`,
      [gone, statusTexts.closed, MAX_ABSENCES],
    )
    await recordAbsences(tx, gone, { isNews: true })
    await chooseShown(tx, gone)
    return { closed: gone.length, isDoubtful: false }
  })
}
