import type { EntityManager } from 'typeorm'
import { currentCategories } from '../catalogue/category-memory.js'
import { namedQuery } from '../../platform/database/named-query.js'
import { sourceName } from '../../reference/sources.js'
import { askedOf } from './asked.service.js'
import { tenderCountsByCategory } from './counts.service.js'
import { countsBySourceSql, publicStatsSql, weeklySql } from '../query/statistics.js'
import type { TenderFilter } from './tender.inputs.js'

export interface PublicStats {
  readonly total: number
  readonly open: number
  readonly closed: number
  readonly archived: number
  readonly newToday: number
  readonly sources: readonly string[]
  readonly euProcurement: number
  readonly freelanceContract: number
}

export async function publicStats(db: EntityManager): Promise<PublicStats> {
  const [row] = await namedQuery<PublicStats>(db, publicStatsSql)
  return row!
}

interface SourceCount {
  readonly source: string
  readonly n: number
  readonly shown: number
}

export const countsBySource = (db: EntityManager): Promise<readonly SourceCount[]> =>
  namedQuery<SourceCount>(db, countsBySourceSql)

export interface TenderStats {
  readonly sources: readonly { readonly source: string; readonly count: number }[]
  readonly categories: readonly { readonly category: string; readonly count: number }[]
  readonly total: number
}

/**
 * Counts by source and by category, including archived tenders, highest first, without zeros. A tender counts in each of its categories and
 * in each source where it was found, but once in the total.
 */
export async function tenderStats(db: EntityManager): Promise<TenderStats> {
  const [bySource, categories] = await Promise.all([countsBySource(db), currentCategories(db)])
  const byCategory = await tenderCountsByCategory(
    db,
    categories.map(({ id }) => id),
  )
  const sources = bySource.map(({ source, n }) => ({ source: sourceName(source), count: n }))
  return {
    sources: mostFirst(sources),
    categories: mostFirst(categories.map(({ name }, index) => ({ category: name, count: byCategory[index] ?? 0 }))),
    total: bySource.reduce((total, { shown }) => total + shown, 0),
  }
}

const mostFirst = <Counted extends { count: number }>(counts: readonly Counted[]): Counted[] =>
  counts.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count)

/** The number of published tenders of each filter in each of the last weeks, including today, oldest first. One statement. */
export async function countByWeek(
  db: EntityManager,
  filters: readonly TenderFilter[],
  weeks: number,
): Promise<readonly (readonly number[])[]> {
  if (filters.length === 0) return []
  const asked = await Promise.all(filters.map(filter => askedOf(db, filter, null)))
  const { text, values } = weeklySql(asked, weeks)
  // Not a prepared statement, because its text depends on the number of filters.
  const rows = await db.query<{ no: number; week: number; n: number }[]>(text, [...values])
  const counts = filters.map(() => Array<number>(weeks).fill(0))
  for (const { no, week, n } of rows) counts[no]![week] = n
  return counts
}
