import type { OrderKey } from '../../paging/keyset.js'
import type { Searched } from '../../search/search.service.js'
import {
  OrderDirection,
  ShowBookmarked,
  type TenderFilter,
  type TenderOrder,
  TenderOrderField,
} from '../tender.inputs.js'
import { relevanceSql } from './search.js'

const newestFirst: readonly OrderKey[] = [
  { sql: 't.publication_date', type: 'timestamptz', descending: true },
  { sql: 't.id', type: 'uuid', descending: true },
]
const byId: OrderKey = { sql: 't.id', type: 'uuid', descending: true }
/** As `newestFirst`, of what the search index says itself. */
const newestFound: readonly OrderKey[] = [
  { sql: 's.publication_date', type: 'timestamptz', descending: true },
  { sql: 's.tender_id', type: 'uuid', descending: true },
]

/** Default order: relevance for a search, popularity for 'Populair', else newest first. */
export function orderOf(filter: TenderFilter, chosen: TenderOrder | null | undefined): TenderOrder {
  if (chosen) return chosen
  const direction = OrderDirection.DESC
  if (filter.showBookmarked === ShowBookmarked.POPULAR) return { field: TenderOrderField.BOOKMARKS, direction }
  if (filter.search?.trim()) return { field: TenderOrderField.RELEVANCE, direction }
  return { field: TenderOrderField.PUBLICATION_DATE, direction }
}

/** Unknown values come last in both directions; the id is the tie-breaker. */
export function keysOf(
  { field, direction }: TenderOrder,
  search: Searched | null,
  archived: boolean,
): readonly OrderKey[] {
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
      return search ? [{ sql: relevanceSql(archived), type: 'float4', descending }, ...newestFound] : newestFirst
  }
}
