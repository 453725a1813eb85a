import type { Sql } from '../../database/named-query.js'
import { UserError } from '../../errors.js'
import { type Asked, Parameters } from './asked.js'
import { conditionsOf } from './filters.js'
import { fromSql } from './list.js'
import { searchSql } from './search.js'

/**
 * The statements, one after the other on one connection, that copy some tenders and their search vectors into temporary tables, so
 * that thousands of filters look at these alone; with an index of their own, which finds the few that a search matches.
 */
export const copyBatch: readonly string[] = [
  'DROP TABLE IF EXISTS pg_temp.batch_tenders, pg_temp.batch_tender_search',
  'CREATE TEMP TABLE batch_tenders AS SELECT * FROM tenders WHERE id = ANY ($1::uuid[])',
  'CREATE TEMP TABLE batch_tender_search AS SELECT tender_id, archived, vector FROM tender_search WHERE tender_id = ANY ($1::uuid[])',
  'CREATE UNIQUE INDEX ON batch_tenders (id)',
  'CREATE INDEX ON batch_tender_search USING gin (vector)',
  'ANALYZE batch_tenders, batch_tender_search',
]
export const dropBatch = 'DROP TABLE IF EXISTS pg_temp.batch_tenders, pg_temp.batch_tender_search'

/**
 * Percolator: which tenders of the batch match which of many filters, as rows of `no` (the filter's place) and `id`, by the very
 * conditions of a list. A filter that names what exists no more, such as a source that was removed, matches nothing.
 */
export function matchingSql(all: readonly Asked[]): Sql {
  const parameters = new Parameters()
  const branches = all.flatMap((asked, no) => branchSql(asked, no, parameters) ?? [])
  const text = branches.length > 0 ? branches.join(' UNION ALL ') : 'SELECT 0 AS no, NULL::uuid AS id WHERE false'
  return { text, values: parameters.values }
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
