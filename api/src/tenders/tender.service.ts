import type { EntityManager } from 'typeorm'
import { UserError } from '../errors.js'
import { namedQuery } from '../database/named-query.js'
import { connectionOf, type ConnectionOf } from '../paging/connection.js'
import { type Page, type PageArgs, readPage, readRows } from '../paging/page-args.js'
import { pageOf } from '../paging/page-of.js'
import {
  categoriesAt,
  categoryVersionSql,
  currentCategories,
  knownCategories,
  knownVersion,
} from '../catalogue/category-memory.js'
import type { KnownCategory } from '../catalogue/category.entity.js'
import { sourceName } from '../reference/sources.js'
import { canNarrow } from '../search/narrow.service.js'
import { mendFruitless, type Mended } from '../search/mend.service.js'
import type { SearchChange } from '../search/search-change.types.js'
import { findHit } from '../search/find-hit.js'
import type { SearchHit } from '../search/search-hit.types.js'
import { readExcluded } from '../search/excluded.service.js'
import { readSearch, type Searched } from '../search/search.service.js'
import { shownState } from './versions/shown-state.js'
import { nearestFilters } from './nearest.service.js'
import type { NearestFilter } from './nearest.types.js'
import type { ListReads } from './look-ahead.js'
import type { LotOutcome } from './lot-outcome.types.js'
import type { CategoryLink, ShownCategory } from './shown-category.js'
import { TenderCategory } from './tender-category.entity.js'
import { Tender } from './tender.entity.js'
import type { TenderFilter, TenderOrder } from './tender.inputs.js'
import { categoryOrder, selectSql, type TenderField, usualFields } from './query/columns.js'
import { countAll, countTenders, type FacetCounts, tenderCountsByCategory, tenderFacets } from './counts.service.js'
import { reportIfFruitless } from './fruitless-events.js'
import { momentOfGroups } from './fresh-groups.js'
import { countsBySourceSql, publicStatsSql } from './query/cube.js'
import type { Asked, ListViewer } from './query/conditions.js'
import { textsAsked } from './query/dimensions.js'
import { readsCategories } from './query/filter-reach.js'
import { listSql } from './query/list.js'
import { orderOf } from './query/order.js'
import type { Seen } from './query/moment.js'
import { Parameters } from './query/parameters.js'
import { weeklySql } from './query/weekly.js'

export const TenderConnection = connectionOf(Tender)

export interface TenderList extends ConnectionOf<Tender> {
  facets(): Promise<FacetCounts>
  /** What was looked for instead, when the search finds nothing at all. */
  readonly searchChange: SearchChange | null
  /** Why each tender of the page was found, in their order; null where that is plain to see. */
  hits(): Promise<readonly (SearchHit | null)[]>
  /** What it would hold without one of its filters, when it is empty. */
  nearest(): Promise<readonly NearestFilter[]>
}

/** A row as `selectSql` names it. */
interface Row extends Partial<Tender> {
  readonly id: string
  readonly newCategories?: string | null
  readonly categoryIds?: readonly string[]
  readonly categoryLinks?: readonly CategoryLink[]
}

interface ListRow extends Row, Seen {
  readonly keys: string[]
  /** Of all that match, where the page tells it. */
  readonly total: number | null
}

const usualReads: ListReads = { fields: usualFields, readsRows: true, readsTotal: true }

/** @throws UserError for an invalid filter, order or page */
export async function listTenders(
  db: EntityManager,
  filter: TenderFilter,
  chosenOrder: TenderOrder | null | undefined,
  pageArgs: PageArgs,
  viewer: ListViewer | null = null,
  { fields, readsRows, readsTotal }: ListReads = usualReads,
): Promise<TenderList> {
  const order = orderOf(filter, chosenOrder)
  const orderName = `${order.field} ${order.direction}`
  const page = readPage(pageArgs, orderName)
  const typed = await askedOf(db, filter, viewer)

  const categoryVersion = knownVersion(db)
  const read = async (asked: Asked) => {
    if (!readsRows) return []
    const sql = listSql({ ...asked, order, fields, categoryVersion, groupsOf: momentOfGroups(db), readsTotal }, page)
    return readRows(page, () => namedQuery<ListRow>(db, sql))
  }
  const isNarrowed = typed.search !== null && canNarrow(typed.search.wishes) && !filter.searchExactly
  const found = isNarrowed ? [] : await read(typed)
  const mended = found.length === 0 ? await mendedOf(db, typed) : null
  const asked = mended ? { ...typed, search: mended.searched } : typed
  const rows = mended || isNarrowed ? await read(asked) : found
  const seen = rows[0]
  const nodes = await tendersOf(db, rows, categoryVersion)
  const placed = nodes.map((node, index) => ({ keys: rows[index]!.keys, node }))
  const connection = pageOf(page, orderName, placed, async () => seen?.total ?? countTenders(db, asked, seen))
  if (readsRows) reportIfFruitless(db, filter, connection, changeOf(mended) !== null)
  return {
    ...connection,
    facets: () => tenderFacets(db, asked, seen),
    searchChange: changeOf(mended),
    hits: () => hitsOf(db, asked.search, connection.nodes),
    nearest: async () =>
      (await connection.totalCount()) > 0 ? [] : nearestFilters(filter, other => countFiltered(db, other, viewer)),
  }
}

const hitFields: ReadonlySet<TenderField> = new Set([
  ...(['id', 'title', 'organization', 'summary', 'description', 'region', 'province'] as const),
  ...(['publicationId', 'reference', 'cpv'] as const),
])

async function hitsOf(
  db: EntityManager,
  search: Searched | null,
  rows: readonly { readonly id: string }[],
): Promise<(SearchHit | null)[]> {
  if (!search) return rows.map(() => null)
  const ids = rows.map(({ id }) => id)
  const byId = new Map((await readTenders(db, ids, hitFields)).map(tender => [tender.id, tender]))
  return ids.map(id => {
    const tender = byId.get(id)
    return tender ? findHit(search.wishes, tender) : null
  })
}

/** What is told of it: that a short word was taken for a beginning, as every longer word is, is nothing to tell. */
function changeOf(mended: Mended | null): SearchChange | null {
  return mended?.kind ? { kind: mended.kind, text: mended.text, leftOut: mended.leftOut } : null
}

async function mendedOf(db: EntityManager, { filter, search }: Asked): Promise<Mended | null> {
  if (!search) return null
  const state = await shownState(db.connection)()
  return mendFruitless(db, search, filter.archived ?? false, filter.searchExactly ?? false, state)
}

/**
 * Every tender of the filter, in batches by keyset pagination: no statement is long, and what reads slowly holds nothing in the
 * database. Whoever changes order meanwhile may be missed or come twice.
 * @throws UserError for an invalid filter
 */
export async function* eachTender(
  db: EntityManager,
  filter: TenderFilter,
  order: TenderOrder,
  viewer: ListViewer | null,
  batchSize: number,
): AsyncGenerator<readonly Tender[]> {
  const asked = await shownTo(db, filter, viewer)
  for (let from: Page['from'] = null; ; ) {
    const page: Page = { size: batchSize, backward: false, from }
    const rows = await namedQuery<ListRow>(db, listSql({ ...asked, order }, page))
    const batch = rows.slice(0, batchSize)
    if (batch.length > 0) yield await tendersOf(db, batch, '')
    if (rows.length === batch.length) return
    from = { keys: batch.at(-1)!.keys, order: order.field }
  }
}

/** @throws UserError for an invalid filter */
export const countFiltered = async (
  db: EntityManager,
  filter: TenderFilter,
  viewer: ListViewer | null,
): Promise<number> => countTenders(db, await shownTo(db, filter, viewer))

/**
 * Number of tenders of each filter, by one statement for all that groups in memory cannot answer. Searches are as typed: nothing
 * else is counted in place of one that finds nothing.
 */
export async function countEach(
  db: EntityManager,
  filters: readonly TenderFilter[],
  viewer: ListViewer | null = null,
): Promise<readonly number[]> {
  const asked = await Promise.all(filters.map(filter => askedOf(db, filter, viewer)))
  return countAll(db, asked)
}

/** How many of each filter were published in each of the last weeks, today included; oldest first. One statement. */
export async function countByWeek(
  db: EntityManager,
  filters: readonly TenderFilter[],
  weeks: number,
): Promise<readonly (readonly number[])[]> {
  if (filters.length === 0) return []
  const asked = await Promise.all(filters.map(filter => askedOf(db, filter, null)))
  const { text, values } = weeklySql(asked, weeks)
  // Not a prepared statement: its text is as long as the filters are many.
  const rows = await db.query<{ no: number; week: number; n: number }[]>(text, [...values])
  const counts = filters.map(() => Array<number>(weeks).fill(0))
  for (const { no, week, n } of rows) counts[no]![week] = n
  return counts
}

/** What the list of the filter shows: with the search that it tries instead of one that finds nothing. */
export async function shownTo(db: EntityManager, filter: TenderFilter, viewer: ListViewer | null): Promise<Asked> {
  const asked = await askedOf(db, filter, viewer)
  const mended = await mendedOf(db, asked)
  return mended ? { ...asked, search: mended.searched } : asked
}

/** What the filter says as it was typed. Cache: its SQL depends on the categories that it names, so these are revalidated first. */
export async function askedOf(db: EntityManager, filter: TenderFilter, viewer: ListViewer | null): Promise<Asked> {
  const search = await readSearch(db, filter.search, 'filter.search')
  const excluded = await readExcluded(db, textsAsked(filter, 'excludedWords'), 'filter.excludedWords')
  const categories = await (readsCategories(filter) ? currentCategories(db) : knownCategories(db))
  return { filter, categories, viewer, search, excluded }
}

/** The tenders of these rows, with their categories when these were selected. */
async function tendersOf(db: EntityManager, rows: readonly Row[], categoryVersion: string): Promise<Tender[]> {
  const { newCategories } = rows[0] ?? {}
  const categories = newCategories === undefined ? [] : await categoriesAt(db, newCategories ?? categoryVersion)
  const byId = byIdOf(categories)
  return rows.map(row => {
    const tender = Object.assign(new Tender(), row)
    if (row.categoryLinks) tender.tenderCategories = row.categoryLinks.map(link => shownCategory(link, byId))
    else if (row.categoryIds)
      tender.tenderCategories = row.categoryIds.map(categoryId => shownCategory({ categoryId }, byId))
    return tender
  })
}

const byIdOf = (categories: readonly KnownCategory[]): ReadonlyMap<string, KnownCategory> =>
  new Map(categories.map(category => [category.id, category]))

const shownCategory = (link: CategoryLink, categories: ReadonlyMap<string, KnownCategory>): ShownCategory =>
  Object.assign(link, { category: categories.get(link.categoryId) })

const detailFields: ReadonlySet<TenderField> = new Set([...usualFields, 'description', 'lots'])

export async function findTender(db: EntityManager, id: string, fields = detailFields): Promise<Tender | null> {
  const [tender] = await readTenders(db, [id], fields)
  return tender ?? null
}

/** In no order; what does not exist is left out. */
export async function readTenders(
  db: EntityManager,
  ids: readonly string[],
  fields: ReadonlySet<TenderField>,
): Promise<Tender[]> {
  if (ids.length === 0) return []
  const parameters = new Parameters()
  const categoryVersion = knownVersion(db)
  const columns = selectSql(fields, categoryVersion, parameters)
  // Query planner: for a list of unknown length it plans one of ten each time anew.
  const where = ids.length === 1 ? `t.id = ${parameters.add(ids[0])}` : `t.id = ANY (${parameters.add(ids)})`
  const text = `SELECT ${columns} FROM tenders t WHERE ${where}`
  const rows = await namedQuery<Row>(db, { text, values: parameters.values })
  return tendersOf(db, rows, categoryVersion)
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
    FROM tender_categories WHERE tender_id = ANY ($1) ORDER BY ${categoryOrder}`
  const rows = await namedQuery<TenderCategory & { version: string }>(db, { text, values: [ids] })
  const categories = byIdOf(rows[0] ? await categoriesAt(db, rows[0].version) : [])
  const links = new Map(ids.map(id => [id, [] as TenderCategory[]]))
  for (const { version: _, ...row } of rows)
    links.get(row.tenderId)!.push(Object.assign(new TenderCategory(), shownCategory(row, categories)))
  return ids.map(id => links.get(id)!)
}

export async function tendersById(db: EntityManager, ids: readonly string[]): Promise<(Tender | null)[]> {
  const byId = new Map((await readTenders(db, ids, usualFields)).map(tender => [tender.id, tender]))
  return ids.map(id => byId.get(id) ?? null)
}

/** Batch function of a loader: what lists show in place of each, which speaks for its copies; most are shown themselves. */
export async function shownTenders(db: EntityManager, ids: readonly string[]): Promise<(Tender | null)[]> {
  const text = 'SELECT id, copy_of AS "shownId" FROM tenders WHERE id = ANY ($1) AND copy_of IS NOT NULL'
  const rows = await namedQuery<{ id: string; shownId: string }>(db, { text, values: [ids] })
  const shownIds = new Map(rows.map(({ id, shownId }) => [id, shownId]))
  return tendersById(
    db,
    ids.map(id => shownIds.get(id) ?? id),
  )
}
