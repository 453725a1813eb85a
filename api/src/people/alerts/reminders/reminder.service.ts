import { canReactSql } from '../../../tenders/tender/status.js'
import { DateTime } from 'luxon'
import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { AMSTERDAM } from '../../../platform/calendar.js'
import { About, Channel, enqueue } from '../outbox/outbox.service.js'

/** Days before closing, by default. */
export const DEFAULT_REMINDER_DAYS: readonly number[] = [7, 2]

/** Reminders are sent between these minutes of the day, in Amsterdam. */
const FROM = 7 * 60 + 30
const UNTIL = 21 * 60

export async function reminderDays(db: EntityManager, userId: string): Promise<readonly number[]> {
  const [row] = await db.query<{ days: number[] }[]>('SELECT days FROM reminder_settings WHERE user_id = $1', [userId])
  return row?.days ?? DEFAULT_REMINDER_DAYS
}

/** @param days empty for no reminders */
export async function setReminderDays(
  db: EntityManager,
  userId: string,
  days: readonly number[],
): Promise<readonly number[]> {
  const sorted = [...new Set(days)].toSorted((one, other) => other - one)
  await db.query(
    `INSERT INTO reminder_settings (user_id, days) VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE SET days = excluded.days`,
    [userId, sorted],
  )
  return sorted
}

interface Due {
  readonly userId: string
  readonly tenderIds: readonly string[]
}

/**
 * Enqueues the reminders of bookmarked tenders that close, or of which a lot closes, in the chosen number of days, one mail per user. Sent once per closing date and number
 * of days. A bookmark added within those days gets no reminder, because its user has just seen the closing date, unless that has moved since. Days
 * are calendar days in Amsterdam.
 */
export async function planReminders(db: EntityManager, now = new Date()): Promise<void> {
  const local = DateTime.fromJSDate(now, { zone: AMSTERDAM })
  const minute = local.hour * 60 + local.minute
  if (minute < FROM || minute >= UNTIL) return
  await db.transaction(async tx => {
    const due = await tx.query<Due[]>(
      `WITH upcoming AS (
         SELECT b.user_id, t.id AS tender_id, closing AS closing_date, b.created_at,
           closing = ANY (b.closing_when_bookmarked || b.lot_closings_when_bookmarked) AS is_known,
           (closing AT TIME ZONE $2)::date - ($1::timestamptz AT TIME ZONE $2)::date AS days_left,
           coalesce(s.days, $3::smallint[]) AS days
         FROM bookmarks b JOIN tenders own ON own.id = b.tender_id JOIN tenders t ON t.id = coalesce(own.copy_of, own.id)
         JOIN app_users u ON u.id = b.user_id
         LEFT JOIN reminder_settings s ON s.user_id = b.user_id
         CROSS JOIN LATERAL unnest(CASE WHEN t.lot_closing_dates = '{}' THEN array[t.closing_date] ELSE t.lot_closing_dates END) closing
         WHERE b.detached_at IS NULL AND u.is_active AND NOT t.archived AND ${canReactSql} AND closing > $1
           AND closing < $1::timestamptz + interval '61 days'
       ), due AS (
         SELECT u.*, (SELECT min(d) FROM unnest(u.days) d WHERE d >= u.days_left) AS due_days FROM upcoming u
       ), delivered AS (
         INSERT INTO reminders (user_id, tender_id, days, closing_date, reminded_at)
         SELECT user_id, tender_id, due_days, closing_date, $1 FROM due
         WHERE due_days IS NOT NULL
           AND ((created_at AT TIME ZONE $2)::date <= (closing_date AT TIME ZONE $2)::date - due_days
             OR is_known IS NOT TRUE)
         ORDER BY user_id, tender_id ON CONFLICT DO NOTHING RETURNING user_id, tender_id)
       SELECT user_id AS "userId", array_agg(DISTINCT tender_id) AS "tenderIds" FROM delivered GROUP BY user_id`,
      [now, AMSTERDAM, DEFAULT_REMINDER_DAYS],
    )
    for (const { userId, tenderIds } of due)
      await enqueue(tx, {
        id: uuid(),
        userId,
        about: About.REMINDER,
        profileId: null,
        channel: Channel.MAIL,
        tenderIds,
        since: now,
        now,
      })
  })
}
