import type { EntityManager } from 'typeorm'
import { globalIdOf } from '../../platform/graphql/node.js'
import { namedQuery } from '../../platform/database/named-query.js'
import { type Asked, Parameters } from '../query/asked.js'
import { lotConditions } from '../query/filters.js'
import type { LotMatch } from './lot-match.types.js'

/**
 * The lots that match a filter on closing date, CPV code, region or value, for the tenders of a page of which some lots match and others
 * do not.
 */
export async function lotMatchesOf(
  db: EntityManager,
  asked: Asked,
  tenders: readonly { readonly id: string }[],
): Promise<readonly LotMatch[]> {
  const parameters = new Parameters()
  const conditions = lotConditions(asked, parameters)
  if (conditions.length === 0 || tenders.length === 0) return []
  const ids = parameters.add(tenders.map(({ id }) => id))
  const matches = conditions.join(' AND ')
  const text = `SELECT l.tender_id AS id, (array_agg(l.number ORDER BY l.position) FILTER (WHERE ${matches}))[1] AS number,
      (array_agg(l.title ORDER BY l.position) FILTER (WHERE ${matches}))[1] AS title,
      count(*) FILTER (WHERE ${matches})::int AS count
    FROM lots l JOIN tenders t ON t.id = l.tender_id WHERE l.tender_id = ANY (${ids}::uuid[])
    GROUP BY l.tender_id HAVING count(*) FILTER (WHERE ${matches}) BETWEEN 1 AND count(*) - 1`
  const rows = await namedQuery<Omit<LotMatch, 'tenderId'> & { id: string }>(db, { text, values: parameters.values })
  return rows.map(({ id, ...match }) => ({ tenderId: globalIdOf('Tender', id), ...match }))
}
