import type { EntityManager } from 'typeorm'
import { invalid, UserError } from '../../platform/errors.js'
import { tenderNotFound } from '../../tenders/tender/tender.service.js'

/** More than anybody can read about. */
const MAX_FOLLOWED = 1000

/** SQL of the ids of the copies of the tender with this id, itself included. */
const copiesSql = (id: string) => `SELECT copy_id FROM copies_of(array[${id}::uuid])`

/**
 * Starts or stops following a tender, whichever copy was followed. Stopping mutes a tender that is bookmarked or whose buyer is followed. Idempotent.
 * @throws UserError for a tender that does not exist, and beyond the limit
 */
export async function followTender(
  db: EntityManager,
  userId: string,
  { tenderId, follows }: { readonly tenderId: string; readonly follows: boolean },
): Promise<void> {
  await db.transaction(async tx => {
    const [known] = await tx.query<object[]>('SELECT FROM tenders WHERE id = $1', [tenderId])
    if (!known) throw tenderNotFound()
    if (follows) await refuseTooMany(tx, 'tender_follows', userId)
    else await forgetMails(tx, userId, tenderId)
    // A restart is a new beginning: what changed in between is no news.
    await tx.query(`DELETE FROM tender_follows WHERE user_id = $1 AND tender_id IN (${copiesSql('$2')})`, [
      userId,
      tenderId,
    ])
    await tx.query('INSERT INTO tender_follows (user_id, tender_id, is_muted) VALUES ($1, $2, $3)', [
      userId,
      tenderId,
      !follows,
    ])
  })
}

/** Changes that wait for a mail are not mailed; the inbox keeps them. */
async function forgetMails(tx: EntityManager, userId: string, tenderId: string): Promise<void> {
  await tx.query(
    `UPDATE inbox_items i SET mail_at = NULL FROM tender_changes c
     WHERE i.change_id = c.id AND i.user_id = $1 AND i.mail_at IS NOT NULL AND c.tender_id IN (${copiesSql('$2')})`,
    [userId, tenderId],
  )
}

/**
 * Starts or stops following the buyer of this tender. Idempotent.
 * @throws UserError for a tender that does not exist or has no known buyer, and beyond the limit
 */
export async function followBuyer(
  db: EntityManager,
  userId: string,
  { tenderId, follows }: { readonly tenderId: string; readonly follows: boolean },
): Promise<void> {
  await db.transaction(async tx => {
    const [tender] = await tx.query<{ clientKey: string; name: string }[]>(
      'SELECT client_key AS "clientKey", organization AS name FROM tenders WHERE id = $1',
      [tenderId],
    )
    if (!tender) throw tenderNotFound()
    if (!tender.clientKey) throw invalid('tenderId', 'De opdrachtgever van deze tender is niet bekend.')
    if (!follows) {
      await unfollowBuyer(tx, userId, tender.clientKey)
      return
    }
    await refuseTooMany(tx, 'buyer_follows', userId)
    await tx.query('INSERT INTO buyer_follows (user_id, client_key, name) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
      userId,
      tender.clientKey,
      tender.name,
    ])
  })
}

async function refuseTooMany(
  tx: EntityManager,
  table: 'tender_follows' | 'buyer_follows',
  userId: string,
): Promise<void> {
  const [{ n }] = await tx.query<[{ n: number }]>(`SELECT count(*)::int AS n FROM ${table} WHERE user_id = $1`, [
    userId,
  ])
  if (n >= MAX_FOLLOWED)
    throw new UserError('BAD_USER_INPUT', `Je volgt er al ${MAX_FOLLOWED}. Stop eerst met het volgen van andere.`)
}

export interface Following {
  /** The viewer hears about changes: by a bookmark, by following, or through the buyer. */
  readonly follows: boolean
  readonly followsBuyer: boolean
}

/** SQL condition that this user hears about changes of `tenders t`, of which `o` are the copies. */
const hearsSql = (
  userId: string,
) => `NOT EXISTS (SELECT FROM tender_follows f JOIN o ON o.copy_id = f.tender_id WHERE f.user_id = ${userId} AND f.is_muted)
  AND (EXISTS (SELECT FROM tender_follows f JOIN o ON o.copy_id = f.tender_id WHERE f.user_id = ${userId})
    OR EXISTS (SELECT FROM bookmarks b JOIN o ON o.copy_id = b.tender_id WHERE b.user_id = ${userId} AND b.detached_at IS NULL)
    OR EXISTS (SELECT FROM buyer_follows f WHERE f.user_id = ${userId} AND f.client_key = t.client_key))`

/** Batch function of a loader: in the order of the ids. */
export async function followingOf(db: EntityManager, userId: string, ids: readonly string[]): Promise<Following[]> {
  const rows = await db.query<(Following & { id: string })[]>(
    `SELECT t.id, found.follows, EXISTS (SELECT FROM buyer_follows f WHERE f.user_id = $1 AND f.client_key = t.client_key) AS "followsBuyer"
     FROM tenders t CROSS JOIN LATERAL (WITH o AS (${copiesSql('t.id')}) SELECT ${hearsSql('$1')} AS follows) found
     WHERE t.id = ANY ($2)`,
    [userId, ids],
  )
  const byId = new Map(rows.map(({ id, ...following }) => [id, following]))
  return ids.map(id => byId.get(id) ?? { follows: false, followsBuyer: false })
}

export interface FollowedBuyer {
  readonly name: string
  readonly clientKey: string
}

/** By name. */
export const followedBuyers = (db: EntityManager, userId: string): Promise<FollowedBuyer[]> =>
  db.query<FollowedBuyer[]>(
    'SELECT name, client_key AS "clientKey" FROM buyer_follows WHERE user_id = $1 ORDER BY name',
    [userId],
  )

/** Idempotent. @returns the others */
export async function unfollowBuyer(db: EntityManager, userId: string, clientKey: string): Promise<FollowedBuyer[]> {
  // PostgreSQL refuses the NUL character, which no key contains.
  if (!clientKey.includes('\0'))
    await db.query('DELETE FROM buyer_follows WHERE user_id = $1 AND client_key = $2', [userId, clientKey])
  return followedBuyers(db, userId)
}

/** Moves what follows a duplicate, and what was told about it, to the tender that it is merged into. Called before its history moves. */
export async function moveFollowers(tx: EntityManager, { into, from }: { into: string; from: string }): Promise<void> {
  const both = [into, from]
  await tx.query(
    `INSERT INTO tender_follows (user_id, tender_id, is_muted, created_at)
     SELECT user_id, $1, is_muted, created_at FROM tender_follows WHERE tender_id = $2
     ON CONFLICT (user_id, tender_id) DO UPDATE SET created_at = least(tender_follows.created_at, excluded.created_at)`,
    both,
  )
  await tx.query(
    `UPDATE inbox_items i SET change_id = kept.id FROM tender_changes gone JOIN tender_changes kept ON kept.key = gone.key
     WHERE gone.tender_id = $2 AND kept.tender_id = $1 AND i.change_id = gone.id
       AND NOT EXISTS (SELECT FROM inbox_items other WHERE other.change_id = kept.id AND other.user_id = i.user_id)`,
    both,
  )
}
