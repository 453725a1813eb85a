import { createHash, randomBytes } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { ProfileFilter } from '../../profiles/profile-filter.js'
import { readUuid } from '../../../platform/validation/read-uuid.js'
import { profileGone } from '../settings/alert.service.js'

const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

/** Batch function of a loader: when each profile's link was made, in the order of the ids; null without one. */
export async function linksOf(db: EntityManager, profileIds: readonly string[]): Promise<(Date | null)[]> {
  const rows = await db.query<{ id: string; at: Date }[]>(
    'SELECT profile_id AS id, created_at AS at FROM profile_links WHERE profile_id = ANY ($1)',
    [profileIds],
  )
  const byId = new Map(rows.map(({ id, at }) => [id, at]))
  return profileIds.map(id => byId.get(id) ?? null)
}

/**
 * Creates the profile's only link, replacing the former one.
 * @returns its secret of 256 bits, which cannot be read again
 * @throws UserError for a profile that is not the user's
 */
export async function renewProfileLink(db: EntityManager, userId: string, profileId: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const rows = await db.query<unknown[]>(
    `INSERT INTO profile_links (profile_id, secret_hash) SELECT id, $3 FROM search_profiles WHERE id = $1 AND user_id = $2
     ON CONFLICT (profile_id) DO UPDATE SET secret_hash = excluded.secret_hash, created_at = now() RETURNING 1`,
    [readUuid(profileId), userId, hashOf(secret)],
  )
  if (rows.length === 0) throw profileGone()
  return secret
}

/** Idempotent. Limited to this user's profiles. */
export async function revokeProfileLink(db: EntityManager, userId: string, profileId: string): Promise<void> {
  await db.query(
    'DELETE FROM profile_links l USING search_profiles p WHERE p.id = l.profile_id AND p.id = $1 AND p.user_id = $2',
    [readUuid(profileId), userId],
  )
}

export interface LinkedProfile {
  readonly name: string
  readonly filter: ProfileFilter
  readonly owner: { readonly id: string; readonly hasDismissed: boolean }
}

/** Null for a link that was revoked, renewed or never created, and while its owner is deactivated. */
export async function findLinkedProfile(db: EntityManager, secret: string): Promise<LinkedProfile | null> {
  if (!/^[\w-]{43}$/.test(secret)) return null
  const [row] = await db.query<{ name: string; filter: ProfileFilter; id: string; hasDismissed: boolean }[]>(
    `SELECT p.name, p.filter, u.id, u.has_put_away AS "hasDismissed"
     FROM profile_links l JOIN search_profiles p ON p.id = l.profile_id JOIN app_users u ON u.id = p.user_id
     WHERE l.secret_hash = $1 AND u.is_active AND NOT u.must_change_password`,
    [hashOf(secret)],
  )
  return row ? { name: row.name, filter: row.filter, owner: { id: row.id, hasDismissed: row.hasDismissed } } : null
}
