import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { UserError } from '../../../platform/errors.js'
import { parseUrl } from '../../../platform/validation/parse-url.js'
import type { Settings } from '../../../platform/settings/settings.js'
import { readWebhookAddress } from '../webhook/webhook-address.js'

/** Browsers per user; a new one replaces the oldest. */
const MAX_SUBSCRIPTIONS = 10

/** The fields of a `PushSubscription` in the Push API. */
export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/**
 * Idempotent. Takes over the subscription of a browser that another user had before.
 * @param sid the browser's session, whose end also ends the subscription
 * @throws UserError for a forbidden address; UNAUTHENTICATED for a token, and when the session has ended meanwhile
 */
export async function subscribePush(
  db: EntityManager,
  { userId, sid }: { readonly userId: string; readonly sid: string },
  { endpoint, p256dh, auth }: Subscription,
  settings: Pick<Settings, 'environment'>,
): Promise<void> {
  const { href } = readWebhookAddress(endpoint, settings)
  await db.transaction(async tx => {
    // Race condition: a concurrent sign-out waits for this lock and then deletes the subscription, or this finds no session any more.
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

/** Idempotent. Limited to this user; a malformed address has no subscription. */
export async function unsubscribePush(db: EntityManager, userId: string, endpoint: string): Promise<void> {
  const address = parseUrl(endpoint)
  if (!address) return
  await db.query('DELETE FROM push_subscriptions WHERE user_id = $1 AND endpoint = $2', [userId, address.href])
}

export const subscriptionsOf = (db: EntityManager, userId: string): Promise<(Subscription & { id: string })[]> =>
  db.query('SELECT id, endpoint, p256dh, auth FROM push_subscriptions WHERE user_id = $1', [userId])

/** Deletes a subscription that the browser ended. */
export async function forgetSubscription(db: EntityManager, id: string): Promise<void> {
  await db.query('DELETE FROM push_subscriptions WHERE id = $1', [id])
}
