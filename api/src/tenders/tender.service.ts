import type { EntityManager } from 'typeorm'
import { UserError } from '../errors.js'
import { namedQuery } from '../database/named-query.js'
import { connectionOf, type ConnectionOf } from '../paging/connection.js'
import { type PageArgs, readPage, readRows } from '../paging/page-args.js'
import { pageOf } from '../paging/page-of.js'
import { categoriesAt, categoryVersionSql, currentCategories, knownCategories } from '../catalogue/category-memory.js'
import { sourceName } from '../reference/sources.js'
import type { LotOutcome } from './lot-outcome.types.js'
import { TenderCategory } from './tender-category.entity.js'
import { Tender } from './tender.entity.js'
import type { TenderFilter, TenderOrder } from './tender.inputs.js'
import { selectedColumns } from './hot/columns.js'
import { countTenders, tenderCountsByCategory, tenderFacets } from './counts.service.js'
import type { Facets } from './facets.js'
import { countsBySourceSql, publicStatsSql } from './hot/cube.js'
import { readsCategories } from './hot/dimensions.js'
import { listSql, orderOf } from './hot/list.js'

export const TenderConnection = connectionOf(Tender)

export interface TenderList extends ConnectionOf<Tender> {
  facets(): Promise<Facets>
}

type Row = Partial<Tender> & { id: string; keys: string[] }

/** @throws UserError for an invalid filter, order or page */
export async function listTenders(
  db: EntityManager,
  filter: TenderFilter,
  chosenOrder: TenderOrder | null | undefined,
  pageArgs: PageArgs,
  viewerId: string | null = null,
): Promise<TenderList> {
  const order = orderOf(filter, chosenOrder)
  const orderName = `${order.field} ${order.direction}`
  const page = readPage(pageArgs, orderName)
  // Cache: the SQL of a filter depends on the categories that it names, so these are revalidated first.
  const categories = await (readsCategories(filter) ? currentCategories(db) : knownCategories(db))
  const asked = { filter, categories, viewerId }

  const rows = await readRows(page, () => namedQuery<Row>(db, listSql({ ...asked, order }, page)))
  const placed = rows.map(({ keys, ...row }) => ({ keys, node: Object.assign(new Tender(), row) }))
  return {
    ...pageOf(page, orderName, placed, () => countTenders(db, asked)),
    facets: () => tenderFacets(db, asked),
  }
}

export async function findTender(db: EntityManager, id: string): Promise<Tender | null> {
  const text = `SELECT ${selectedColumns}, t.description, t.lots FROM tenders t WHERE t.id = $1`
  const [row] = await namedQuery<Row>(db, { text, values: [id] })
  return row ? Object.assign(new Tender(), row) : null
}

export const TENDER_GONE = 'Deze tender bestaat niet (meer)'
export const tenderNotFound = () => new UserError('NOT_FOUND', TENDER_GONE)

export interface PublicStats {
  readonly total: number
  readonly open: number
  readonly closed: number
  readonly archived: number
  readonly newToday: number
  /** Names of the sources that have tenders. */
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
 * Counts by source and by category, archived tenders included, highest first; those without tenders are left out. A
 * tender counts in each of its categories, and in each source that it was found at, yet once in the total.
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

/** Batch function of a loader: the results are in the order of the ids. */
export async function descriptionsOf(db: EntityManager, ids: readonly string[]): Promise<(string | null)[]> {
  const text = 'SELECT id, description FROM tenders WHERE id = ANY ($1)'
  const rows = await namedQuery<{ id: string; description: string | null }>(db, { text, values: [ids] })
  const byId = new Map(rows.map(row => [row.id, row.description]))
  return ids.map(id => byId.get(id) ?? null)
}

/** Batch function of a loader: the results are in the order of the ids. */
export async function lotsOf(db: EntityManager, ids: readonly string[]): Promise<LotOutcome[][]> {
  const text = 'SELECT id, lots FROM tenders WHERE id = ANY ($1)'
  const rows = await namedQuery<{ id: string; lots: LotOutcome[] }>(db, { text, values: [ids] })
  const byId = new Map(rows.map(({ id, lots }) => [id, lots]))
  return ids.map(id => byId.get(id) ?? [])
}

/** Batch function of a loader: each tender's categories, highest confidence first. */
export async function categoriesOf(db: EntityManager, ids: readonly string[]): Promise<TenderCategory[][]> {
  const text = `SELECT id, tender_id AS "tenderId", category_id AS "categoryId", confidence, source,
      matched_keywords AS "matchedKeywords", created_at AS "createdAt", ${categoryVersionSql} AS version
    FROM tender_categories WHERE tender_id = ANY ($1) ORDER BY source = 'manual' DESC, confidence DESC, category_id`
  const rows = await namedQuery<TenderCategory & { version: string }>(db, { text, values: [ids] })
  const categories = rows[0] ? await categoriesAt(db, rows[0].version) : []
  const byId = new Map(categories.map(category => [category.id, category]))
  const links = new Map(ids.map(id => [id, [] as TenderCategory[]]))
  for (const { version: _, ...row } of rows)
    links.get(row.tenderId)!.push(Object.assign(new TenderCategory(), row, { category: byId.get(row.categoryId) }))
  return ids.map(id => links.get(id)!)
}

export async function tendersById(db: EntityManager, ids: readonly string[]): Promise<(Tender | null)[]> {
  const text = `SELECT ${selectedColumns} FROM tenders t WHERE t.id = ANY ($1)`
  const rows = await namedQuery<Row>(db, { text, values: [ids] })
  const byId = new Map(rows.map(row => [row.id, Object.assign(new Tender(), row)]))
  return ids.map(id => byId.get(id) ?? null)
}
