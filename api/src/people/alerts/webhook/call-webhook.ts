import { Webhook } from 'standardwebhooks'
import { UserError } from '../../../platform/errors.js'
import type { Settings } from '../../../platform/settings/settings.js'
import { timeLimits } from '../../../platform/time-limits.js'
import type { Outcome } from '../outbox/outbox.service.js'
import { postOutward } from './post-outward.js'

export interface Call {
  readonly url: string
  /** Standard Webhooks: an idempotency key, the same in every attempt. */
  readonly id: string
  /** Each of these signs the message. */
  readonly secrets: readonly string[]
  readonly body: object
}

/** Standard Webhooks: all signatures in one header, so that receivers accept either secret. */
export const signatures = (secrets: readonly string[], id: string, now: Date, payload: string): string =>
  secrets.map(secret => new Webhook(secret).sign(id, now, payload)).join(' ')

/** Status 410: the receiver wants no more calls. */
const GONE = 410

/** POSTs a message signed as in Standard Webhooks. Never throws. */
export async function callWebhook({ url, id, secrets, body }: Call, settings: Settings, now: Date): Promise<Outcome> {
  const payload = JSON.stringify(body)
  const headers = {
    'content-type': 'application/json',
    'user-agent': `GreenRockTenders/1.0 (+${settings.publicUrl})`,
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures(secrets, id, now, payload),
  }
  try {
    return outcomeOf(await postOutward(url, { headers, body: payload, timeoutMs: timeLimits.webhook.ms }, settings))
  } catch (error) {
    return { error: sentenceOf(error) }
  }
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { status }
  if (status >= 300 && status < 400)
    return { status, error: `Dit adres stuurt door (${status}). Vul het adres in waar het naartoe gaat.` }
  if (status === GONE) return { status, error: 'De ontvanger wil geen berichten meer (410).', isFinal: true }
  return { status, error: `De ontvanger antwoordde met ${status}.` }
}

function sentenceOf(error: unknown): string {
  if (error instanceof UserError) return error.message
  const { name, cause } = error as Error & { readonly cause?: { readonly code?: string } }
  if (name === 'TimeoutError') return `De ontvanger antwoordde niet binnen ${timeLimits.webhook.ms / 1000} seconden.`
  switch (cause?.code) {
    case 'ENOTFOUND':
      return 'Het adres bestaat niet, of is niet vanaf internet bereikbaar.'
    case 'ECONNREFUSED':
      return 'Op dit adres luistert niets.'
    case 'UND_ERR_CONNECT_TIMEOUT':
      return `De ontvanger antwoordde niet binnen ${timeLimits.webhook.ms / 1000} seconden.`
    default:
      return 'De verbinding met de ontvanger mislukte.'
  }
}
