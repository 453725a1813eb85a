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
 * All tenders of a filter in groups: those that have all in common that is counted by are one row.
 * @param names of the places that are told apart
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
 * What tells whether groups that were read before still hold: how often tenders were written, the moment at which the
 * next open one closes, and the version of the categories that they are counted by.
 */
export const groupsVersionSql: Sql = {
  text: `SELECT (SELECT concat(count(*), ' ', max(id)) FROM tender_changes) AS changes,
    ${categoryVersionSql} AS categories,
    (SELECT min(closing_date) FROM tenders WHERE NOT archived AND closing_date > now()) AS "nextClosing"`,
  values: [],
}
