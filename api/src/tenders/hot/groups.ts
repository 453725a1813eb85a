import { categoryVersionSql } from '../../catalogue/category-memory.js'
import type { Sql } from '../../database/named-query.js'
import { openSql } from '../status.js'
import { type Asked, conditionsOf } from './conditions.js'
import type { Group } from './dimensions.js'
import { fromSql, searchSql } from './list.js'
import { Parameters } from './parameters.js'

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
  return {
    text: `${words && `WITH ${words}`}
      SELECT t.source, t.tender_type AS "tenderType", t.category_mask::text AS mask, t.province,
        CASE WHEN lower(t.region) = ANY (${parameters.add(names.map(name => name.toLowerCase()))}) THEN lower(t.region) END AS place,
        ${openSql} AS "isOpen", count(*)::int AS n
      ${fromSql(conditions)} WHERE ${conditions.where.join(' AND ')}
      GROUP BY 1, 2, 3, 4, 5, 6`,
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
