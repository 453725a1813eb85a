import type { EntityManager } from 'typeorm'
import { AlertRhythm } from '../settings/rhythm.js'
import { nextMoment } from '../settings/schedule.js'
import { setChangeMail } from '../../following/preference.service.js'
import { MailMoment } from '../../following/preferences.js'
import { readUuid } from '../../../platform/validation/read-uuid.js'
import type { Subscription } from './unsubscribe-token.js'

/** The name of the subscription for the page; null when it is gone. */
export async function subscriptionName(db: EntityManager, { kind, id }: Subscription): Promise<string | null> {
  if (kind === 'reminders') return 'Herinneringen aan je bookmarks'
  if (kind === 'changes') return 'Wijzigingen van tenders die je volgt'
  const [row] = await db.query<{ name: string }[]>('SELECT name FROM search_profiles WHERE id = $1', [id])
  return row ? `Zoekprofiel ‘${row.name}’` : null
}

/** The title of a tender for the page that mutes it; null when it is gone, or the subscription is not about changes. */
export async function mutableName(
  db: EntityManager,
  { kind, id }: Subscription,
  tenderId: string,
): Promise<string | null> {
  if (kind !== 'changes') return null
  const [row] = await db.query<{ title: string }[]>(
    'SELECT t.title FROM tenders t, app_users u WHERE t.id = $1 AND u.id = $2',
    [readUuid(tenderId), id],
  )
  return row ? `‘${row.title}’` : null
}

/** Idempotent. Ends only the mails of a profile: its webhook and browser notifications continue. */
export async function unsubscribe(db: EntityManager, { kind, id }: Subscription): Promise<void> {
  if (kind === 'reminders')
    await db.query(
      `INSERT INTO reminder_settings (user_id, days) SELECT id, '{}' FROM app_users WHERE id = $1
       ON CONFLICT (user_id) DO UPDATE SET days = '{}'`,
      [id],
    )
  else if (kind === 'changes') await setChangeMail(db, id, MailMoment.NEVER)
  else await db.query('UPDATE profile_alerts SET by_mail = false WHERE profile_id = $1', [id])
}

/** Changes daily mails to one each Monday, at the same time of day. Idempotent. */
export async function mailWeekly(db: EntityManager, profileId: string, now = new Date()): Promise<void> {
  const [row] = await db.query<{ minuteOfDay: number; weekday: number }[]>(
    `SELECT minute_of_day AS "minuteOfDay", weekday FROM profile_alerts WHERE profile_id = $1 AND rhythm <> $2`,
    [profileId, AlertRhythm.OFF],
  )
  if (!row) return
  const schedule = { rhythm: AlertRhythm.WEEKLY, ...row }
  await db.query('UPDATE profile_alerts SET rhythm = $2, next_at = $3 WHERE profile_id = $1', [
    profileId,
    schedule.rhythm,
    nextMoment(schedule, now),
  ])
}
