import type { EntityManager } from 'typeorm'
import { namedQuery } from '../../platform/database/named-query.js'
import { invalid } from '../../platform/errors.js'
import { rememberSeen } from '../seen/seen.service.js'
import { tenderNotFound } from '../../tenders/tender/tender.service.js'
import type { Checked } from '../../platform/validation/checked.js'
import type { DismissTenderInput } from './dismissal.inputs.js'

const MAX_LATER_MS = 366 * 24 * 3_600_000

export interface Dismissal {
  readonly reason: string | null
  /** When it returns to the lists; null for never. */
  readonly until: Date | null
  readonly dismissedAt: Date
}

/**
 * Hides the tender, with its copies, from all lists of this user until then. Idempotent: the last call wins.
 * @throws UserError for an unknown tender, and for a time that is past or more than a year away
 */
export async function dismissTender(
  db: EntityManager,
  userId: string,
  { tenderId, reason, until }: Checked<DismissTenderInput>,
  now = Date.now(),
): Promise<void> {
  if (until && (until.getTime() <= now || until.getTime() > now + MAX_LATER_MS))
    throw invalid('until', 'Kies een moment in het komende jaar.')
  const rows = await db.query<unknown[]>(
    `WITH noted AS (UPDATE app_users SET has_put_away = true WHERE id = $1 AND NOT has_put_away)
     INSERT INTO tender_put_away AS away (user_id, tender_id, reason, until)
     SELECT $1, id, $3, $4 FROM tenders WHERE id = $2
     ON CONFLICT (user_id, tender_id) DO UPDATE SET reason = excluded.reason, until = excluded.until, put_away_at = now()
     RETURNING tender_id`,
    [userId, tenderId, reason?.trim() || null, until ?? null],
  )
  if (rows.length === 0) throw tenderNotFound()
  await rememberSeen(db, userId, [tenderId])
}

/** Shows the tender in the lists of this user again. Idempotent. */
export async function restoreTender(db: EntityManager, userId: string, tenderId: string): Promise<void> {
  await db.query(
    `DELETE FROM tender_put_away WHERE user_id = $1
       AND tender_id = ANY (array(SELECT copy_id FROM copies_of(array[$2::uuid])))`,
    [userId, tenderId],
  )
}

/** Batch function of a loader: the user's current dismissals of these tenders, in the order of the ids. */
export async function dismissalsOf(
  db: EntityManager,
  userId: string,
  ids: readonly string[],
): Promise<(Dismissal | null)[]> {
  const text = `SELECT t.id, away.reason, away.until, away.put_away_at AS "dismissedAt"
    FROM unnest($2::uuid[]) AS t (id) CROSS JOIN LATERAL (
      SELECT p.* FROM copies_of(array[t.id]) o JOIN tender_put_away p ON p.tender_id = o.copy_id
      WHERE p.user_id = $1 AND coalesce(p.until, 'infinity') > now() ORDER BY p.put_away_at DESC LIMIT 1) away`
  const rows = await namedQuery<Dismissal & { id: string }>(db, { text, values: [userId, ids] })
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.map(id => byId.get(id) ?? null)
}
