import type { DataSource, EntityManager } from 'typeorm'
import { namedQuery } from '../database/named-query.js'
import type { KnownCategory } from '../catalogue/category.entity.js'
import { categoriesAt, currentCategories } from '../catalogue/category-memory.js'
import { countGroups, type Facets, facetsOf } from './facets.js'
import { cities, dimensionNames, dimensions, type Group, isCounted } from './hot/dimensions.js'
import { type GroupRow, groupOf, groupsSql, groupsVersionSql } from './hot/groups.js'
import type { Asked } from './hot/conditions.js'
import { countSql } from './hot/list.js'
import { TenderFilter } from './tender.inputs.js'

/** What is archived, and what is not. */
interface Groups {
  readonly live: readonly Group[]
  readonly archived: readonly Group[]
}

/** How many tenders a filter leaves. */
export async function countTenders(db: EntityManager, asked: Asked): Promise<number> {
  const { filter, categories } = asked
  if (!asksOnlyDimensions(filter, categories)) {
    const [row] = await namedQuery<{ n: number }>(db, countSql(asked))
    return row!.n
  }
  const { groups, counts, categories: current } = await remembered(db)
  return kept(counts, filter, () => countGroups(shownOf(groups, filter), filter, current))
}

/** How many tenders each option of each dropdown would leave, all else staying as it is. */
export async function tenderFacets(db: EntityManager, asked: Asked): Promise<Facets> {
  const { filter } = asked
  if (!asksOnlyDimensions(filter, asked.categories)) {
    const groups = await readGroups(db, { ...asked, filter: withoutDimensions(filter) }, [
      ...cities,
      filter.region ?? '',
    ])
    return facetsShown(groups, filter, await currentCategories(db))
  }
  const { groups, facets, categories } = await remembered(db)
  return kept(facets, filter, () => facetsShown(groups, filter, categories))
}

/** What is archived is neither open nor closed. */
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

/** Whether nothing is asked for but the archive and what tenders are grouped by. */
function asksOnlyDimensions(filter: TenderFilter, categories: readonly KnownCategory[]): boolean {
  const { search, status, greenRockCategory, minRate, maxRate, showBookmarked } = filter
  const texts = [search, status, greenRockCategory].some(text => text?.trim())
  const others = [minRate, maxRate, showBookmarked].some(value => value !== null && value !== undefined)
  return !texts && !others && isCounted(dimensions.region.read(filter, categories))
}

/** What the groups can tell by themselves need not be asked. */
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

interface Memory {
  readonly groups: Groups
  readonly categories: readonly KnownCategory[]
  readonly counts: Map<string, number>
  readonly facets: Map<string, Facets>
}

const MOST_KEPT = 1000
/** One a database; a test has many. */
const memories = new WeakMap<DataSource, { readonly version: string; readonly memory: Promise<Memory> }>()

/** The groups of all tenders, read once for all who ask until a tender is written or closes, or a category changes. */
async function remembered(db: EntityManager): Promise<Memory> {
  const [row] = await namedQuery<{ changes: string; categories: string; nextClosing: Date | null }>(
    db,
    groupsVersionSql,
  )
  const { changes, categories, nextClosing } = row!
  // What a transaction has written nobody else may see.
  if (db.queryRunner?.isTransactionActive) return readMemory(db, categories)
  const version = `${changes} ${categories} ${nextClosing?.toISOString()}`
  const known = memories.get(db.connection)
  if (known?.version === version) return known.memory
  const memory = readMemory(db, categories)
  memories.set(db.connection, { version, memory })
  memory.catch(() => memories.delete(db.connection))
  return memory
}

async function readMemory(db: EntityManager, categoryVersion: string): Promise<Memory> {
  const categories = await categoriesAt(db, categoryVersion)
  const groups = await readGroups(db, { filter: {}, categories, viewerId: null }, cities)
  return { groups, categories, counts: new Map(), facets: new Map() }
}

/** The same filter is asked again and again. */
function kept<Value>(values: Map<string, Value>, filter: TenderFilter, make: () => Value): Value {
  const key = JSON.stringify(filter, Object.keys(filter).toSorted())
  const known = values.get(key)
  if (known !== undefined) return known
  if (values.size >= MOST_KEPT) values.clear()
  const made = make()
  values.set(key, made)
  return made
}
