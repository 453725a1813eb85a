import type { EntityManager } from 'typeorm'
import { currentCategories, knownVersion } from '../catalogue/category-memory.js'
import { namedQuery, type Sql } from '../../platform/database/named-query.js'
import type { UserError } from '../../platform/errors.js'
import { uncategorised } from '../../reference/categories.js'
import { allSources } from '../../reference/sources.js'
import { askedOf, shownTo } from './asked.service.js'
import { changeCache } from './change-cache.js'
import { type Facet, type Facets, facetsOf, roundFacets, subtractFacets } from './facets.js'
import type { Asked, ListViewer } from '../query/asked.js'
import { dimensions, type Group } from '../query/dimensions.js'
import { errorOf } from '../query/filters.js'
import { type GroupRow, groupsSql } from '../query/groups.js'
import { countByLackSql, countsSql } from '../query/list.js'
import { hasExclusions } from '../query/personal.js'
import { countsByMaskSql } from '../query/statistics.js'
import { TenderFilter, UnknownFact } from './tender.inputs.js'

/*
 * How a count is made: one statement over the covering index of tenders, or the index of the search, whose result is kept until
 * a tender changes. What depends on its viewer or on bookmarks is counted each time. What a viewer keeps out of all lists is
 * counted apart, by indexes that find it, and subtracted: the rest is the same for everybody.
 */
const counts = changeCache<readonly LackCount[]>(2000)
const facets = changeCache<FacetCounts>(1000)
/** Each entry has thousands of groups. */
const groups = changeCache<Groups>(20)
const masks = changeCache<readonly MaskCount[]>(1)

const keyOf = ({ text, values }: Sql) => `${text} ${JSON.stringify(values)}`

const isForEverybody = ({ unseen, dismissed, showBookmarked }: TenderFilter): boolean =>
  !unseen && !dismissed && !showBookmarked

interface LackCount {
  /** The facts that the filter requires and these tenders lack; absent when it requires none. */
  readonly lacks?: readonly UnknownFact[]
  readonly n: number
}

export interface Hidden {
  /** The required facts that tenders lack which otherwise fit; `count` is the number that including this one would add. */
  readonly hidden: readonly { readonly fact: UnknownFact; readonly count: number }[]
  /** The number that including all of these would add. */
  readonly hiddenCount: number
}

export const nothingHidden: Hidden = { hidden: [], hiddenCount: 0 }

export interface TenderCount extends Hidden {
  readonly total: number
}

export const countTenders = async (db: EntityManager, asked: Asked): Promise<number> =>
  (await countWithHidden(db, asked)).total

/** The total, and what the filter hides because it lacks a fact, in one statement. */
export async function countWithHidden(db: EntityManager, asked: Asked): Promise<TenderCount> {
  const read = (sql: Sql) => namedQuery<LackCount>(db, sql)
  if (!isForEverybody(asked.filter)) return countOf(await read(countByLackSql(asked)))
  const sql = countByLackSql({ ...asked, viewer: null })
  const all = await counts(db, keyOf(sql), () => read(sql))
  if (!hasExclusions(asked)) return countOf(all)
  const leftOut = await read(countByLackSql({ ...asked, leftOut: true }))
  return countOf([...all, ...leftOut.map(row => ({ ...row, n: -row.n }))])
}

function countOf(rows: readonly LackCount[]): TenderCount {
  const sum = (counts: (lacks: readonly UnknownFact[]) => boolean) =>
    rows.reduce((total, { lacks = [], n }) => (counts(lacks) ? total + n : total), 0)
  return {
    total: sum(lacks => lacks.length === 0),
    hidden: Object.values(UnknownFact)
      .filter(fact => sum(lacks => lacks.includes(fact)) > 0)
      .map(fact => ({ fact, count: sum(lacks => lacks.length === 1 && lacks[0] === fact) })),
    hiddenCount: sum(lacks => lacks.length > 0),
  }
}

/** @throws UserError for an invalid filter */
export const countFiltered = async (
  db: EntityManager,
  filter: TenderFilter,
  viewer: ListViewer | null,
): Promise<number> => countTenders(db, await shownTo(db, filter, viewer))

/** The number of tenders of each filter, in one statement; 0 for a filter with a removed value. Searches are used as typed, even when they find nothing. */
export async function countEach(
  db: EntityManager,
  filters: readonly TenderFilter[],
  viewer: ListViewer | null = null,
): Promise<readonly number[]> {
  if (filters.length === 0) return []
  const asked = await Promise.all(filters.map(filter => askedOf(db, filter, viewer)))
  const [row] = await namedQuery<{ counts: number[] }>(db, countsSql(asked))
  return row!.counts
}

/** For each filter, the error of a value that does not exist; null for a valid one. */
export const errorsOf = (db: EntityManager, filters: readonly TenderFilter[]): Promise<readonly (UserError | null)[]> =>
  Promise.all(filters.map(async filter => errorOf(await askedOf(db, filter, null))))

interface MaskCount {
  readonly mask: bigint
  readonly n: number
}

async function readMasks(db: EntityManager): Promise<readonly MaskCount[]> {
  const rows = await namedQuery<{ mask: string; n: number }>(db, countsByMaskSql)
  return rows.map(({ mask, n }) => ({ mask: BigInt(mask), n }))
}

const currentMasks = (db: EntityManager) => masks(db, '', () => readMasks(db))

const sumOf = (all: readonly MaskCount[], matches: (mask: bigint) => boolean): number =>
  all.reduce((sum, { mask, n }) => (matches(mask) ? sum + n : sum), 0)

/** The number of tenders, including archived ones, whose only category is the fallback; copies are not counted. */
export async function countUncategorised(db: EntityManager): Promise<number> {
  const categories = await currentCategories(db)
  const fallback = 1n << BigInt(categories.find(({ slug }) => slug === uncategorised)!.bit)
  return sumOf(await currentMasks(db), mask => mask === fallback)
}

/** The number of tenders of each category, including archived ones; copies are not counted. In the order of the ids. */
export async function tenderCountsByCategory(db: EntityManager, ids: readonly string[]): Promise<number[]> {
  const categories = await currentCategories(db)
  const all = await currentMasks(db)
  const bits = new Map(categories.map(({ id, bit }) => [id, 1n << BigInt(bit)]))
  return ids.map(id => sumOf(all, mask => (mask & (bits.get(id) ?? 0n)) > 0n))
}

export type FacetCounts = Facets & {
  /** Whether a search found so many tenders that only a sample was counted. */
  readonly isApproximate: boolean
}

interface Groups {
  readonly groups: readonly Group[]
  readonly isApproximate: boolean
}

/**
 * Facet counts: for each option of each dropdown, the number of tenders that would match if it were chosen and all other filters stayed.
 */
export async function tenderFacets(db: EntityManager, asked: Asked): Promise<FacetCounts> {
  const { filter, search, excluded } = asked
  const categories = await currentCategories(db)
  const counted = async (read: Promise<Groups>): Promise<FacetCounts> => {
    const { groups: found, isApproximate } = await read
    const exact = facetsOf(found, filter, categories)
    return { ...(isApproximate ? roundFacets(exact) : exact), isApproximate }
  }
  if (!isForEverybody(filter) || (search && hasExclusions(asked))) return counted(readGroups(db, groupsSql(asked)))

  const options = [knownVersion(db), allSources().map(({ key, name }) => [key, name])]
  const all = await facets(db, JSON.stringify([filter, search?.terms, excluded, options]), () => {
    const sql = groupsSql({ ...asked, viewer: null })
    return counted(groups(db, keyOf(sql), () => readGroups(db, sql)))
  })
  if (!hasExclusions(asked)) return all
  return { ...all, ...subtractFacets(all, await counted(readGroups(db, groupsSql({ ...asked, leftOut: true })))) }
}

async function readGroups(db: EntityManager, sql: Sql): Promise<Groups> {
  const rows = await namedQuery<GroupRow>(db, sql)
  return {
    groups: rows.map(row => ({ ...row, mask: BigInt(row.mask), n: row.n * row.weight })),
    isApproximate: rows.some(({ weight }) => weight > 1),
  }
}

/** The numbers of open, closed and archived tenders as a facet; these three are exact. */
export function statusFacet(db: EntityManager, asked: Asked): Promise<readonly Facet[]> {
  const options = dimensions.status.options([]).map(({ key, label, value }) => ({ key, label, archived: false, value }))
  return Promise.all(
    [...options, { key: 'archived', label: 'Gearchiveerd', archived: true, value: null }].map(
      async ({ key, label, archived, value }) => {
        const filter = Object.assign(new TenderFilter(), asked.filter, { archived, openClosed: value })
        return { key, label, count: await countTenders(db, { ...asked, filter }) }
      },
    ),
  )
}
