import type { EntityManager } from 'typeorm'
import webPush from 'web-push'
import { UserError } from '../../../platform/errors.js'
import { log } from '../../../platform/log.js'
import type { Settings } from '../../../platform/settings/settings.js'
import { timeLimits } from '../../../platform/time-limits.js'
import type { Delivery, Outcome } from '../outbox/outbox.service.js'
import { postOutward } from '../webhook/post-outward.js'
import { pushMessageOf } from './message.service.js'
import { pushKeys } from './push-keys.js'
import { forgetSubscription, type Subscription, subscriptionsOf } from './subscription.service.js'

/** Sends to every browser of the user. One success counts as sent, because a retry would show duplicates in the browsers that succeeded. */
export async function sendPush(db: EntityManager, delivery: Delivery, settings: Settings, now: Date): Promise<Outcome> {
  const message = await pushMessageOf(db, delivery, now)
  if (!message) return { error: 'Er viel niets meer te melden.', isFinal: true }
  const subscriptions = await subscriptionsOf(db, delivery.userId)
  if (subscriptions.length === 0) return { error: 'Er is geen apparaat dat meldingen ontvangt.', isFinal: true }
  const outcomes = await Promise.all(
    subscriptions.map(async subscription => {
      const outcome = await sendTo(subscription, delivery.id, JSON.stringify(message), settings)
      if (outcome.isFinal) await forgetSubscription(db, subscription.id)
      return outcome
    }),
  )
  const sent = outcomes.find(({ error }) => error === undefined)
  return sent ?? outcomes.find(({ isFinal }) => !isFinal) ?? outcomes[0]!
}

/** The status codes for a subscription that the browser ended. */
const ENDED: ReadonlySet<number> = new Set([404, 410])
/** After a longer absence the site itself shows what is new. */
const KEPT_SECONDS = 24 * 3600

/** Web push: encrypted for the browser (RFC 8291) and signed with our keys (VAPID, RFC 8292). Never throws. */
async function sendTo(
  { endpoint, p256dh, auth }: Subscription,
  id: string,
  text: string,
  settings: Settings,
): Promise<Outcome> {
  try {
    // Only builds the request: the library's own sender would connect to any address and read responses of any size.
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: { subject: `mailto:${settings.mail.address}`, ...pushKeys(settings) },
      TTL: KEPT_SECONDS,
      // Idempotent: a push service replaces a queued message with the same topic.
      topic: id.replaceAll('-', '').slice(0, 32),
    })
    const message = { headers: headersOf(headers), body, timeoutMs: timeLimits.push.ms }
    const status = await postOutward(endpoint, message, settings)
    if (status >= 200 && status < 300) return { status }
    return { status, error: `De pushdienst antwoordde met ${status}.`, isFinal: ENDED.has(status) }
  } catch (error) {
    log.warn({ error }, 'a push message was not sent')
    // A forbidden address stays forbidden, so no retry.
    if (error instanceof UserError) return { error: error.message, isFinal: true }
    return { error: 'De pushdienst is niet bereikbaar.' }
  }
}

/** The HTTP client sets `content-length` itself. */
const headersOf = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  )
