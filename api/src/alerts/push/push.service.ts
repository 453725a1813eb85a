import https from 'node:https'
import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import webPush, { WebPushError } from 'web-push'
import { counted } from '../../counted.js'
import { publicAddressesOnly } from '../../fetching/public-address.js'
import { log } from '../../log.js'
import type { Settings } from '../../settings/settings.js'
import { tendersById } from '../../tenders/tender.service.js'
import { timeLimits } from '../../time-limits.js'
import { closingOf } from '../mail/words.js'
import type { Delivery, Outcome } from '../outbox/outbox.service.js'
import { mayCallHere, readWebhookAddress } from '../webhook/webhook-address.js'
import { pushKeys } from './push-keys.js'

/** Browsers of one person: the oldest makes room. */
const MAX_SUBSCRIPTIONS = 10

/** What a browser gives of its subscription, see the Push API. */
export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Idempotent. A browser that somebody else used before is theirs from now on. @throws UserError for an address that may not be called */
export async function subscribePush(
  db: EntityManager,
  userId: string,
  { endpoint, p256dh, auth }: Subscription,
  settings: Pick<Settings, 'environment'>,
): Promise<void> {
  const { href } = readWebhookAddress(endpoint, settings)
  await db.transaction(async tx => {
    await tx.query(
      `INSERT INTO push_subscriptions (id, user_id, endpoint, p256dh, auth, created_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth,
         created_at = excluded.created_at`,
      [uuid(), userId, href, p256dh, auth, new Date()],
    )
    await tx.query(
      `DELETE FROM push_subscriptions WHERE id IN (SELECT id FROM push_subscriptions WHERE user_id = $1
         ORDER BY created_at DESC, id DESC OFFSET ${MAX_SUBSCRIPTIONS})`,
      [userId],
    )
  })
}

/** Idempotent. Only of this user. */
export async function unsubscribePush(db: EntityManager, userId: string, endpoint: string): Promise<void> {
  await db.query('DELETE FROM push_subscriptions WHERE user_id = $1 AND endpoint = $2', [userId, endpoint])
}

/** Sends to every browser of the person. An attempt counts as sent once one of them took it: those would show it twice. */
export async function sendPush(db: EntityManager, delivery: Delivery, settings: Settings, now: Date): Promise<Outcome> {
  const message = await messageOf(db, delivery, settings, now)
  if (!message) return { error: 'Er viel niets meer te melden.', isFinal: true }
  const subscriptions = await db.query<(Subscription & { id: string })[]>(
    'SELECT id, endpoint, p256dh, auth FROM push_subscriptions WHERE user_id = $1',
    [delivery.userId],
  )
  if (subscriptions.length === 0) return { error: 'Er is geen apparaat dat meldingen ontvangt.', isFinal: true }
  const outcomes = await Promise.all(
    subscriptions.map(async subscription => {
      const outcome = await sendTo(subscription, delivery.id, JSON.stringify(message), settings)
      if (outcome.isFinal) await db.query('DELETE FROM push_subscriptions WHERE id = $1', [subscription.id])
      return outcome
    }),
  )
  const last = outcomes.at(-1) ?? {}
  if (outcomes.some(({ error }) => error === undefined)) return { status: 201 }
  return outcomes.every(({ isFinal }) => isFinal) ? last : { ...last, isFinal: false }
}

async function messageOf(
  db: EntityManager,
  { id, profileId, tenderIds, since }: Delivery,
  settings: Settings,
  now: Date,
) {
  const [profile] = await db.query<{ name: string }[]>(
    `SELECT p.name FROM search_profiles p JOIN app_users u ON u.id = p.user_id WHERE p.id = $1 AND u.is_active`,
    [profileId],
  )
  const tenders = (await tendersById(db, tenderIds)).filter(tender => tender !== null)
  const [first] = tenders
  if (!profile || !first) return null
  const { left } = closingOf(first, now)
  const title =
    tenders.length === 1
      ? first.title
      : `${counted(tenders.length, 'nieuwe tender', 'nieuwe tenders')}: ${profile.name}`
  return {
    title,
    body: [first.organization, tenders.length === 1 ? left && `sluit ${left}` : first.title]
      .filter(Boolean)
      .join(' · '),
    // Browsers show one notification for each tag.
    tag: id,
    url: `${settings.publicUrl}/zoekprofielen?profiel=${profileId}&sinds=${since.toISOString()}`,
  }
}

/** A push service says so of a subscription that its browser ended. */
const ENDED: ReadonlySet<number> = new Set([404, 410])
const KEPT_SECONDS = 24 * 3600

async function sendTo(
  { endpoint, p256dh, auth }: Subscription,
  id: string,
  text: string,
  settings: Settings,
): Promise<Outcome> {
  try {
    const url = readWebhookAddress(endpoint, settings)
    const { statusCode } = await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: { subject: `mailto:${settings.mail.address}`, ...pushKeys(settings) },
      TTL: KEPT_SECONDS,
      // Idempotent: of messages with the same topic a push service keeps the last.
      topic: id.replaceAll('-', '').slice(0, 32),
      timeout: timeLimits.push.ms,
      // SSRF: the address was chosen in a browser.
      ...(mayCallHere(url, settings) ? {} : { agent: new https.Agent({ lookup: publicAddressesOnly }) }),
    })
    return { status: statusCode }
  } catch (error) {
    const status = error instanceof WebPushError ? error.statusCode : null
    log.warn({ error, status }, 'a push message was not sent')
    if (status === null) return { error: 'De pushdienst is niet bereikbaar.' }
    return { status, error: `De pushdienst antwoordde met ${status}.`, isFinal: ENDED.has(status) }
  }
}
