import { invalid } from '../../errors.js'
import { itAndTechnology } from '../../reference/categories.js'
import type { KnownCategory } from '../../catalogue/category.entity.js'
import { domains, findDomain } from '../../reference/domains.js'
import { usualName } from '../../reference/place-table.js'
import { findProvince, findRegion, regions } from '../../reference/regions.js'
import { allSources, findSource } from '../../reference/sources.js'
import { TenderType } from '../../reference/tender-values.js'
import { openSql } from '../status.js'
import { OpenClosed, type TenderFilter } from '../tender.inputs.js'
import type { Parameters } from './parameters.js'

/** An aggregate: the tenders that have the same value in every dimension. */
export interface Group {
  readonly source: string
  readonly tenderType: TenderType
  readonly mask: bigint
  readonly province: string | null
  /** Lower case; null unless it is one of `cities`. */
  readonly place: string | null
  readonly isOpen: boolean
  /** Whether lists show another copy of it, from another source. */
  readonly isCopy: boolean
  readonly n: number
}

/** SQL expressions on `tenders t` whose values identify a group. `places` is a text[] parameter of lower-case names. */
export const groupColumns: Readonly<Record<keyof Omit<Group, 'n'>, string | ((places: string) => string)>> = {
  source: 't.source',
  tenderType: 't.tender_type',
  mask: 't.category_mask::text',
  province: 't.province',
  place: places => `CASE WHEN lower(t.region) = ANY (${places}) THEN lower(t.region) END`,
  isOpen: openSql,
  isCopy: 't.copy_of IS NOT NULL',
}

export interface Option<Value> {
  readonly key: string
  readonly label: string
  readonly value: Value
}

/** A property that tenders are filtered and counted by: one rule as SQL, and the same rule for a group in memory. */
interface Dimension<Value> {
  /** Field of the filter that it reads. */
  readonly field: keyof TenderFilter
  /** GraphQL description of its facet. */
  readonly description: string
  /** Whether its meaning depends on the stored categories, so that these must be current. */
  readonly readsCategories: boolean
  /** For a closed list: the values that the REST API accepts. */
  readonly values?: Readonly<Record<string, string>>
  /**
   * Parses its value from the filter; null when the filter does not constrain it.
   * @throws UserError when the filter names something that does not exist
   */
  read(filter: TenderFilter, categories: readonly KnownCategory[]): Value | null
  /** SQL condition on `tenders t`. */
  sql(value: Value, parameters: Parameters): string
  matches(group: Group, value: Value): boolean
  /** What of a group its options look at: groups with the same are counted as one. */
  valueOf(group: Group): unknown
  /** The options of its dropdown. */
  options(categories: readonly KnownCategory[]): readonly Option<Value>[]
}

const source: Dimension<string> = {
  field: 'source',
  description: "Options of the filter `source`; the key is the source's key.",
  readsCategories: false,
  read: ({ source: asked }) => (given(asked) ? keyOf('source', asked, findSource) : null),
  sql: (key, parameters) => `t.source = ${parameters.add(key)}`,
  matches: (group, key) => group.source === key,
  valueOf: group => group.source,
  options: () => allSources().map(({ key, name }) => ({ key, label: name, value: key })),
}

const tenderType: Dimension<TenderType> = {
  field: 'tenderType',
  description: 'Options of the filter `tenderType`; the key is the enum value.',
  readsCategories: false,
  values: TenderType,
  read: filter => filter.tenderType ?? null,
  sql: (type, parameters) => `t.tender_type = ${parameters.add(type)}`,
  matches: (group, type) => group.tenderType === type,
  valueOf: group => group.tenderType,
  options: () => [
    { key: 'EU_PROCUREMENT', label: 'Europese aanbesteding', value: TenderType.EU_PROCUREMENT },
    { key: 'FREELANCE_CONTRACT', label: 'Freelance opdracht', value: TenderType.FREELANCE_CONTRACT },
  ],
}

interface Within {
  readonly mask: bigint
  readonly takesNone: boolean
}

/** Matches when ALL categories of the tender are in the domain; a tender without any category counts as `other`. */
const domain: Dimension<Within> = {
  field: 'domain',
  description: 'Options of the filter `domain`; counts tenders that have all their categories in the domain.',
  readsCategories: true,
  read: ({ domain: asked }, categories) =>
    given(asked) ? within(keyOf('domain', asked, findDomain), categories) : null,
  // Query planner: for `= 0` it estimates next to no rows and sorts everything, so the condition is written with `< 1`.
  sql: ({ mask, takesNone }, parameters) =>
    `(t.category_mask & ~${parameters.add(mask.toString())}::bigint) < 1${takesNone ? '' : ' AND t.category_mask > 0'}`,
  matches: (group, { mask, takesNone }) => (group.mask & ~mask) === 0n && (takesNone || group.mask > 0n),
  valueOf: group => group.mask,
  options: categories => domains.map(({ key, name }) => ({ key, label: name, value: within(key, categories) })),
}

const within = (key: string, categories: readonly KnownCategory[]): Within => ({
  mask: maskOf(categories.filter(category => category.domain === key)),
  takesNone: key === 'other',
})

const category: Dimension<bigint> = {
  field: 'category',
  description: 'Options of the filter `category`; the key is the slug.',
  readsCategories: true,
  read: ({ category: asked }, categories) => (given(asked) ? maskOf(categoriesNamed(asked, categories)) : null),
  sql: (mask, parameters) => `t.category_mask & ${parameters.add(mask.toString())}::bigint > 0`,
  matches: (group, mask) => (group.mask & mask) > 0n,
  valueOf: group => group.mask,
  options: categories => categories.map(one => ({ key: one.slug, label: one.name, value: maskOf([one]) })),
}

type Whereabouts = { readonly province: string } | { readonly name: string }

/** A province matches all its places; any other region matches by name. */
const region: Dimension<Whereabouts> = {
  field: 'region',
  description: 'Options of the filter `region`.',
  readsCategories: false,
  read: ({ region: asked }) => (given(asked) ? whereaboutsOf(asked) : null),
  sql: (where, parameters) =>
    'province' in where
      ? `t.province = ${parameters.add(where.province)}`
      : `lower(t.region) = lower(${parameters.add(where.name)})`,
  matches: (group, where) =>
    'province' in where ? group.province === where.province : group.place === where.name.toLowerCase(),
  valueOf: group => `${group.province} ${group.place}`,
  options: () => regions.map(({ key, name }) => ({ key, label: name, value: whereaboutsOf(name) })),
}

function whereaboutsOf(asked: string): Whereabouts {
  const name = findRegion(asked)?.name ?? usualName(asked) ?? asked
  const province = findProvince(name)
  return province ? { province } : { name }
}

const status: Dimension<OpenClosed> = {
  field: 'openClosed',
  description: 'Options of the filters `openClosed` and `archived`: `open`, `gesloten` and `archived`.',
  readsCategories: false,
  values: OpenClosed,
  read: ({ openClosed }) => openClosed ?? null,
  sql: asked => (asked === OpenClosed.OPEN ? openSql : `NOT (${openSql})`),
  matches: (group, asked) => group.isOpen === (asked === OpenClosed.OPEN),
  valueOf: group => group.isOpen,
  options: () => [
    { key: 'open', label: 'Open', value: OpenClosed.OPEN },
    { key: 'gesloten', label: 'Gesloten', value: OpenClosed.GESLOTEN },
  ],
}

export const dimensions = { source, tenderType, domain, category, region, status } as const
export type DimensionName = keyof typeof dimensions
export const dimensionNames = Object.keys(dimensions) as readonly DimensionName[]

/** The cities among the regions, in lower case; groups distinguish tenders by these. */
export const cities: readonly string[] = regions
  .filter(({ name }) => !findProvince(name))
  .map(({ name }) => name.toLowerCase())

/** A filter that is null, absent or blank is no condition. */
export const given = <Value>(value: Value): value is NonNullable<Value> =>
  value != null && (typeof value !== 'string' || value.trim() !== '')

/**
 * What was found at several sources is listed once; whoever asks for one source gets all of that source, and there no two
 * are copies of one another.
 */
export const showsCopies = (filter: TenderFilter): boolean => given(filter.source)

/** Fields of the filter that groups can answer; any other is asked of the database. */
const groupedFields: ReadonlySet<string> = new Set([
  'archived',
  'searchExactly',
  ...dimensionNames.map(name => dimensions[name].field),
])

/** Whether groups are enough to answer the filter: tenders are grouped by everything that it names. */
export const areGroupsEnough = (filter: TenderFilter): boolean =>
  Object.entries(filter).every(([field, value]) => !given(value) || groupedFields.has(field)) &&
  isCounted(placeAsked(filter))

/** The place that the filter asks for; null when it asks for none, or for a province. */
export function placeAsked(filter: TenderFilter): string | null {
  const where = region.read(filter, [])
  return where && 'name' in where ? where.name.toLowerCase() : null
}

/** A place outside `cities` is not in the groups. */
const isCounted = (place: string | null) => place === null || cities.includes(place)

/** Whether what the filter means depends on the stored categories. */
export const readsCategories = (filter: TenderFilter): boolean =>
  given(filter.greenRockCategory) ||
  Object.values<Pick<Dimension<unknown>, 'field' | 'readsCategories'>>(dimensions).some(
    one => one.readsCategories && given(filter[one.field]),
  )

function keyOf(field: string, value: string, find: (value: string) => { key: string } | undefined): string {
  const found = find(value)
  if (!found) throw invalid(`filter.${field}`, `Onbekende waarde voor ${field}: ${value.slice(0, 50)}`)
  return found.key
}

function categoriesNamed(asked: string, categories: readonly KnownCategory[]): readonly KnownCategory[] {
  if (asked.toLowerCase() === itAndTechnology.name.toLowerCase())
    return categories.filter(one => one.domain === itAndTechnology.domain)
  return [categoryNamed(asked, categories)]
}

/** @throws UserError when there is no such category */
export function categoryNamed(slugOrName: string, categories: readonly KnownCategory[]): KnownCategory {
  const asked = slugOrName.toLowerCase()
  const found = categories.find(({ slug, name }) => slug === asked || name.toLowerCase() === asked)
  if (!found) throw invalid('filter.category', `Onbekende categorie: ${slugOrName.slice(0, 50)}`)
  return found
}

const maskOf = (categories: readonly KnownCategory[]) =>
  categories.reduce((mask, { bit }) => mask | (1n << BigInt(bit)), 0n)
