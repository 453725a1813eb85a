import type { EntityManager } from 'typeorm'
import { namedQuery } from '../database/named-query.js'
import type { KnownCategory } from '../catalogue/category.entity.js'
import { currentCategories } from '../catalogue/category-memory.js'
import { uncategorised } from '../reference/categories.js'
import { allSources } from '../reference/sources.js'
import { freshGroups } from './fresh-groups.js'
import { currentGroups, type KnownGroups } from './group-memory.js'
import type { Seen } from './query/moment.js'
import { addFacets, countGroups, type Facets, facetsOf, roundFacets, subtractFacets } from './facets.js'
import { cities, dimensions, given, type Group, valuesAsked, type Whereabouts } from './query/dimensions.js'
import { areGroupsEnough, copiesShown, doGroupsKnowMost, otherPlacesAsked, placesAsked } from './query/filter-reach.js'
import { hasExclusions } from './query/exclusions.js'
import { type GroupRow, groupsSql } from './query/groups.js'
import type { Asked } from './query/conditions.js'
import { countSql, countsSql } from './query/list.js'
import type { Groups, KeptGroups } from './kept-groups.js'
import { TenderFilter } from './tender.inputs.js'

/**
 * Number of tenders that match the filter.
 * @param seen what a statement of the caller says of the groups in memory
 */
export async function countTenders(db: EntityManager, asked: Asked, seen?: Seen): Promise<number> {
  const included = withoutExclusions(asked.filter)
  const isEnough = areGroupsEnough(included)
  const isOfSources = !isEnough && doGroupsKnowMost(included) && otherPlacesAsked(included).length === 0
  if (!isEnough && !isOfSources) return countRows(db, asked)
  const copies = isEnough ? 0 : await countRows(db, onlyCopies(withoutExcluded(asked, included)))
  const all = copies + (await countInGroups(db, included, seen))
  return hasExclusions(asked) ? all - (await countRows(db, { ...asked, leftOut: true })) : all
}

const withoutExcluded = (asked: Asked, included: TenderFilter): Asked => ({
  ...asked,
  filter: included,
  excluded: null,
  viewer: null,
})

const onlyCopies = (asked: Asked): Asked => ({ ...asked, onlyCopies: true })

async function countRows(db: EntityManager, asked: Asked): Promise<number> {
  const [row] = await namedQuery<{ n: number }>(db, countSql(asked))
  return row!.n
}

/** What groups can count: what is left out of it is counted apart, by indexes that find it, and subtracted. */
const withoutExclusions = (filter: TenderFilter): TenderFilter =>
  given(filter.excludedWords) || given(filter.excludedOrganizations)
    ? changed(filter, { excludedWords: null, excludedOrganizations: null })
    : filter

async function countInGroups(db: EntityManager, filter: TenderFilter, seen?: Seen): Promise<number> {
  const known = await freshGroups(db, seen)
  const { groups, categories } = known
  return kept(
    madeOf(known).counts,
    filter,
    groups,
    some => countGroups(shownOf(some, filter), filter, categories),
    (one, other) => one + other,
  )
}

/** As `countTenders` for each, in their order, with one statement at most. */
export async function countAll(db: EntityManager, all: readonly Asked[]): Promise<readonly number[]> {
  const read = all.filter(asked => hasExclusions(asked) || !areGroupsEnough(asked.filter))
  const [row] = read.length > 0 ? await namedQuery<{ counts: number[] }>(db, countsSql(read)) : []
  const counts = new Map(read.map((asked, index) => [asked, row!.counts[index]!]))
  return Promise.all(all.map(async asked => counts.get(asked) ?? countTenders(db, asked)))
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

function countWhere({ live, archived }: Groups, matches: (mask: bigint) => boolean): number {
  let count = 0
  for (const groups of [live, archived])
    for (const { mask, isCopy, n } of groups) if (!isCopy && matches(mask)) count += n
  return count
}

export type FacetCounts = Facets & {
  /** A search found so many that only a sample of them was counted. */
  readonly isApproximate: boolean
}

/**
 * Facet counts: for each option of each dropdown, how many tenders would match if it were chosen and all other filters
 * stayed.
 * @param seen as for `countTenders`
 */
export async function tenderFacets(db: EntityManager, asked: Asked, seen?: Seen): Promise<FacetCounts> {
  const filter = withoutExclusions(asked.filter)
  const isEnough = areGroupsEnough(filter)
  if (!isEnough && !doGroupsKnowMost(filter)) return readFacets(db, asked)
  const known = await freshGroups(db, seen)
  const { groups, categories } = known
  const isOfSources = !isEnough && copiesShown(filter) === 'ofSources'
  const inGroups = kept(
    madeOf(known).facets,
    filter,
    groups,
    some => exact(facetsShown(isOfSources ? originalsOf(some) : some, filter, categories)),
    (one, other) => exact(addFacets(one, other)),
  )
  const others = isEnough ? null : await facetsBeside(db, withoutExcluded(asked, filter))
  const facets = others ? exact(addFacets(inGroups, others)) : inGroups
  if (!hasExclusions(asked)) return facets
  const { isApproximate, ...out } = await readFacets(db, { ...asked, leftOut: true })
  return { ...subtractFacets(facets, out), isApproximate }
}

/** What groups do not tell: of several sources, their copies; of towns that are no options, what is in these. */
async function facetsBeside(db: EntityManager, asked: Asked): Promise<Facets> {
  const { filter } = asked
  if (copiesShown(filter) === 'ofSources') return readFacets(db, onlyCopies(asked))
  const provinces = (valuesAsked('region', filter, []) as readonly Whereabouts[]).filter(where => 'province' in where)
  const isKnown = (group: Group) => provinces.some(where => dimensions.region.matches(group, where))
  const { live, archived } = (
    await readGroups(db, { ...asked, onlyPlaces: otherPlacesAsked(filter) }, placesOf(filter))
  ).groups
  const towns = { live: live.filter(group => !isKnown(group)), archived: archived.filter(group => !isKnown(group)) }
  const facets = facetsShown(towns, filter, await currentCategories(db))
  // Which regions could be chosen instead, groups tell of all tenders.
  return { ...facets, region: facets.region.map(option => ({ ...option, count: 0 })) }
}

const placesOf = (filter: TenderFilter) => [...cities, ...placesAsked(filter)]

const originalsOf = ({ live, archived }: Groups): Groups => ({
  live: [...live].filter(({ isCopy }) => !isCopy),
  archived: [...archived].filter(({ isCopy }) => !isCopy),
})

const exact = (facets: Facets): FacetCounts => ({ ...facets, isApproximate: false })

async function readFacets(db: EntityManager, asked: Asked): Promise<FacetCounts> {
  const { filter } = asked
  const { groups, isApproximate } = await readGroups(db, asked, placesOf(filter))
  const facets = facetsShown(groups, filter, await currentCategories(db))
  return { ...(isApproximate ? roundFacets(facets) : facets), isApproximate }
}

/** An archived tender is neither open nor closed. */
function shownOf({ live, archived }: Groups, filter: TenderFilter): Iterable<Group> {
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

const changed = (filter: TenderFilter, values: Partial<TenderFilter>) =>
  Object.assign(new TenderFilter(), filter, values)

async function readGroups(db: EntityManager, asked: Asked, names: readonly string[]) {
  const rows = await namedQuery<GroupRow>(db, groupsSql(asked, names))
  const groups = rows.map(row => ({ ...row, mask: BigInt(row.mask), n: row.n * row.weight }))
  return {
    groups: { live: groups.filter(({ archived }) => !archived), archived: groups.filter(({ archived }) => archived) },
    isApproximate: rows.some(({ weight }) => weight > 1),
  }
}

const MAX_MEMOIZED_FILTERS = 1000

interface Kept<Value> {
  readonly value: Value
  /** Of the groups that it was made of. */
  readonly version: number
}

/** What was made of the same groups, sources and categories before, by filter: most requests repeat the same few. */
interface Made {
  /** An added source is one more option, which the groups do not tell. */
  readonly sources: ReturnType<typeof allSources>
  readonly categories: readonly KnownCategory[]
  readonly counts: Map<string, Kept<number>>
  readonly facets: Map<string, Kept<FacetCounts>>
}
const made = new WeakMap<KeptGroups, Made>()

function madeOf({ groups, categories }: KnownGroups): Made {
  const sources = allSources()
  const earlier = made.get(groups)
  if (earlier?.sources === sources && earlier.categories === categories) return earlier
  const anew: Made = { sources, categories, counts: new Map(), facets: new Map() }
  made.set(groups, anew)
  return anew
}

/**
 * Incremental view: what was counted before is brought up to date by counting only the differences since, so that a write does
 * not make every filter be counted anew over all groups.
 */
function kept<Value>(
  values: Map<string, Kept<Value>>,
  filter: TenderFilter,
  groups: KeptGroups,
  make: (groups: Groups) => Value,
  add: (one: Value, other: Value) => Value,
): Value {
  const key = JSON.stringify(filter, Object.keys(filter).toSorted())
  const { version } = groups
  const earlier = values.get(key)
  if (earlier?.version === version) return earlier.value
  const differences = earlier ? groups.since(earlier.version) : null
  const value = earlier && differences ? add(earlier.value, make(differences)) : make(groups)
  if (!earlier && values.size >= MAX_MEMOIZED_FILTERS) values.clear()
  values.set(key, { value, version })
  return value
}
