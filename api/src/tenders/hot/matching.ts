import type { Sql } from '../../database/named-query.js'
import { UserError } from '../../errors.js'
import { type Asked, conditionsOf } from './conditions.js'
import { fromSql } from './list.js'
import { Parameters } from './parameters.js'
import { searchSql } from './search.js'

/**
 * Percolator: which of these tenders match which of many filters, as rows of `no` (the filter's place) and `id`, by the very
 * conditions of a list. The tenders are read once for all filters, their search vectors decompressed (TOAST). A filter that names
 * what exists no more, such as a source that was removed, matches nothing.
 */
export function matchingSql(all: readonly Asked[], ids: readonly string[]): Sql {
  const parameters = new Parameters()
  const batch = `${parameters.add(ids)}::uuid[]`
  const branches = all.flatMap((asked, no) => branchSql(asked, no, parameters) ?? [])
  const found = branches.length > 0 ? branches.join(' UNION ALL ') : 'SELECT 0 AS no, NULL::uuid AS id WHERE false'
  return {
    text: `WITH batch_tenders AS MATERIALIZED (SELECT * FROM tenders WHERE id = ANY (${batch})),
      batch_tender_search AS MATERIALIZED (
        SELECT tender_id, archived, vector || ''::tsvector AS vector FROM tender_search WHERE tender_id = ANY (${batch}))
      ${found}`,
    values: parameters.values,
  }
}

function branchSql(asked: Asked, no: number, parameters: Parameters): string | null {
  const before = parameters.values.length
  try {
    const conditions = conditionsOf(asked, parameters)
    const words = searchSql(conditions, parameters)
    return `SELECT * FROM (${words && `WITH ${words}`} SELECT ${no} AS no, t.id ${fromSql(conditions, undefined, 'batch_')}
      WHERE ${conditions.where.join(' AND ')}) f${no}`
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    // PostgreSQL refuses a statement with parameters that it does not name.
    parameters.values.length = before
    return null
  }
}

/** As `idsSql`, of these tenders alone. */
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
