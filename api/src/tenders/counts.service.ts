import type { DataSource, EntityManager } from 'typeorm'
import { namedQuery } from '../database/named-query.js'
import type { KnownCategory } from '../catalogue/category.entity.js'
import { categoriesAt, currentCategories } from '../catalogue/category-memory.js'
import { uncategorised } from '../reference/categories.js'
import { countGroups, type Facets, facetsOf } from './facets.js'
import { areGroupsEnough, cities, dimensionNames, dimensions, type Group } from './hot/dimensions.js'
import { type GroupRow, groupOf, groupsSql, groupsVersionSql } from './hot/groups.js'
import type { Asked } from './hot/conditions.js'
import { countSql } from './hot/list.js'
import { TenderFilter } from './tender.inputs.js'

/** All tenders, split by whether they are archived. */
interface Groups {
  readonly live: readonly Group[]
  readonly archived: readonly Group[]
}

/** Number of tenders that match the filter. */
export async function countTenders(db: EntityManager, asked: Asked): Promise<number> {
  const { filter } = asked
  if (!areGroupsEnough(filter)) {
    const [row] = await namedQuery<{ n: number }>(db, countSql(asked))
    return row!.n
  }
  const { groups, counts, categories } = await cachedGroups(db)
  return memoized(counts, filter, () => countGroups(shownOf(groups, filter), filter, categories))
}

/** Number of tenders, archived ones included, whose only category is the fallback. */
export async function countUncategorised(db: EntityManager): Promise<number> {
  const { groups, categories } = await cachedGroups(db)
  const fallback = 1n << BigInt(categories.find(({ slug }) => slug === uncategorised)!.bit)
  return [...groups.live, ...groups.archived].reduce((sum, { mask, n }) => (mask === fallback ? sum + n : sum), 0)
}

/**
 * Facet counts: for each option of each dropdown, how many tenders would match if it were chosen and all other filters
 * stayed.
 */
export async function tenderFacets(db: EntityManager, asked: Asked): Promise<Facets> {
  const { filter } = asked
  if (!areGroupsEnough(filter)) {
    const groups = await readGroups(db, { ...asked, filter: withoutDimensions(filter) }, [
      ...cities,
      filter.region ?? '',
    ])
    return facetsShown(groups, filter, await currentCategories(db))
  }
  const { groups, facets, categories } = await cachedGroups(db)
  return memoized(facets, filter, () => facetsShown(groups, filter, categories))
}

/** An archived tender is neither open nor closed. */
function shownOf({ live, archived }: Groups, filter: TenderFilter): readonly Group[] {
  if (!filter.archived) return live
  return filter.openClosed ? [] : archived
}

function facetsShown(groups: Groups, filter: TenderFilter, categories: readonly KnownCategory[]): Facets {
  const { status } = facetsOf(groups.live, filter, categories)
  const count = countGroups(groups.archived, changed(filter, { openClosed: null }), categories)
  return {
    ...facetsOf(shownOf(groups, filter), filter, categories),
    status: [...status, { key: 'archived', label: 'Gearchiveerd', count }],
  }
}

/** Drops the conditions that are applied to the groups in memory. */
const withoutDimensions = (filter: TenderFilter) =>
  changed(filter, Object.fromEntries(dimensionNames.map(name => [dimensions[name].field, null])))

const changed = (filter: TenderFilter, values: Partial<TenderFilter>) =>
  Object.assign(new TenderFilter(), filter, values)

async function readGroups(db: EntityManager, asked: Asked, names: readonly string[]): Promise<Groups> {
  const read = async (archived: boolean) => {
    const rows = await namedQuery<GroupRow>(
      db,
      groupsSql({ ...asked, filter: changed(asked.filter, { archived }) }, names),
    )
    return rows.map(groupOf)
  }
  return { live: await read(false), archived: await read(true) }
}

interface Cache {
  readonly groups: Groups
  readonly categories: readonly KnownCategory[]
  readonly counts: Map<string, number>
  readonly facets: Map<string, Facets>
}

const MAX_MEMOIZED_FILTERS = 1000
/** Keyed by data source, because the tests open several in one process. */
const caches = new WeakMap<DataSource, { readonly version: string; readonly cache: Promise<Cache> }>()

/** Cache of the groups of all tenders. Invalidated when a tender is written or closes, or when a category changes. */
async function cachedGroups(db: EntityManager): Promise<Cache> {
  const [row] = await namedQuery<{ changes: string; categories: string; nextClosing: Date | null }>(
    db,
    groupsVersionSql,
  )
  const { changes, categories, nextClosing } = row!
  // Isolation: uncommitted changes are visible to their own transaction only, so they bypass the shared cache.
  if (db.queryRunner?.isTransactionActive) return loadCache(db, categories)
  const version = `${changes} ${categories} ${nextClosing?.toISOString()}`
  const known = caches.get(db.connection)
  if (known?.version === version) return known.cache
  const cache = loadCache(db, categories)
  caches.set(db.connection, { version, cache })
  cache.catch(() => caches.delete(db.connection))
  return cache
}

async function loadCache(db: EntityManager, categoryVersion: string): Promise<Cache> {
  const categories = await categoriesAt(db, categoryVersion)
  const groups = await readGroups(db, { filter: {}, categories, viewerId: null }, cities)
  return { groups, categories, counts: new Map(), facets: new Map() }
}

/** Memoises by filter: most requests repeat the same few filters. */
function memoized<Value>(values: Map<string, Value>, filter: TenderFilter, make: () => Value): Value {
  const key = JSON.stringify(filter, Object.keys(filter).toSorted())
  const known = values.get(key)
  if (known !== undefined) return known
  if (values.size >= MAX_MEMOIZED_FILTERS) values.clear()
  const made = make()
  values.set(key, made)
  return made
}
