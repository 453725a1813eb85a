import type { OrderKey } from '../../platform/paging/keyset.js'
import type { Searched } from '../search/search.service.js'
import {
  OrderDirection,
  ShowBookmarked,
  type TenderFilter,
  type TenderOrder,
  TenderOrderField,
} from '../tender/tender.inputs.js'
import { relevanceSql } from './search.js'

interface Columns {
  readonly id: string
  readonly publicationDate: string
}
const ofTenders: Columns = { id: 't.id', publicationDate: 't.publication_date' }
/** The columns that the search index holds too. */
const ofIndex: Columns = { id: 's.tender_id', publicationDate: 's.publication_date' }

/** Default order: relevance for a search, popularity for 'Populair', else newest first. */
export function orderOf(filter: TenderFilter, chosen: TenderOrder | null | undefined): TenderOrder {
  if (chosen) return chosen
  const direction = OrderDirection.DESC
  if (filter.showBookmarked === ShowBookmarked.POPULAR) return { field: TenderOrderField.BOOKMARKS, direction }
  if (filter.search?.trim()) return { field: TenderOrderField.RELEVANCE, direction }
  return { field: TenderOrderField.PUBLICATION_DATE, direction }
}

/** Whether the search index holds the order's columns, so that no tender must be looked up. */
export const isInIndex = ({ field }: TenderOrder): boolean =>
  field === TenderOrderField.RELEVANCE || field === TenderOrderField.PUBLICATION_DATE

/**
 * Nulls come last in both directions; the id is the tie-breaker.
 * @param isAlone whether only the search index is read
 */
export function keysOf(
  { field, direction }: TenderOrder,
  search: Searched | null,
  archived: boolean,
  isAlone: boolean,
): readonly OrderKey[] {
  const { id, publicationDate } = isAlone ? ofIndex : ofTenders
  const byId: OrderKey = { sql: id, type: 'uuid', descending: true }
  const newestFirst: readonly OrderKey[] = [{ sql: publicationDate, type: 'timestamptz', descending: true }, byId]
  const descending = direction === OrderDirection.DESC
  const unknown = descending ? "'-infinity'" : "'infinity'"
  switch (field) {
    case TenderOrderField.PUBLICATION_DATE:
      return [{ sql: publicationDate, type: 'timestamptz', descending }, byId]
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
