import type { Sql } from '../../platform/database/named-query.js'
import { afterSql, orderBySql } from '../../platform/paging/keyset.js'
import { limitSql, offsetSql } from '../../platform/paging/limit-sql.js'
import { badCursor, type Page } from '../../platform/paging/page-args.js'
import { type TenderOrder, TenderOrderField } from '../tender/tender.inputs.js'
import { selectSql, type TenderField, usualFields } from './columns.js'
import { type Asked, Parameters } from './asked.js'
import { type Conditions, conditionsOf, errorOf } from './filters.js'
import { isInIndex, keysOf } from './order.js'
import { searchSql } from './search.js'

export interface ListQuery extends Asked {
  readonly order: TenderOrder
  readonly fields?: ReadonlySet<TenderField>
  readonly categoryVersion?: string
  readonly readsTotal?: boolean
}

/**
 * The beginning of a statement that reads a page, with its keys as `p`; `keys` are their texts for cursors. `total` is the number of all
 * results, or NULL where a separate count is as cheap.
 */
export interface PageSql {
  readonly with: string
  readonly keys: string
  readonly total: string
  readonly orderBy: string
  readonly parameters: Parameters
}

/** Keyset pagination: reads one row more than requested, to know whether another page follows. Reads only the sort keys. */
export function pageSql({ order, readsTotal = false, ...asked }: ListQuery, page: Page): PageSql {
  const { filter } = asked
  const parameters = new Parameters()
  const conditions = conditionsOf(asked, parameters)
  const isRanked = conditions.search !== null && order.field === TenderOrderField.RELEVANCE
  const { from, isAlone, ...source } = sourceOf(conditions, order)
  const keys = keysOf(order, conditions.search, filter.archived ?? false, isAlone)
  const where = [...source.where]
  let offset = ''
  if (page.from && 'skip' in page.from) offset = offsetSql(page.from.skip, skip => parameters.add(skip))
  else if (page.from) {
    const values = page.from.keys
    if (values.length !== keys.length) throw badCursor(page)
    where.push(afterSql(keys, page.backward, index => parameters.add(values[index] ?? null)))
  }
  const keyColumns = keys.map(({ sql }, index) => `${sql} AS k${index}`).join(', ')
  const keyTexts = keys.map((_, index) => `p.k${index}::text`).join(', ')
  const words = searchSql(conditions, parameters, isRanked)
  // A sort reads all results anyway: counting them here saves a second search.
  // The total comes with the number of tenders that lack a fact, which this search excludes.
  const isCounted =
    readsTotal && conditions.required.length === 0 && (isRanked || isAlone) && !(page.from && 'keys' in page.from)
  const matching = `SELECT ${isAlone ? 's.tender_id' : 't.id AS tender_id'}, ${keyColumns}
    ${from}
    WHERE ${where.join(' AND ')}`
  const limit = `LIMIT ${limitSql(page.size, size => parameters.add(size))} ${offset}`
  const outerOrder = keys.map((key, index) => ({ ...key, sql: `p.k${index}` }))
  const found = isCounted
    ? `found AS MATERIALIZED (${matching}),
       p AS MATERIALIZED (SELECT p.*, (SELECT count(*)::int FROM found) AS total FROM found p
         ORDER BY ${orderBySql(outerOrder, page.backward)} ${limit})`
    : `p AS MATERIALIZED (${matching} ORDER BY ${orderBySql(keys, page.backward)} ${limit})`
  return {
    with: `WITH ${words && `${words}, `}${found}`,
    keys: `array[${keyTexts}]`,
    total: isCounted ? 'p.total' : 'NULL::int',
    orderBy: orderBySql(outerOrder, page.backward),
    parameters,
  }
}

/** The rows of a page, with the requested columns of each tender. */
export function listSql({ fields = usualFields, categoryVersion = '', ...asked }: ListQuery, page: Page): Sql {
  const { with: found, keys, total, orderBy, parameters } = pageSql(asked, page)
  return {
    text: `${found}
      SELECT ${selectSql(fields, categoryVersion, parameters, asked.viewer?.id)}, ${keys} AS keys, ${total} AS total
      FROM p JOIN tenders t ON t.id = p.tender_id
      ORDER BY ${orderBy}`,
    values: parameters.values,
  }
}

/** One row with a column `n`. */
export function countSql(asked: Asked, parameters = new Parameters()): Sql {
  const conditions = conditionsOf(asked, parameters)
  const words = searchSql(conditions, parameters)
  const { from, where } = sourceOf(conditions)
  return {
    text: `${words && `WITH ${words}`} SELECT count(*)::int AS n ${from} WHERE ${where.join(' AND ')}`,
    values: parameters.values,
  }
}

/** As `countSql`; with required facts a row for each combination of these that tenders lack, as `lacks`, empty for the list itself. */
export function countByLackSql(asked: Asked): Sql {
  const parameters = new Parameters()
  const conditions = conditionsOf({ ...asked, withUnknown: true }, parameters)
  if (conditions.required.length === 0) return countSql(asked)
  const words = searchSql(conditions, parameters)
  const { from, where } = sourceOf(conditions)
  const lacks = conditions.required.map(({ fact, fits }) => `CASE WHEN ${fits} THEN NULL ELSE '${fact}' END`)
  return {
    text: `${words && `WITH ${words}`} SELECT array_remove(array[${lacks.join(', ')}], NULL) AS lacks, count(*)::int AS n
      ${from} WHERE ${where.join(' AND ')} GROUP BY 1`,
    values: parameters.values,
  }
}

/** The ids of the first results, up to a maximum, as `id`. */
export function idsSql(asked: Asked, most: number, parameters: Parameters): string {
  const conditions = conditionsOf(asked, parameters)
  const words = searchSql(conditions, parameters)
  return `${words && `WITH ${words}`} SELECT t.id ${fromSql(conditions)} WHERE ${conditions.where.join(' AND ')}
    LIMIT ${parameters.add(most)}`
}

/** The counts of several filters in one statement, in a column `counts`; 0 for a filter with a removed value. */
export function countsSql(all: readonly Asked[]): Sql {
  const parameters = new Parameters()
  const counts = all.map(asked => (errorOf(asked) ? '0' : `(${countSql(asked, parameters).text})`))
  return { text: `SELECT array[${counts.join(', ')}]::int[] AS counts`, values: parameters.values }
}

/**
 * The FROM clause: only the search index when it holds all the filtered and ordered columns, because looking up each tender doubles the
 * time.
 */
const sourceOf = (conditions: Conditions, order?: TenderOrder) =>
  conditions.inIndex && (!order || isInIndex(order))
    ? { isAlone: true, from: 'FROM tender_search s CROSS JOIN q', where: conditions.inIndex }
    : { isAlone: false, from: fromSql(conditions, order), where: conditions.where }

export function fromSql({ search, needsCounters }: Conditions, order?: TenderOrder): string {
  const counters = needsCounters || order?.field === TenderOrderField.BOOKMARKS
  return [
    'FROM tenders t',
    search ? 'JOIN tender_search s ON s.tender_id = t.id CROSS JOIN q' : '',
    counters ? 'JOIN tender_counters c ON c.tender_id = t.id' : '',
  ].join(' ')
}
