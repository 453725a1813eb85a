import type { EntityManager } from 'typeorm'
import { createFetcher } from '../../platform/fetching/fetcher.js'
import { log } from '../../platform/log.js'
import type { User } from './user.entity.js'
import { ProviderProfile } from './sign-in/provider-profile.entity.js'
import { parseUrl } from '../../platform/validation/parse-url.js'

const MAX_PICTURE_BYTES = 300_000
const FETCH_TIMEOUT_MS = 4000

/** Magic numbers, because a server's Content-Type is untrusted. */
const types: readonly (readonly [type: string, hex: RegExp])[] = [
  ['image/png', /^89504e470d0a1a0a/],
  ['image/jpeg', /^ffd8ff/],
  ['image/gif', /^47494638(?:37|39)61/],
  ['image/webp', /^52494646.{8}57454250/],
]

/** Fetches and stores the profile picture of a user who signed in; an error is logged and changes nothing. */
export async function keepPicture(
  db: EntityManager,
  legacyUserId: string,
  url: string,
  options: { readonly userAgent: string; readonly allowPrivateAddresses: boolean },
): Promise<void> {
  const parsed = parseUrl(url)
  if (!parsed) return
  const fetcher = createFetcher({
    ...options,
    allowedHosts: [parsed.host],
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    limits: { bytes: MAX_PICTURE_BYTES, wholeMs: FETCH_TIMEOUT_MS, connectMs: FETCH_TIMEOUT_MS },
  })
  try {
    const picture = Buffer.from(await fetcher.bytes(url))
    const beginning = picture.subarray(0, 16).toString('hex')
    const pictureType = types.find(([, pattern]) => pattern.test(beginning))?.[0]
    if (pictureType) await db.update(ProviderProfile, legacyUserId, { picture, pictureType })
  } catch (error) {
    log.info({ error: (error as Error).message }, 'no profile picture')
  } finally {
    await fetcher.close()
  }
}

/** The path of each user's own picture, in the order of the users; null for a user without one. */
export async function pictureAddresses(db: EntityManager, users: readonly User[]): Promise<(string | null)[]> {
  const ids = users.flatMap(({ legacyUserId }) => legacyUserId ?? [])
  if (ids.length === 0) return users.map(() => null)
  const rows = await db.query<{ id: string }[]>('SELECT id FROM users WHERE id = ANY ($1) AND picture IS NOT NULL', [
    ids,
  ])
  const withPicture = new Set<string | null>(rows.map(({ id }) => id))
  return users.map(({ legacyUserId }) => (withPicture.has(legacyUserId) ? '/api/auth/picture' : null))
}

/** Null for a user without a picture. */
export async function pictureOf(
  db: EntityManager,
  legacyUserId: string,
): Promise<{ type: string; bytes: Buffer } | null> {
  const row = await db
    .createQueryBuilder(ProviderProfile, 'profile')
    .select(['profile.id', 'profile.picture', 'profile.pictureType'])
    .where({ id: legacyUserId })
    .getOne()
  return row?.picture && row.pictureType ? { type: row.pictureType, bytes: row.picture } : null
}
