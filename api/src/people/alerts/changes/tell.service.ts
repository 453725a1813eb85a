import { DateTime } from 'luxon'
import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { AMSTERDAM } from '../../../platform/calendar.js'
import { fairly } from '../../../platform/fair-share.js'
import { ChangeTopic } from '../../../tenders/changes/change.js'
import { unique } from '../../../platform/text/lists.js'
import { defaultChoices, MailMoment } from '../../following/preferences.js'
import { publishInbox } from '../../inbox/inbox-events.js'
import { About, Channel, enqueue } from '../outbox/outbox.service.js'

/** Changes per transaction: each may have thousands of followers. */
const BATCH = 50

/** Two moves within this time are one mail. */
const BETWEEN_MAILS = '1 hour'

const DIGEST_MINUTE = 7 * 60 + 30

/** The next 07:30 in Amsterdam. */
export function nextDigest(now: Date): Date {
  const local = DateTime.fromJSDate(now, { zone: AMSTERDAM })
  const today = local.startOf('day').set({ hour: Math.floor(DIGEST_MINUTE / 60), minute: DIGEST_MINUTE % 60 })
  return (today > local ? today : today.plus({ days: 1 })).toJSDate()
}

/**
 * Puts the changes of which nobody has been told into the inboxes of those who follow: who bookmarked or follows the tender, one of its copies, or
 * its buyer before the change was noticed, and did not mute it. Exactly once: a change and its messages are one transaction, several processes take
 * different changes, and the same change at several copies is told once.
 * @returns the number of messages
 */
export async function tellChanges(db: EntityManager, now = new Date()): Promise<number> {
  let told = 0
  for (;;) {
    const { changes, messages } = await fairly(() => db.transaction(tx => tellBatch(tx, now)))
    told += messages
    if (changes === 0) return told
  }
}

async function tellBatch(tx: EntityManager, now: Date): Promise<{ changes: number; messages: number }> {
  const taken = await tx.query<{ id: string }[]>(
    `SELECT id FROM tender_changes WHERE is_untold AND NOT is_obsolete ORDER BY noticed_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
  )
  if (taken.length === 0) return { changes: 0, messages: 0 }
  const ids = taken.map(({ id }) => id)
  const messages = await tx.query<Message[]>(tellSql, [ids, JSON.stringify(defaultChoices), now, nextDigest(now)])
  await tx.query('UPDATE tender_changes SET is_untold = false WHERE id = ANY ($1)', [ids])
  await enqueueWebhooks(tx, ids, now)
  await enqueuePush(
    tx,
    messages.filter(({ isPushed }) => isPushed),
    now,
  )
  await publishInbox(
    tx,
    messages.filter(({ isListed }) => isListed).map(({ userId }) => userId),
  )
  return { changes: taken.length, messages: messages.length }
}

interface Message {
  readonly userId: string
  readonly changeId: string
  readonly tenderId: string
  readonly isListed: boolean
  readonly isPushed: boolean
}

/** One notification per person for all these changes. */
async function enqueuePush(tx: EntityManager, messages: readonly Message[], now: Date): Promise<void> {
  const byUser = new Map<string, Message[]>()
  for (const message of messages) byUser.set(message.userId, [...(byUser.get(message.userId) ?? []), message])
  for (const [userId, own] of byUser) {
    const delivery = { id: uuid(), userId, profileId: null, about: About.CHANGES, channel: Channel.PUSH }
    const tenderIds = unique(own.map(({ tenderId }) => tenderId))
    await enqueue(tx, { ...delivery, tenderIds, changeIds: own.map(({ changeId }) => changeId), since: now, now })
  }
}

/** One call per search profile whose webhook was called with one of these tenders before. Wording is never sent. */
async function enqueueWebhooks(tx: EntityManager, changeIds: readonly string[], now: Date): Promise<void> {
  const calls = await tx.query<{ profileId: string; userId: string; tenderIds: string[]; changeIds: string[] }[]>(
    `SELECT p.id AS "profileId", p.user_id AS "userId", array_agg(DISTINCT c.tender_id) AS "tenderIds",
       array_agg(c.id ORDER BY c.noticed_at, c.id) AS "changeIds"
     FROM tender_changes c JOIN profile_matches m ON m.tender_id = c.tender_id AND m.handled_at <= c.noticed_at
     JOIN search_profiles p ON p.id = m.profile_id JOIN app_users u ON u.id = p.user_id AND u.is_active
     JOIN profile_webhooks w ON w.profile_id = p.id AND w.off_at IS NULL
     WHERE c.id = ANY ($1) AND c.topic <> $2 GROUP BY p.id`,
    [changeIds, ChangeTopic.WORDING],
  )
  for (const call of calls)
    await enqueue(tx, { id: uuid(), about: About.CHANGES, channel: Channel.WEBHOOK, ...call, since: now, now })
}

/** Copies are told as one: those that carry the same key, in the order in which they were noticed. */
const tellSql = `
  WITH changes AS (
    SELECT c.id, c.key, c.topic, c.noticed_at, t.client_key, coalesce(t.copy_of, t.id) AS shown_id,
      array(SELECT copy_id FROM copies_of(array[t.id])) AS copies
    FROM tender_changes c JOIN tenders t ON t.id = c.tender_id WHERE c.id = ANY ($1)
  ), followers AS (
    SELECT c.id AS change_id, b.user_id FROM changes c JOIN bookmarks b ON b.tender_id = ANY (c.copies)
      WHERE b.detached_at IS NULL AND b.created_at <= c.noticed_at
    UNION SELECT c.id, f.user_id FROM changes c JOIN tender_follows f ON f.tender_id = ANY (c.copies)
      WHERE f.created_at <= c.noticed_at
    UNION SELECT c.id, f.user_id FROM changes c JOIN buyer_follows f ON f.client_key = c.client_key
      WHERE f.created_at <= c.noticed_at
  ), told AS (
    SELECT DISTINCT ON (f.user_id, c.shown_id, c.key) f.user_id, c.id AS change_id, c.shown_id, c.copies,
      coalesce(p.choices->c.topic, $2::jsonb->c.topic) AS choice
    FROM followers f JOIN changes c ON c.id = f.change_id JOIN app_users u ON u.id = f.user_id AND u.is_active
    LEFT JOIN change_preferences p ON p.user_id = f.user_id
    WHERE NOT EXISTS (SELECT FROM tender_follows m WHERE m.user_id = f.user_id AND m.is_muted AND m.tender_id = ANY (c.copies))
      AND NOT EXISTS (SELECT FROM tender_changes other JOIN inbox_items i ON i.change_id = other.id AND i.user_id = f.user_id
        WHERE other.tender_id = ANY (c.copies) AND other.key = c.key)
    ORDER BY f.user_id, c.shown_id, c.key, c.noticed_at, c.id
  ), stored AS (
    INSERT INTO inbox_items (id, user_id, kind, change_id, is_listed, created_at, mail_at)
    SELECT gen_random_uuid(), user_id, 'change', change_id, (choice->>'inProduct')::boolean, $3,
      CASE choice->>'mail' WHEN '${MailMoment.DIGEST}' THEN $4::timestamptz
        WHEN '${MailMoment.AT_ONCE}' THEN greatest($3::timestamptz, (
          SELECT max(d.created_at) FROM alert_deliveries d
          WHERE d.user_id = told.user_id AND d.about = '${About.CHANGES}' AND d.channel = '${Channel.MAIL}' AND told.copies && d.tender_ids
        ) + interval '${BETWEEN_MAILS}') END
    FROM told WHERE (choice->>'inProduct')::boolean OR choice->>'mail' <> '${MailMoment.NEVER}' OR (choice->>'push')::boolean
    ON CONFLICT DO NOTHING RETURNING user_id, change_id, is_listed
  )
  SELECT stored.user_id AS "userId", stored.change_id AS "changeId", told.shown_id AS "tenderId", stored.is_listed AS "isListed",
    (told.choice->>'push')::boolean AND EXISTS (SELECT FROM push_subscriptions s WHERE s.user_id = stored.user_id) AS "isPushed"
  FROM stored JOIN told USING (user_id, change_id)`
