import type { EntityManager } from 'typeorm'
import { UserError } from '../../../platform/errors.js'
import { readUuid } from '../../../platform/validation/read-uuid.js'
import { AlertRhythm } from './rhythm.js'
import { nextMoment, type Schedule } from './schedule.js'

/** The schedule and the channels of a profile's alerts. */
export interface ProfileAlert extends Schedule {
  readonly byMail: boolean
  readonly byPush: boolean
}

/** The defaults of the dialog. */
export const defaultAlert: ProfileAlert = {
  rhythm: AlertRhythm.OFF,
  minuteOfDay: 7 * 60 + 30,
  weekday: 1,
  byMail: true,
  byPush: false,
}

/** Batch function of a loader: in the order of the profiles' ids. */
export async function alertsOf(db: EntityManager, profileIds: readonly string[]): Promise<ProfileAlert[]> {
  const rows = await db.query<(ProfileAlert & { profileId: string })[]>(
    `SELECT profile_id AS "profileId", rhythm, minute_of_day AS "minuteOfDay", weekday, by_mail AS "byMail", by_push AS "byPush"
     FROM profile_alerts WHERE profile_id = ANY ($1)`,
    [profileIds],
  )
  const byId = new Map(rows.map(row => [row.profileId, row]))
  return profileIds.map(id => byId.get(id) ?? defaultAlert)
}

/**
 * Changes the alerts of a profile. Waiting matches are sent by the new schedule; when alerts were off, only tenders stored from now on count.
 * @throws UserError for a profile that is not the user's
 */
export async function setAlert(
  db: EntityManager,
  userId: string,
  profileId: string,
  { rhythm, minuteOfDay, weekday, byMail, byPush }: ProfileAlert,
  now = new Date(),
): Promise<void> {
  const nextAt = nextMoment({ rhythm, minuteOfDay, weekday }, now)
  const rows = await db.query<unknown[]>(
    `INSERT INTO profile_alerts AS a (profile_id, rhythm, minute_of_day, weekday, by_mail, by_push, told_from, next_at)
     SELECT id, $3, $4, $5, $6, $7, $8, $9 FROM search_profiles WHERE id = $1 AND user_id = $2
     ON CONFLICT (profile_id) DO UPDATE SET rhythm = excluded.rhythm, minute_of_day = excluded.minute_of_day,
       weekday = excluded.weekday, by_mail = excluded.by_mail, by_push = excluded.by_push, next_at = excluded.next_at,
       told_from = CASE WHEN a.rhythm = $10 THEN excluded.told_from ELSE a.told_from END
     RETURNING 1`,
    [readUuid(profileId), userId, rhythm, minuteOfDay, weekday, byMail, byPush, now, nextAt, AlertRhythm.OFF],
  )
  if (rows.length === 0) throw profileGone()
  if (rhythm === AlertRhythm.OFF)
    await db.query('DELETE FROM profile_matches WHERE profile_id = $1 AND handled_at IS NULL', [profileId])
}

export const profileGone = () => new UserError('NOT_FOUND', 'Dit zoekprofiel bestaat niet (meer).')
