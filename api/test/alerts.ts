import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import type { AlertRhythm } from '../src/people/alerts/settings/rhythm.js'
import { nextMoment } from '../src/people/alerts/settings/schedule.js'
import type { SearchProfile } from '../src/people/profiles/search-profile.entity.js'
import { aUser } from './factories.js'

let made = 0

export interface MadeUpAlert {
  readonly rhythm?: AlertRhythm
  readonly minuteOfDay?: number
  readonly weekday?: number
  readonly byMail?: boolean
  readonly byPush?: boolean
  readonly toldFrom?: Date
}

/** Inserts a search profile with alerts, by default a mail at once. @returns its id */
export async function aProfile(
  db: EntityManager,
  given: Partial<Pick<SearchProfile, 'userId' | 'name' | 'filter'>> = {},
  alert: MadeUpAlert = {},
): Promise<string> {
  const id = uuid()
  const userId = given.userId ?? (await aUser(db)).id
  const toldFrom = alert.toldFrom ?? new Date(Date.now() - 60_000)
  const { rhythm = 'at_once', minuteOfDay = 450, weekday = 1, byMail = true, byPush = false } = alert
  await db.query('INSERT INTO search_profiles (id, user_id, name, filter) VALUES ($1, $2, $3, $4)', [
    id,
    userId,
    given.name ?? `Profiel ${++made}`,
    JSON.stringify(given.filter ?? { search: 'onderhoud' }),
  ])
  await db.query(
    `INSERT INTO profile_alerts (profile_id, rhythm, minute_of_day, weekday, by_mail, by_push, told_from, next_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      id,
      rhythm,
      minuteOfDay,
      weekday,
      byMail,
      byPush,
      toldFrom,
      nextMoment({ rhythm, minuteOfDay, weekday }, toldFrom),
    ],
  )
  return id
}
