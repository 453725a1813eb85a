import type { EntityManager } from 'typeorm'
import type { Mentionable } from './mentions.js'

/** SQL condition that the readers of the thread of this bookmark can see `app_users u`: its owner, who wrote in it, or who shows bookmarks to colleagues. */
const isSeenSql = (bookmarkId: string, ownerId: string) =>
  `u.is_active AND (u.id = ${ownerId} OR EXISTS (SELECT FROM bookmark_comments c WHERE c.bookmark_id = ${bookmarkId} AND c.user_id = u.id)
    OR EXISTS (SELECT FROM bookmarks b WHERE b.user_id = u.id AND b.is_public AND b.detached_at IS NULL))`

/** Those with these names whom the readers of the thread can see. */
export async function mentionable(
  tx: EntityManager,
  bookmarkId: string,
  ownerId: string,
  words: readonly string[],
): Promise<Mentionable[]> {
  if (words.length === 0) return []
  return tx.query<Mentionable[]>(
    `SELECT u.id, u.username, u.first_name AS "firstName", u.last_name AS "lastName" FROM app_users u
     WHERE (lower(u.username) = ANY ($3) OR lower(u.first_name) = ANY ($3) OR split_part(lower(u.first_name), ' ', 1) = ANY ($3))
       AND ${isSeenSql('$1', '$2')} ORDER BY u.id LIMIT 200`,
    [bookmarkId, ownerId, words],
  )
}

export const MAX_SUGGESTED_NAMES = 6

/** First and last names to write after '@', by name. A private bookmark has no other readers. */
export async function suggestedNames(
  db: EntityManager,
  { id, userId, isPublic }: { readonly id: string; readonly userId: string; readonly isPublic: boolean },
  viewerId: string,
  beginning: string,
): Promise<string[]> {
  if (!isPublic) return []
  const rows = await db.query<{ name: string }[]>(
    `SELECT DISTINCT u.first_name || ' ' || u.last_name AS name FROM app_users u
     WHERE u.id <> $3 AND u.first_name <> '' AND u.last_name <> ''
       AND (starts_with(lower(u.first_name || ' ' || u.last_name), lower($4)) OR starts_with(lower(u.last_name), lower($4)))
       AND ${isSeenSql('$1', '$2')} ORDER BY name LIMIT ${MAX_SUGGESTED_NAMES}`,
    [id, userId, viewerId, beginning.replaceAll('\0', '')],
  )
  return rows.map(({ name }) => name)
}
