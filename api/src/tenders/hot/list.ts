import type { Sql } from '../../database/named-query.js'
import type { Searched } from '../../search/search.service.js'
import { afterSql, orderBySql, type OrderKey } from '../../paging/keyset.js'
import { limitSql, offsetSql } from '../../paging/limit-sql.js'
import { badCursor, type Page } from '../../paging/page-args.js'
import {
  OrderDirection,
  ShowBookmarked,
  type TenderFilter,
  type TenderOrder,
  TenderOrderField,
} from '../tender.inputs.js'
import { selectSql, type TenderField, usualFields } from './columns.js'
import { type Asked, type Conditions, conditionsOf } from './conditions.js'
import { type Moment, seenSql } from './moment.js'
import { Parameters } from './parameters.js'
import { relevanceSql, searchSql } from './search.js'

export { searchSql } from './search.js'

const newestFirst: readonly OrderKey[] = [
  { sql: 't.publication_date', type: 'timestamptz', descending: true },
  { sql: 't.id', type: 'uuid', descending: true },
]
const byId: OrderKey = { sql: 't.id', type: 'uuid', descending: true }

/** Default order: relevance for a search, popularity for 'Populair', else newest first. */
export function orderOf(filter: TenderFilter, chosen: TenderOrder | null | undefined): TenderOrder {
  if (chosen) return chosen
  const direction = OrderDirection.DESC
  if (filter.showBookmarked === ShowBookmarked.POPULAR) return { field: TenderOrderField.BOOKMARKS, direction }
  if (filter.search?.trim()) return { field: TenderOrderField.RELEVANCE, direction }
  return { field: TenderOrderField.PUBLICATION_DATE, direction }
}

/** Unknown values come last in both directions; the id is the tie-breaker. */
function keysOf({ field, direction }: TenderOrder, search: Searched | null, archived: boolean): readonly OrderKey[] {
  const descending = direction === OrderDirection.DESC
  const unknown = descending ? "'-infinity'" : "'infinity'"
  switch (field) {
    case TenderOrderField.PUBLICATION_DATE:
      return [{ sql: 't.publication_date', type: 'timestamptz', descending }, byId]
    case TenderOrderField.CLOSING_DATE:
      return [{ sql: `coalesce(t.closing_date, ${unknown})`, type: 'timestamptz', descending }, byId]
    case TenderOrderField.HOURLY_RATE:
      return [{ sql: `coalesce(t.max_hourly_rate, t.min_hourly_rate, ${unknown})`, type: 'float8', descending }, byId]
    case TenderOrderField.ESTIMATED_VALUE:
      return [{ sql: `coalesce(t.estimated_value, ${unknown})`, type: 'float8', descending }, byId]
    case TenderOrderField.BOOKMARKS:
      return [{ sql: 'c.public_bookmark_count', type: 'integer', descending }, ...newestFirst]
    case TenderOrderField.RELEVANCE:
      return search ? [{ sql: relevanceSql(archived), type: 'float4', descending }, ...newestFirst] : newestFirst
  }
}

export interface ListQuery extends Asked {
  readonly order: TenderOrder
  /** What is read of each tender. */
  readonly fields?: ReadonlySet<TenderField>
  /** The version of the categories in memory. */
  readonly categoryVersion?: string
  /** When the groups in memory were asked for. */
  readonly groupsOf?: Moment | null
  /** Whether the number of all that match is asked too. */
  readonly readsTotal?: boolean
}

/**
 * The beginning of a statement that reads a page, with its keys as `p`; `keys` are their texts, as cursors hold them. `total` is the
 * number of all that match, or NULL where counting them here is not cheaper than apart.
 */
export interface PageSql {
  readonly with: string
  readonly keys: string
  readonly total: string
  readonly orderBy: string
  readonly parameters: Parameters
}

/** Keyset pagination: finds one row more than requested, to know whether there is a next page. Reads only the sort keys. */
export function pageSql({ order, readsTotal = false, ...asked }: ListQuery, page: Page): PageSql {
  const { filter } = asked
  const parameters = new Parameters()
  const conditions = conditionsOf(asked, parameters)
  const keys = keysOf(order, conditions.search, filter.archived ?? false)
  const where = [...conditions.where]
  let offset = ''
  if (page.from && 'skip' in page.from) offset = offsetSql(page.from.skip, skip => parameters.add(skip))
  else if (page.from) {
    const values = page.from.keys
    if (values.length !== keys.length) throw badCursor(page)
    where.push(afterSql(keys, page.backward, index => parameters.add(values[index] ?? null)))
  }
  const keyColumns = keys.map(({ sql }, index) => `${sql} AS k${index}`).join(', ')
  const keyTexts = keys.map((_, index) => `p.k${index}::text`).join(', ')
  const isRanked = conditions.search !== null && order.field === TenderOrderField.RELEVANCE
  const words = searchSql(conditions, parameters, isRanked)
  // What is ranked is read whole: counting it in passing saves finding it a second time.
  const isCounted = readsTotal && isRanked && !(page.from && 'keys' in page.from)
  const inner = `SELECT t.id AS tender_id, ${keyColumns}${isCounted ? ', (count(*) OVER ())::int AS total' : ''}
    ${fromSql(conditions, order)}
    WHERE ${where.join(' AND ')}
    ORDER BY ${orderBySql(keys, page.backward)} LIMIT ${limitSql(page.size, size => parameters.add(size))} ${offset}`
  const outerOrder = keys.map((key, index) => ({ ...key, sql: `p.k${index}` }))
  return {
    with: `WITH ${words && `${words}, `}p AS MATERIALIZED (${inner})`,
    keys: `array[${keyTexts}]`,
    total: isCounted ? 'p.total' : 'NULL::int',
    orderBy: orderBySql(outerOrder, page.backward),
    parameters,
  }
}

/** The rows of a page, with what is read of each tender. */
export function listSql(
  { fields = usualFields, categoryVersion = '', groupsOf = null, ...asked }: ListQuery,
  page: Page,
): Sql {
  const { with: found, keys, total, orderBy, parameters } = pageSql(asked, page)
  return {
    text: `${found}
      SELECT ${selectSql(fields, categoryVersion, parameters, asked.viewer?.id)}, ${keys} AS keys, ${total} AS total,
        ${seenSql(groupsOf, parameters)}
      FROM p JOIN tenders t ON t.id = p.tender_id
      ORDER BY ${orderBy}`,
    values: parameters.values,
  }
}

/** One row with a column `n`. */
export function countSql(asked: Asked, parameters = new Parameters()): Sql {
  const conditions = conditionsOf(asked, parameters)
  const words = searchSql(conditions, parameters)
  return {
    text: `${words && `WITH ${words}`} SELECT count(*)::int AS n ${fromSql(conditions)} WHERE ${conditions.where.join(' AND ')}`,
    values: parameters.values,
  }
}

/** The ids of all that match, at most so many, as `id`. */
export function idsSql(asked: Asked, most: number, parameters: Parameters): string {
  const conditions = conditionsOf(asked, parameters)
  const words = searchSql(conditions, parameters)
  return `${words && `WITH ${words}`} SELECT t.id ${fromSql(conditions)} WHERE ${conditions.where.join(' AND ')}
    LIMIT ${parameters.add(most)}`
}

/** The counts of several filters in one statement, in a column `counts`. */
export function countsSql(all: readonly Asked[]): Sql {
  const parameters = new Parameters()
  const counts = all.map(asked => `(${countSql(asked, parameters).text})`)
  return { text: `SELECT array[${counts.join(', ')}]::int[] AS counts`, values: parameters.values }
}

/** @param prefix of the tables of tenders, where some of their rows stand in tables of other names */
export function fromSql({ search, needsCounters }: Conditions, order?: TenderOrder, prefix = ''): string {
  const counters = needsCounters || order?.field === TenderOrderField.BOOKMARKS
  return [
    `FROM ${prefix}tenders t`,
    search ? `JOIN ${prefix}tender_search s ON s.tender_id = t.id CROSS JOIN q` : '',
    counters ? 'JOIN tender_counters c ON c.tender_id = t.id' : '',
  ].join(' ')
}
