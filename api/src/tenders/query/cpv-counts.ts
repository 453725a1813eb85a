import type { Sql } from '../../database/named-query.js'
import { type Asked, conditionsOf } from './conditions.js'
import { fromSql, searchSql } from './list.js'
import { Parameters } from './parameters.js'

/** Of each of these beginnings of CPV codes, as `digits`, how many tenders of the filter have a code that begins so; none is left out. */
export function cpvCountsSql(asked: Asked, beginnings: readonly string[]): Sql {
  const parameters = new Parameters()
  const conditions = conditionsOf(asked, parameters)
  const words = searchSql(conditions, parameters)
  return {
    text: `${words && `WITH ${words}`} SELECT digits, count(DISTINCT t.id)::int AS n
      ${fromSql(conditions)} CROSS JOIN LATERAL unnest(t.cpv) AS code
      JOIN unnest(${parameters.add(beginnings)}::text[]) AS digits ON starts_with(code, digits)
      WHERE ${conditions.where.join(' AND ')} GROUP BY digits`,
    values: parameters.values,
  }
}
