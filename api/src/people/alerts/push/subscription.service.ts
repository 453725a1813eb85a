import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { UserError } from '../../../platform/errors.js'
import { parseUrl } from '../../../platform/validation/parse-url.js'
import type { Settings } from '../../../platform/settings/settings.js'
import { readWebhookAddress } from '../webhook/webhook-address.js'

/** Browsers of one person: the oldest makes room. */
const MAX_SUBSCRIPTIONS = 10

/** What a browser gives of its subscription, see the Push API. */
export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/**
 * Idempotent. A browser that somebody else used before is theirs from now on.
 * @param sid of the session in that browser, with whose end it takes no more messages
 * @throws UserError for an address that may not be called; UNAUTHENTICATED when the session ended meanwhile, or for a token
 */
export async function subscribePush(
  db: EntityManager,
  { userId, sid }: { readonly userId: string; readonly sid: string },
  { endpoint, p256dh, auth }: Subscription,
  settings: Pick<Settings, 'environment'>,
): Promise<void> {
  const { href } = readWebhookAddress(endpoint, settings)
  await db.transaction(async tx => {
    // Race condition: signing out, which ends what it finds, waits for this, or this finds no session any more.
    const stored = await tx.query<unknown[]>(
      `INSERT INTO push_subscriptions (id, user_id, sid, endpoint, p256dh, auth, created_at)
         SELECT $1::uuid, $2::uuid, sid, $4, $5, $6, $7::timestamptz FROM sessions WHERE sid = $3 FOR KEY SHARE
       ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, sid = excluded.sid, p256dh = excluded.p256dh,
         auth = excluded.auth, created_at = excluded.created_at
       RETURNING id`,
      [uuid(), userId, sid, href, p256dh, auth, new Date()],
    )
    if (stored.length === 0)
      throw new UserError('UNAUTHENTICATED', 'Unauthorized: hiervoor moet je in deze browser ingelogd zijn.')
    await tx.query(
      `DELETE FROM push_subscriptions WHERE id IN (SELECT id FROM push_subscriptions WHERE user_id = $1
         ORDER BY created_at DESC, id DESC OFFSET ${MAX_SUBSCRIPTIONS})`,
      [userId],
    )
  })
}

/** Idempotent. Only of this user; an address that is none has no subscription. */
export async function unsubscribePush(db: EntityManager, userId: string, endpoint: string): Promise<void> {
  const address = parseUrl(endpoint)
  if (!address) return
  await db.query('DELETE FROM push_subscriptions WHERE user_id = $1 AND endpoint = $2', [userId, address.href])
}

/** Of one person. */
export const subscriptionsOf = (db: EntityManager, userId: string): Promise<(Subscription & { id: string })[]> =>
  db.query('SELECT id, endpoint, p256dh, auth FROM push_subscriptions WHERE user_id = $1', [userId])

/** A browser that ended its subscription. */
export async function forgetSubscription(db: EntityManager, id: string): Promise<void> {
  await db.query('DELETE FROM push_subscriptions WHERE id = $1', [id])
}
