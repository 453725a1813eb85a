import type { Sql } from '../../platform/database/named-query.js'
import { type Asked, Parameters } from './asked.js'
import { conditionsOf } from './filters.js'
import { fromSql } from './list.js'
import { searchSql } from './search.js'

/** As `idsSql`, restricted to these tenders. */
export function idsAmongSql(asked: Asked, ids: readonly string[]): Sql {
  const parameters = new Parameters()
  const conditions = conditionsOf(asked, parameters)
  const words = searchSql(conditions, parameters)
  return {
    text: `${words && `WITH ${words}`} SELECT t.id ${fromSql(conditions)}
      WHERE t.id = ANY (${parameters.add(ids)}::uuid[]) AND ${conditions.where.join(' AND ')}`,
    values: parameters.values,
  }
}
