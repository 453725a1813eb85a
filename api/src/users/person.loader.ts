import { defineLoader } from '../loader.js'
import type { Person } from './person.js'

/** Names of users by id; null for one that does not exist. */
export const personLoader = defineLoader(async ({ db }, ids: readonly string[]): Promise<(Person | null)[]> => {
  const rows = await db.query<(Person & { id: string })[]>(
    'SELECT id, first_name AS "firstName", last_name AS "lastName" FROM app_users WHERE id = ANY ($1)',
    [ids],
  )
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.map(id => byId.get(id) ?? null)
})
