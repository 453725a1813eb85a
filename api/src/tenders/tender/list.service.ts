import type { EntityManager } from 'typeorm'
import { knownVersion } from '../catalogue/category-memory.js'
import { globalIdOf } from '../../platform/graphql/node.js'
import { namedQuery } from '../../platform/database/named-query.js'
import { connectionOf, type ConnectionOf } from '../../platform/paging/connection.js'
import { type PageArgs, readPage, readRows } from '../../platform/paging/page-args.js'
import { pageOf } from '../../platform/paging/page-of.js'
import { findHit } from '../search/find-hit.js'
import type { Mended } from '../search/mend.service.js'
import { canNarrow } from '../search/narrow.service.js'
import type { SearchChange } from '../search/search-change.types.js'
import type { SearchHit } from '../search/search-hit.types.js'
import type { Searched } from '../search/search.service.js'
import { askedOf, excludingSelfEmployed, mendedOf } from './asked.service.js'
import {
  countFiltered,
  countTenders,
  countWithHidden,
  type FacetCounts,
  type Hidden,
  nothingHidden,
  statusFacet,
  type TenderCount,
  tenderFacets,
} from './counts.service.js'
import type { Facet } from './facets.js'
import { lotMatchesOf } from '../lots/lot-match.service.js'
import type { LotMatch } from '../lots/lot-match.types.js'
import { distancesFrom } from './distance.service.js'
import type { TenderDistance } from './distance.types.js'
import { reportIfEmpty } from './empty-search-events.js'
import type { ListReads } from './look-ahead.js'
import { nearestFilters } from './nearest.service.js'
import type { NearestFilter } from './nearest.types.js'
import type { Asked, ListViewer } from '../query/asked.js'
import { type TenderField, usualFields } from '../query/columns.js'
import { listSql } from '../query/list.js'
import { orderOf } from '../query/order.js'
import { factsRequired } from '../query/unknown.js'
import { Tender } from './tender.entity.js'
import type { TenderFilter, TenderOrder } from './tender.inputs.js'
import { type ListRow, readTenders, tendersOf } from './tender.service.js'

export const TenderConnection = connectionOf(Tender)

export interface TenderList extends ConnectionOf<Tender> {
  facets(): Promise<FacetCounts>
  /** The tenders that the filter hides because they lack a fact, from the statement that counts the total. */
  hidden(): Promise<Hidden>
  /** The number of assignments that a search for work of the self-employed leaves out because they exclude them. */
  excludingSelfEmployed(): Promise<number>
  statusFacet(): Promise<readonly Facet[]>
  /** The change to a search without results; null without a change. */
  readonly searchChange: SearchChange | null
  /** Why each tender of the page was found, in their order; null where a list shows it. */
  hits(): Promise<readonly (SearchHit | null)[]>
  /** The lots that match the filter, for the tenders of the page of which not all lots match. */
  lotMatches(): Promise<readonly LotMatch[]>
  /** From the place of the filter to the tenders of the page. */
  distances(): Promise<readonly TenderDistance[]>
  /** For an empty list: its length without one of its filters. */
  nearest(): Promise<readonly NearestFilter[]>
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
    const sql = listSql({ ...asked, order, fields, categoryVersion, readsTotal }, page)
    return readRows(page, () => namedQuery<ListRow>(db, sql))
  }
  const isNarrowed = typed.search !== null && canNarrow(typed.search.wishes) && !filter.searchExactly
  const found = isNarrowed ? [] : await read(typed)
  const mended = found.length === 0 ? await mendedOf(db, typed) : null
  const asked = mended ? { ...typed, search: mended.searched } : typed
  const rows = mended || isNarrowed ? await read(asked) : found
  const nodes = await tendersOf(db, rows, categoryVersion)
  const placed = nodes.map((node, index) => ({ keys: rows[index]!.keys, node }))
  let count: Promise<TenderCount> | undefined
  const counted = () => (count ??= countWithHidden(db, asked))
  const connection = pageOf(page, orderName, placed, async () => rows[0]?.total ?? (await counted()).total)
  if (readsRows) reportIfEmpty(db, filter, connection, changeOf(mended) !== null)
  return {
    ...connection,
    hidden: async () => (factsRequired(filter).length === 0 ? nothingHidden : counted()),
    excludingSelfEmployed: async () => {
      const excluding = excludingSelfEmployed(filter, asked)
      return excluding ? countTenders(db, excluding) : 0
    },
    facets: () => tenderFacets(db, asked),
    statusFacet: () => statusFacet(db, asked),
    searchChange: changeOf(mended),
    hits: () => hitsOf(db, asked.search, connection.nodes),
    lotMatches: () => lotMatchesOf(db, asked, connection.nodes),
    distances: async () =>
      [...(await distancesFrom(db, filter.near, connection.nodes))].map(([id, distance]) => ({
        tenderId: globalIdOf('Tender', id),
        ...distance,
      })),
    nearest: async () =>
      (await connection.totalCount()) > 0 ? [] : nearestFilters(filter, other => countFiltered(db, other, viewer)),
  }
}

/** The reported change: a short word that matched as a prefix, as longer words always do, is not reported. */
function changeOf(mended: Mended | null): SearchChange | null {
  return mended?.kind ? { kind: mended.kind, text: mended.text, leftOut: mended.leftOut } : null
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
