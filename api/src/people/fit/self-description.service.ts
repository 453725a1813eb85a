import type { EntityManager } from 'typeorm'
import { findPlace } from '../../reference/find-place.js'
import { invalid } from '../../platform/errors.js'
import type { Checked } from '../../platform/validation/checked.js'
import { fold } from '../../tenders/search/stem.js'
import type { SelfDescriptionInput } from './fit.types.js'
import type { StoredDescription } from './self-description.js'

/** In the order of the users; null for who did not describe themselves. */
export async function selfDescriptionsOf(
  db: EntityManager,
  userIds: readonly string[],
): Promise<readonly (StoredDescription | null)[]> {
  const rows = await db.query<(StoredDescription & { userId: string })[]>(
    `SELECT user_id AS "userId", skills, years, minimum_rate AS "minimumRate", minimum_hours AS "minimumHours",
       maximum_hours AS "maximumHours", place, available_from::text AS "availableFrom", updated_at AS "updatedAt"
     FROM self_descriptions WHERE user_id = ANY ($1)`,
    [userIds],
  )
  const byUser = new Map(rows.map(({ userId, ...description }) => [userId, description]))
  return userIds.map(id => byUser.get(id) ?? null)
}

export async function selfDescriptionOf(db: EntityManager, userId: string): Promise<StoredDescription | null> {
  const [description] = await selfDescriptionsOf(db, [userId])
  return description ?? null
}

/** Replaces the description; an empty one is deleted. */
export async function saveSelfDescription(
  db: EntityManager,
  userId: string,
  input: Checked<SelfDescriptionInput>,
): Promise<StoredDescription | null> {
  const { years, minimumRate, minimumHours, maximumHours, availableFrom } = input
  if (minimumHours && maximumHours && minimumHours > maximumHours)
    throw invalid('maximumHours', 'Het maximum is lager dan het minimum.')
  const skills = [
    ...new Map(
      input.skills.map(({ name, years: known }) => [fold(name.trim()), { name: name.trim(), years: known ?? null }]),
    ).values(),
  ]
  const place = input.place ? townOf(input.place) : null
  const told = [years, minimumRate, minimumHours, maximumHours, place, availableFrom].map(value => value ?? null)
  if (skills.length === 0 && told.every(value => value === null)) {
    await db.query('DELETE FROM self_descriptions WHERE user_id = $1', [userId])
    return null
  }
  await db.query(
    `INSERT INTO self_descriptions (user_id, skills, years, minimum_rate, minimum_hours, maximum_hours, place, available_from)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (user_id) DO UPDATE SET skills = excluded.skills, years = excluded.years, minimum_rate = excluded.minimum_rate,
       minimum_hours = excluded.minimum_hours, maximum_hours = excluded.maximum_hours, place = excluded.place,
       available_from = excluded.available_from, updated_at = now()`,
    [userId, JSON.stringify(skills), ...told],
  )
  return selfDescriptionOf(db, userId)
}

function townOf(text: string): string {
  const place = findPlace(text)
  if (!place?.province) throw invalid('place', 'Deze plaats kennen we niet. Kies een plaats in Nederland.')
  return place.name
}
