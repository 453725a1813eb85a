import { idsSql } from '../../platform/database/ids.js'
import { namedQuery } from '../../platform/database/named-query.js'
import { defineLoader } from '../../platform/graphql/loader.js'
import type { Person } from './person.js'

/** Names of users by id; null for an id that does not exist. */
export const personLoader = defineLoader(async ({ db }, ids: readonly string[]): Promise<(Person | null)[]> => {
  const { sql, value } = idsSql(ids)
  const rows = await namedQuery<Person & { id: string }>(db, {
    text: `SELECT id, first_name AS "firstName", last_name AS "lastName" FROM app_users WHERE id = ANY (${sql})`,
    values: [value],
  })
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.map(id => byId.get(id) ?? null)
})
