import type { EntityManager } from 'typeorm'
import { countItems, keysetPage } from '../../platform/paging/keyset-page.js'
import { connectionOf, type ConnectionOf } from '../../platform/paging/connection.js'
import { type PageArgs, readPage } from '../../platform/paging/page-args.js'
import type { KeysetList } from '../../platform/paging/placed-rows.js'
import { publishInbox } from './inbox-events.js'
import { InboxItem } from './inbox-item.entity.js'

export const InboxConnection = connectionOf(InboxItem)

export const KEPT_DAYS = 90

/** SQL condition that the owner may still read what `inbox_items item` is about. */
const isReadable = `(item.comment_id IS NULL OR EXISTS (SELECT FROM bookmark_comments c JOIN bookmarks b ON b.id = c.bookmark_id
    WHERE c.id = item.comment_id AND c.deleted_at IS NULL AND b.detached_at IS NULL AND (b.is_public OR b.user_id = item.user_id)))
  AND (item.change_id IS NULL OR EXISTS (SELECT FROM tender_changes c WHERE c.id = item.change_id AND NOT c.is_obsolete))`

const listOf = (userId: string, { isUnread }: { readonly isUnread: boolean }): KeysetList => ({
  order: 'inbox',
  keys: [
    { sql: 'item.created_at', type: 'timestamptz', descending: true },
    { sql: 'item.id', type: 'uuid', descending: true },
  ],
  where: ['item.user_id = $1', 'item.is_listed', isReadable, ...(isUnread ? ['item.read_at IS NULL'] : [])],
  values: [userId],
})

/** Newest first. @throws UserError for invalid page arguments */
export const listInbox = (
  db: EntityManager,
  userId: string,
  isUnread: boolean,
  args: PageArgs,
): Promise<ConnectionOf<InboxItem>> => keysetPage(db, InboxItem, listOf(userId, { isUnread }), readPage(args, 'inbox'))

export const unreadCount = (db: EntityManager, userId: string): Promise<number> =>
  countItems(db, InboxItem, listOf(userId, { isUnread: true }))

/** In the order of the ids; null for a message that is not the user's, or about something that they may no longer read. */
export async function inboxItemsById(
  db: EntityManager,
  userId: string,
  ids: readonly string[],
): Promise<(InboxItem | null)[]> {
  const items = await db
    .createQueryBuilder(InboxItem, 'item')
    .where(`item.user_id = :userId AND item.is_listed AND ${isReadable} AND item.id = ANY (:ids)`, { userId, ids })
    .getMany()
  const byId = new Map(items.map(item => [item.id, item]))
  return ids.map(id => byId.get(id) ?? null)
}

/** The messages to mark: these, those about changes of this tender and its copies, or all. */
export interface Marked {
  readonly ids?: readonly string[] | null
  readonly tenderId?: string | null
}

/** Idempotent. Ids that are not the user's are ignored. */
export async function markInbox(
  db: EntityManager,
  userId: string,
  { ids, tenderId }: Marked,
  isRead: boolean,
): Promise<void> {
  await db.transaction(async tx => {
    const values: unknown[] = [userId]
    const where = ['user_id = $1']
    if (ids) where.push(`id = ANY ($${values.push(ids)})`)
    if (tenderId)
      where.push(`change_id IN (SELECT c.id FROM tender_changes c
        WHERE c.tender_id IN (SELECT copy_id FROM copies_of(array[$${values.push(tenderId)}::uuid])))`)
    // A search profile has one unread message: only its newest can become unread again.
    if (!isRead)
      where.push(`(profile_id IS NULL OR NOT EXISTS (SELECT FROM inbox_items other WHERE other.profile_id = inbox_items.profile_id
        AND (other.created_at, other.id) > (inbox_items.created_at, inbox_items.id)))`)
    const [, count] = await tx.query<[unknown, number]>(
      `UPDATE inbox_items SET read_at = ${isRead ? 'now()' : 'NULL'}
       WHERE read_at IS ${isRead ? '' : 'NOT'} NULL AND ${where.join(' AND ')}`,
      values,
    )
    if (count > 0) await publishInbox(tx, [userId])
  })
}

/** Batch function of a loader: the unread changes of each tender and its copies, oldest first. */
export async function unreadChangeIds(
  db: EntityManager,
  userId: string,
  tenderIds: readonly string[],
): Promise<string[][]> {
  const rows = await db.query<{ tenderId: string; changeIds: string[] }[]>(
    `SELECT asked.id AS "tenderId", array_agg(c.id ORDER BY c.noticed_at, c.id) AS "changeIds"
     FROM unnest($2::uuid[]) asked (id) CROSS JOIN LATERAL copies_of(array[asked.id]) o
     JOIN tender_changes c ON c.tender_id = o.copy_id AND NOT c.is_obsolete
     JOIN inbox_items i ON i.change_id = c.id AND i.user_id = $1 AND i.read_at IS NULL AND i.is_listed GROUP BY asked.id`,
    [userId, tenderIds],
  )
  const byTender = new Map(rows.map(({ tenderId, changeIds }) => [tenderId, changeIds]))
  return tenderIds.map(id => byTender.get(id) ?? [])
}

export async function forgetOldInbox(db: EntityManager): Promise<void> {
  await db.query(`DELETE FROM inbox_items WHERE created_at < now() - interval '${KEPT_DAYS} days'`)
}
