import type { EntityManager } from 'typeorm'
import { namedQuery } from '../database/named-query.js'
import type { KnownCategory } from '../catalogue/category.entity.js'
import { currentCategories } from '../catalogue/category-memory.js'
import { uncategorised } from '../reference/categories.js'
import { allSources } from '../reference/sources.js'
import { currentGroups, type Groups, type KnownGroups } from './group-memory.js'
import { countGroups, type Facets, facetsOf } from './facets.js'
import { areGroupsEnough, cities, dimensionNames, dimensions, type Group, placeAsked } from './hot/dimensions.js'
import { type GroupRow, groupOf, groupsSql } from './hot/groups.js'
import type { Asked } from './hot/conditions.js'
import { countSql } from './hot/list.js'
import { TenderFilter } from './tender.inputs.js'

/** Number of tenders that match the filter. */
export async function countTenders(db: EntityManager, asked: Asked): Promise<number> {
  const { filter } = asked
  if (!areGroupsEnough(filter)) {
    const [row] = await namedQuery<{ n: number }>(db, countSql(asked))
    return row!.n
  }
  const known = await currentGroups(db)
  const { groups, categories } = known
  return memoized(madeOf(known).counts, filter, () => countGroups(shownOf(groups, filter), filter, categories))
}

/** Number of tenders, archived ones included, whose only category is the fallback; copies are not counted. */
export async function countUncategorised(db: EntityManager): Promise<number> {
  const { groups, categories } = await currentGroups(db)
  const fallback = 1n << BigInt(categories.find(({ slug }) => slug === uncategorised)!.bit)
  return countWhere(groups, mask => mask === fallback)
}

/** Number of tenders, archived ones included, of each category; copies are not counted. In the order of the ids. */
export async function tenderCountsByCategory(db: EntityManager, ids: readonly string[]): Promise<number[]> {
  const { groups, categories } = await currentGroups(db)
  const bits = new Map(categories.map(({ id, bit }) => [id, 1n << BigInt(bit)]))
  return ids.map(id => countWhere(groups, mask => (mask & (bits.get(id) ?? 0n)) > 0n))
}

const countWhere = ({ live, archived }: Groups, matches: (mask: bigint) => boolean): number =>
  [...live, ...archived].reduce((sum, { mask, isCopy, n }) => (!isCopy && matches(mask) ? sum + n : sum), 0)

/**
 * Facet counts: for each option of each dropdown, how many tenders would match if it were chosen and all other filters
 * stayed.
 */
export async function tenderFacets(db: EntityManager, asked: Asked): Promise<Facets> {
  const { filter } = asked
  if (!areGroupsEnough(filter)) {
    const groups = await readGroups(db, { ...asked, filter: withoutDimensions(filter) }, [
      ...cities,
      placeAsked(filter) ?? '',
    ])
    return facetsShown(groups, filter, await currentCategories(db))
  }
  const known = await currentGroups(db)
  const { groups, categories } = known
  return memoized(madeOf(known).facets, filter, () => facetsShown(groups, filter, categories))
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
      groupsSql({ ...asked, withCopies: true, filter: changed(asked.filter, { archived }) }, names),
    )
    return rows.map(groupOf)
  }
  return { live: await read(false), archived: await read(true) }
}

const MAX_MEMOIZED_FILTERS = 1000

/** What was made of the same groups and sources before. */
interface Made {
  /** An added source is one more option, which the groups do not tell. */
  readonly sources: ReturnType<typeof allSources>
  readonly counts: Map<string, number>
  readonly facets: Map<string, Facets>
}
const made = new WeakMap<KnownGroups, Made>()

function madeOf(known: KnownGroups): Made {
  const sources = allSources()
  const earlier = made.get(known)
  if (earlier?.sources === sources) return earlier
  const anew: Made = { sources, counts: new Map(), facets: new Map() }
  made.set(known, anew)
  return anew
}

/** Memoises by filter: most requests repeat the same few filters. */
function memoized<Value>(values: Map<string, Value>, filter: TenderFilter, make: () => Value): Value {
  const key = JSON.stringify(filter, Object.keys(filter).toSorted())
  const known = values.get(key)
  if (known !== undefined) return known
  if (values.size >= MAX_MEMOIZED_FILTERS) values.clear()
  const value = make()
  values.set(key, value)
  return value
}
