import { createHash, randomBytes } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { BookmarkLink } from './bookmark-link.entity.js'

const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

export const findBookmarkLink = (db: EntityManager, userId: string): Promise<BookmarkLink | null> =>
  db.findOneBy(BookmarkLink, { userId })

/** Creates the user's only link, replacing the former one. @returns its secret of 256 bits, which cannot be read again */
export async function renewBookmarkLink(db: EntityManager, userId: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await db.query(
    `INSERT INTO bookmark_links (user_id, secret_hash) VALUES ($1, $2)
     ON CONFLICT (user_id) DO UPDATE SET secret_hash = excluded.secret_hash, created_at = now()`,
    [userId, hashOf(secret)],
  )
  return secret
}

/** Idempotent. */
export async function revokeBookmarkLink(db: EntityManager, userId: string): Promise<void> {
  await db.delete(BookmarkLink, { userId })
}

/** The owner of a link; null for one that was revoked, renewed or never created, and while its owner is deactivated. */
export async function ownerOfLink(db: EntityManager, secret: string): Promise<string | null> {
  if (!/^[\w-]{43}$/.test(secret)) return null
  const [row] = await db.query<{ id: string }[]>(
    `SELECT u.id FROM bookmark_links l JOIN app_users u ON u.id = l.user_id
     WHERE l.secret_hash = $1 AND u.is_active AND NOT u.must_change_password`,
    [hashOf(secret)],
  )
  return row?.id ?? null
}
