import { categoryVersionSql } from '../../catalogue/category-memory.js'
import type { Sql } from '../../database/named-query.js'
import { type Asked, conditionsOf } from './conditions.js'
import { type Group, groupColumns } from './dimensions.js'
import { fromSql, searchSql } from './list.js'
import { Parameters } from './parameters.js'

const columns = Object.entries(groupColumns)

export type GroupRow = Omit<Group, 'mask'> & { readonly mask: string }

export const groupOf = (row: GroupRow): Group => ({ ...row, mask: BigInt(row.mask) })

/**
 * Aggregates the tenders of a filter: one row, with its count, for each combination of values in the dimensions.
 * @param names the cities that groups are distinguished by, in lower case
 */
export function groupsSql(asked: Asked, names: readonly string[]): Sql {
  const parameters = new Parameters()
  const conditions = conditionsOf(asked, parameters)
  const words = searchSql(conditions, parameters)
  const places = parameters.add(names.map(name => name.toLowerCase()))
  return {
    text: `${words && `WITH ${words}`}
      SELECT ${columns.map(([name, sql]) => `${typeof sql === 'string' ? sql : sql(places)} AS "${name}"`).join(', ')},
        count(*)::int AS n
      ${fromSql(conditions)} WHERE ${conditions.where.join(' AND ')}
      GROUP BY ${columns.map((_, index) => index + 1).join(', ')}`,
    values: parameters.values,
  }
}

/**
 * Cache key of the groups: which writes of tenders are seen (their sum too: one that commits late may take the place of one
 * that was cleared away, which leaves number and maximum as they were), the moment at which the next open tender closes, and the
 * version of the categories.
 */
export const groupsVersionSql: Sql = {
  text: `SELECT (SELECT concat(count(*), ' ', max(id), ' ', sum(id)) FROM tender_changes) AS changes,
    ${categoryVersionSql} AS categories,
    (SELECT min(closing_date) FROM tenders WHERE NOT archived AND closing_date > now()) AS "nextClosing"`,
  values: [],
}
