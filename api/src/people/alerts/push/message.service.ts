import type { EntityManager } from 'typeorm'
import { pluralize } from '../../../platform/text/pluralize.js'
import { plainText } from '../../../platform/text/plain-text.js'
import { tendersById } from '../../../tenders/tender/tender.service.js'
import { closingOf } from '../mail/words.js'
import { textOf } from '../../../tenders/changes/change-text.js'
import { changesIn } from '../changes/plan.service.js'
import { byUrgency } from '../changes/told.js'
import { About, type Delivery } from '../outbox/outbox.service.js'

/** The payload for the service worker (web/src/app/service-worker/push.ts). */
export interface PushMessage {
  readonly title: string
  readonly body: string
  /** Idempotency: a browser replaces a notification with the same tag. */
  readonly tag: string
  /** The path on our site that a click opens. */
  readonly path: string
}

/** A notification shows less, and a push service accepts at most 4 096 encrypted bytes. */
const MAX_TITLE_LENGTH = 120
const MAX_BODY_LENGTH = 180

/** Null when the recipient, the profile or all tenders are gone. */
export async function pushMessageOf(db: EntityManager, delivery: Delivery, now: Date): Promise<PushMessage | null> {
  if (delivery.about === About.CHANGES) return changeMessage(db, delivery, now)
  const { id, profileId, tenderIds, since } = delivery
  const [profile] = await db.query<{ name: string }[]>(
    `SELECT p.name FROM profile_alerts a JOIN search_profiles p ON p.id = a.profile_id JOIN app_users u ON u.id = p.user_id
     WHERE p.id = $1 AND u.is_active AND a.by_push`,
    [profileId],
  )
  const tenders = (await tendersById(db, tenderIds)).filter(tender => tender !== null)
  const [first] = tenders
  if (!profile || !first) return null
  const isOne = tenders.length === 1
  const { when } = closingOf(first, now)
  const title = isOne ? first.title : `${pluralize(tenders.length, 'nieuwe tender', 'nieuwe tenders')}: ${profile.name}`
  const facts = [first.organization, isOne ? when && `sluit ${when}` : first.title]
  return {
    title: shortened(title, MAX_TITLE_LENGTH),
    body: shortened(facts.filter(Boolean).join(' · '), MAX_BODY_LENGTH),
    tag: id,
    path: `/zoekprofielen?profiel=${profileId}&sinds=${since.toISOString()}`,
  }
}

/** Null when the recipient is gone, or everything was undone before it was sent. */
async function changeMessage(db: EntityManager, delivery: Delivery, now: Date): Promise<PushMessage | null> {
  const [user] = await db.query<object[]>('SELECT FROM app_users WHERE id = $1 AND is_active', [delivery.userId])
  const changed = (await changesIn(db, delivery)).toSorted((one, other) =>
    byUrgency(one.changes[0]!, other.changes[0]!),
  )
  const [first] = changed
  const [tender] = first ? await tendersById(db, [first.tenderId]) : []
  if (!user || !first || !tender) return null
  const [main] = first.changes
  const told = textOf(main!, now).join(' ')
  const others = changed.length > 1 ? `en ${pluralize(changed.length - 1, 'andere tender', 'andere tenders')}` : ''
  return {
    title: shortened(told, MAX_TITLE_LENGTH),
    body: shortened([tender.title, tender.organization, others].filter(Boolean).join(' · '), MAX_BODY_LENGTH),
    tag: delivery.id,
    path: changed.length > 1 ? '/meldingen' : `/tenders/${tender.id}`,
  }
}

function shortened(text: string, most: number): string {
  const characters = Array.from(plainText(text).replaceAll(/\s+/g, ' ').trim())
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`
}
