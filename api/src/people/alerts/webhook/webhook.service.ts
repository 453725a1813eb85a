import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { invalid, UserError } from '../../../platform/errors.js'
import { readUuid } from '../../../platform/validation/read-uuid.js'
import type { Settings } from '../../../platform/settings/settings.js'
import { Channel, type Delivery, type Outcome } from '../outbox/outbox.service.js'
import { profileGone } from '../settings/alert.service.js'
import { callWebhook } from './call-webhook.js'
import { messageOf } from './message.service.js'
import { readWebhookAddress } from './webhook-address.js'
import { webhookSecrets } from './webhook-secret.js'
import type { Secrets } from '../../../accounts/users/sign-in/session.service.js'

/** Circuit breaker: a webhook that fails for this long without a success is switched off. */
const DAYS_OF_FAILURES = 3
/** The number of attempts shown on the page of the webhook. */
const SHOWN_DELIVERIES = 20

export interface ProfileWebhook {
  readonly url: string
  readonly createdAt: Date
  /** Null when the last call succeeded. */
  readonly failingSince: Date | null
  /** When it was switched off after days of failures. */
  readonly offAt: Date | null
}

/** Batch function of a loader: in the order of the profiles' ids; null without one. */
export async function webhooksOf(db: EntityManager, profileIds: readonly string[]): Promise<(ProfileWebhook | null)[]> {
  const rows = await db.query<(ProfileWebhook & { profileId: string })[]>(
    `SELECT profile_id AS "profileId", url, created_at AS "createdAt", failing_since AS "failingSince", off_at AS "offAt"
     FROM profile_webhooks WHERE profile_id = ANY ($1)`,
    [profileIds],
  )
  const byId = new Map(rows.map(row => [row.profileId, row]))
  return profileIds.map(id => byId.get(id) ?? null)
}

interface Keys {
  readonly settings: Settings
  readonly secrets: Secrets
}

/**
 * Sets or replaces the webhook of a profile with a new secret, and switches it on.
 * @returns the signing secret, which cannot be read again
 * @throws UserError for a forbidden address, and for a profile that is not the user's
 */
export async function setWebhook(
  db: EntityManager,
  userId: string,
  { profileId, url }: { readonly profileId: string; readonly url: string },
  { settings, secrets }: Keys,
  now = new Date(),
): Promise<string> {
  const { href } = readWebhookAddress(url, settings)
  const nonce = uuid()
  const rows = await db.query<{ id: string }[]>(
    `INSERT INTO profile_webhooks (profile_id, url, nonce, created_at)
     SELECT id, $3, $4, $5 FROM search_profiles WHERE id = $1 AND user_id = $2
     ON CONFLICT (profile_id) DO UPDATE SET url = excluded.url, nonce = excluded.nonce, created_at = excluded.created_at,
       failing_since = NULL, off_at = NULL
     RETURNING profile_id AS id`,
    [readUuid(profileId), userId, href, nonce, now],
  )
  if (!rows[0]) throw profileGone()
  return webhookSecrets(rows[0].id, nonce, secrets)[0]
}

/** Idempotent. Limited to this user's profiles. */
export async function removeWebhook(db: EntityManager, userId: string, profileId: string): Promise<void> {
  await db.query(
    'DELETE FROM profile_webhooks w USING search_profiles p WHERE p.id = w.profile_id AND w.profile_id = $1 AND p.user_id = $2',
    [readUuid(profileId), userId],
  )
}

/** Switches on a webhook that was switched off. @throws UserError for a profile that is not the user's, or has no webhook */
export async function resumeWebhook(db: EntityManager, userId: string, profileId: string): Promise<void> {
  const [, count] = await db.query<[unknown[], number]>(
    `UPDATE profile_webhooks w SET off_at = NULL, failing_since = NULL FROM search_profiles p
     WHERE p.id = w.profile_id AND w.profile_id = $1 AND p.user_id = $2`,
    [readUuid(profileId), userId],
  )
  if (count === 0) throw profileGone()
}

/** A call of a webhook, with the result of its last attempt. */
export interface WebhookDelivery {
  readonly id: string
  readonly createdAt: Date
  readonly tenderCount: number
  readonly attempts: number
  readonly sentAt: Date | null
  readonly nextTryAt: Date | null
  readonly status: number | null
  readonly error: string | null
}

/** The last calls, newest first. */
export const webhookDeliveries = (db: EntityManager, profileId: string): Promise<WebhookDelivery[]> =>
  db.query<WebhookDelivery[]>(
    `SELECT id, created_at AS "createdAt", cardinality(tender_ids) AS "tenderCount", attempts, sent_at AS "sentAt",
       next_try_at AS "nextTryAt", status, error
     FROM alert_deliveries WHERE profile_id = $1 AND channel = $2 ORDER BY created_at DESC, id DESC LIMIT $3`,
    [profileId, Channel.WEBHOOK, SHOWN_DELIVERIES],
  )

/** Sends a delivery again with the same id. @throws UserError for a delivery that is not the user's, and while the webhook is off */
export async function resendDelivery(db: EntityManager, userId: string, id: string, now = new Date()): Promise<string> {
  const known = readUuid(id)
  const [found] = await db.query<{ profileId: string; isOff: boolean | null }[]>(
    `SELECT d.profile_id AS "profileId", w.off_at IS NOT NULL AS "isOff" FROM alert_deliveries d
     JOIN profile_webhooks w ON w.profile_id = d.profile_id WHERE d.id = $1 AND d.user_id = $2 AND d.channel = $3`,
    [known, userId, Channel.WEBHOOK],
  )
  if (!found) throw new UserError('NOT_FOUND', 'Dit bericht bestaat niet (meer).')
  if (found.isOff) throw invalid('id', 'Deze webhook staat uit. Zet hem eerst weer aan.')
  await db.query(
    `UPDATE alert_deliveries SET next_try_at = $2, attempts = 0, sent_at = NULL, status = NULL, error = NULL WHERE id = $1`,
    [known, now],
  )
  return found.profileId
}

/** Sends one delivery of the outbox, and records failures for the circuit breaker. */
export async function sendToWebhook(
  db: EntityManager,
  delivery: Delivery,
  { settings, secrets }: Keys,
  now: Date,
): Promise<Outcome> {
  const { id, profileId } = delivery
  const [webhook] = await db.query<{ url: string; nonce: string; offAt: Date | null }[]>(
    'SELECT url, nonce, off_at AS "offAt" FROM profile_webhooks WHERE profile_id = $1',
    [profileId],
  )
  if (!webhook || !profileId) return { error: 'De webhook is verwijderd.', isFinal: true }
  if (webhook.offAt) return { error: 'De webhook staat uit.', isFinal: true }
  const body = await messageOf(db, delivery, settings)
  if (!body) return { error: 'De tenders bestaan niet meer.', isFinal: true }
  const call = { url: webhook.url, id: `msg_${id}`, secrets: webhookSecrets(profileId, webhook.nonce, secrets), body }
  const outcome = await callWebhook(call, settings, now)
  await noteOutcome(db, profileId, outcome, now)
  return outcome
}

async function noteOutcome(
  db: EntityManager,
  profileId: string,
  { error, isFinal }: Outcome,
  now: Date,
): Promise<void> {
  if (error === undefined)
    await db.query(
      'UPDATE profile_webhooks SET failing_since = NULL WHERE profile_id = $1 AND failing_since IS NOT NULL',
      [profileId],
    )
  else
    await db.query(
      `UPDATE profile_webhooks SET failing_since = coalesce(failing_since, $2),
         off_at = CASE WHEN $3 OR failing_since <= $2::timestamptz - interval '${DAYS_OF_FAILURES} days' THEN $2 ELSE off_at END
       WHERE profile_id = $1`,
      [profileId, now, isFinal ?? false],
    )
}
