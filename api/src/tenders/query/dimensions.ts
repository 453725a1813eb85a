import { invalid } from '../../platform/errors.js'
import { itAndTechnology } from '../../reference/categories.js'
import type { KnownCategory } from '../catalogue/category.entity.js'
import { domains, findDomain } from '../../reference/domains.js'
import { usualName } from '../../reference/place-table.js'
import { findProvince, findRegion, regions } from '../../reference/regions.js'
import { allSources, findSource } from '../../reference/sources.js'
import { selfEmploymentOptionLabels, stageLabels, workplaceOptionLabels } from '../../reference/labels.js'
import { type SelfEmployment, TenderStage, TenderType, type Workplace } from '../../reference/tender-values.js'
import { openSql } from '../tender/status.js'
import {
  OpenClosed,
  SelfEmploymentOption,
  type TenderFilter,
  UnknownFact,
  WorkplaceOption,
} from '../tender/tender.inputs.js'
import { anyOf, type Parameters, textsAsked } from './asked.js'
import { assignmentWithoutSql } from './unknown.js'

/** An aggregate of the tenders with the same value in every dimension. */
export interface Group {
  readonly source: string
  readonly tenderType: TenderType
  readonly mask: bigint
  readonly province: string | null
  /** The name of a town or other region, in lower case. */
  readonly place: string | null
  /** Provinces, and places in lower case, of lots elsewhere. */
  readonly lotPlaces: readonly string[]
  readonly stage: TenderStage | null
  readonly selfEmployment: SelfEmployment | null
  readonly workplace: Workplace | null
  readonly isOpen: boolean
  /** Whether lists show a copy from another source instead. */
  readonly isCopy: boolean
  readonly n: number
}

export interface Option<Value> {
  readonly key: string
  readonly label: string
  readonly value: Value
}

/** A property that tenders are filtered and counted by, with one rule in SQL and the same rule for a group in memory. */
interface Dimension<Value> {
  /** The field of the filter with a single value. */
  readonly field: keyof TenderFilter
  /** The field of the filter with several values, any of which matches. */
  readonly several?: keyof TenderFilter
  readonly description: string
  /** The fact that a tender with the value 'unknown' lacks. */
  readonly fact?: UnknownFact
  /** Whether the rule depends on the stored categories, so that these must be current. */
  readonly readsCategories: boolean
  /** For a closed list: the values that the REST API accepts. */
  readonly values?: Readonly<Record<string, string>>
  /**
   * Parses a text of the filter.
   * @throws UserError when it names something that does not exist
   */
  parse(asked: string, categories: readonly KnownCategory[]): Value
  /** SQL condition on `tenders t` that any of these values, at least one, matches. */
  sql(values: readonly Value[], parameters: Parameters): string
  matches(group: Group, value: Value): boolean
  /** The property of a group that determines its options: groups with equal properties are counted as one. */
  valueOf(group: Group): unknown
  options(categories: readonly KnownCategory[]): readonly Option<Value>[]
}

const source: Dimension<string> = {
  field: 'source',
  several: 'sources',
  description: "Options of the filter `source`; the key is the source's key.",
  readsCategories: false,
  parse: asked => keyOf('source', 'Onbekende bron', asked, findSource),
  sql: (keys, parameters) => anyOf('t.source', keys, parameters),
  matches: (group, key) => group.source === key,
  valueOf: group => group.source,
  options: () => allSources().map(({ key, name }) => ({ key, label: name, value: key })),
}

const tenderType: Dimension<TenderType> = {
  field: 'tenderType',
  several: 'tenderTypes',
  description: 'Options of the filter `tenderType`; the key is the enum value.',
  readsCategories: false,
  values: TenderType,
  parse: asked => asked as TenderType,
  sql: (types, parameters) => anyOf('t.tender_type', types, parameters),
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
  several: 'domains',
  description: 'Options of the filter `domain`; counts tenders that have all their categories in the domain.',
  readsCategories: true,
  parse: (asked, categories) => within(keyOf('domain', 'Onbekend domein', asked, findDomain), categories),
  sql: (domains, parameters) => either(domains.map(one => withinSql(one, parameters))),
  matches: (group, { mask, takesNone }) => (group.mask & ~mask) === 0n && (takesNone || group.mask > 0n),
  valueOf: group => group.mask,
  options: categories => domains.map(({ key, name }) => ({ key, label: name, value: within(key, categories) })),
}

/** Query planner: the condition is `< 1` because for `= 0` it estimates hardly any rows and then sorts everything. */
const withinSql = ({ mask, takesNone }: Within, parameters: Parameters) =>
  `(t.category_mask & ~${parameters.add(mask.toString())}::bigint) < 1${takesNone ? '' : ' AND t.category_mask > 0'}`

const within = (key: string, categories: readonly KnownCategory[]): Within => ({
  mask: maskOf(categories.filter(category => category.domain === key)),
  takesNone: key === 'other',
})

const category: Dimension<bigint> = {
  field: 'category',
  several: 'categories',
  description: 'Options of the filter `category`; the key is the slug.',
  readsCategories: true,
  parse: (asked, categories) => maskOf(categoriesNamed(asked, categories)),
  sql: (masks, parameters) => {
    const mask = masks.reduce((all, one) => all | one, 0n)
    return `t.category_mask & ${parameters.add(mask.toString())}::bigint > 0`
  },
  matches: (group, mask) => (group.mask & mask) > 0n,
  valueOf: group => group.mask,
  options: categories => categories.map(one => ({ key: one.slug, label: one.name, value: maskOf([one]) })),
}

type Whereabouts = { readonly province: string } | { readonly name: string }

/** A province matches all its places; any other region matches by name. A tender matches when one of its lots does. */
const region: Dimension<Whereabouts> & { placeOf(where: Whereabouts): string } = {
  field: 'region',
  several: 'regions',
  description: 'Options of the filter `region`.',
  readsCategories: false,
  parse: asked => whereaboutsOf(asked),
  sql: (all, parameters) => {
    const provinces = all.flatMap(where => ('province' in where ? [where.province] : []))
    const names = all.flatMap(where => ('name' in where ? [where.name.toLowerCase()] : []))
    return either([
      ...(provinces.length > 0 ? [anyOf('t.province', provinces, parameters)] : []),
      ...(names.length > 0 ? [anyOf('lower(t.region)', names, parameters)] : []),
      `t.lot_places && ${parameters.add(all.map(placeOf))}::text[]`,
    ])
  },
  matches: ({ province, place, lotPlaces }, where) =>
    placeOf(where) === ('province' in where ? province : place) || lotPlaces.includes(placeOf(where)),
  valueOf: ({ province, place, lotPlaces }) => JSON.stringify([province, place, lotPlaces]),
  options: () => regions.map(({ key, name }) => ({ key, label: name, value: whereaboutsOf(name) })),
  placeOf,
}

/** A province by its name, a town in lower case: as `lotPlaces`. */
function placeOf(where: Whereabouts): string {
  return 'province' in where ? where.province : where.name.toLowerCase()
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
  parse: asked => asked as OpenClosed,
  sql: ([asked]) => (asked === OpenClosed.OPEN ? openSql : `NOT (${openSql})`),
  matches: (group, asked) => group.isOpen === (asked === OpenClosed.OPEN),
  valueOf: group => group.isOpen,
  options: () => [
    { key: 'open', label: 'Open', value: OpenClosed.OPEN },
    { key: 'gesloten', label: 'Gesloten', value: OpenClosed.GESLOTEN },
  ],
}

const stage: Dimension<TenderStage> = {
  field: 'stage',
  several: 'stages',
  description: 'Options of the filter `stage`; the key is the enum value.',
  readsCategories: false,
  values: TenderStage,
  parse: asked => asked as TenderStage,
  sql: (stages, parameters) => anyOf('t.stage', stages, parameters),
  matches: (group, asked) => group.stage === asked,
  valueOf: group => group.stage,
  options: () => Object.entries(TenderStage).map(([key, value]) => ({ key, label: stageLabels[value], value })),
}

const NOT_APPLICABLE = 'not_applicable'
const UNKNOWN = 'unknown'

interface Stated<Value extends string> {
  readonly name: 'selfEmployment' | 'workplace'
  readonly column: string
  readonly fact: UnknownFact
  readonly values: Readonly<Record<string, Value>>
  readonly labels: Readonly<Record<Value, string>>
}

/** A fact that only assignments state. A procurement has no answer at all, which is not the same as an assignment of which nobody says. */
function ofAssignments<Value extends string>({ name, column, fact, values, labels }: Stated<Value>): Dimension<Value> {
  const valueOf = (group: Group) =>
    group.tenderType === TenderType.FREELANCE_CONTRACT ? (group[name] ?? UNKNOWN) : NOT_APPLICABLE
  return {
    field: name,
    several: `${name}s`,
    description: `Options of the filter \`${name}\`; the key is the enum value.`,
    fact,
    readsCategories: false,
    values,
    parse: asked => asked as Value,
    sql: (asked, parameters) => statedSql(column, asked, parameters),
    matches: (group, asked) => valueOf(group) === asked,
    valueOf,
    options: () => Object.entries(values).map(([key, value]) => ({ key, label: labels[value], value })),
  }
}

/** SQL that the column is any of these. */
function statedSql(column: string, asked: readonly string[], parameters: Parameters): string {
  const named = asked.filter(value => value !== UNKNOWN && value !== NOT_APPLICABLE)
  const isAssignment = `t.tender_type = '${TenderType.FREELANCE_CONTRACT}'`
  return either([
    ...(named.length > 0 ? [`${isAssignment} AND ${anyOf(column, named, parameters)}`] : []),
    ...(asked.includes(UNKNOWN) ? [assignmentWithoutSql(column)] : []),
    ...(asked.includes(NOT_APPLICABLE) ? [`NOT ${isAssignment}`] : []),
  ])
}

const selfEmployment = ofAssignments({
  name: 'selfEmployment',
  column: 't.self_employment',
  fact: UnknownFact.SELF_EMPLOYMENT,
  values: SelfEmploymentOption,
  labels: selfEmploymentOptionLabels,
})

const workplace = ofAssignments({
  name: 'workplace',
  column: 't.workplace',
  fact: UnknownFact.WORKPLACE,
  values: WorkplaceOption,
  labels: workplaceOptionLabels,
})

const either = (conditions: readonly string[]) =>
  conditions.length === 1 ? conditions[0]! : `(${conditions.map(one => `(${one})`).join(' OR ')})`

export const dimensions = {
  source,
  tenderType,
  domain,
  category,
  region,
  stage,
  selfEmployment,
  workplace,
  status,
} as const
export type DimensionName = keyof typeof dimensions
export const dimensionNames = Object.keys(dimensions) as readonly DimensionName[]

/** The values that a filter asks for in one dimension; empty when it does not constrain it. */
export function valuesAsked(
  name: DimensionName,
  filter: TenderFilter,
  categories: readonly KnownCategory[],
): readonly unknown[] {
  const dimension = anyDimension(name)
  const { field, several } = dimension
  const values = textsAsked(filter, field, ...(several ? [several] : [])).map(asked =>
    dimension.parse(asked, categories),
  )
  return values.length === 0 ? values : [...values, ...unknownIncluded(name, filter)]
}

/** 'unknown' when the filter includes tenders that lack the fact of the dimension. */
export function unknownIncluded(name: DimensionName, filter: TenderFilter): readonly unknown[] {
  const { fact } = anyDimension(name)
  return fact && filter.includeUnknown?.includes(fact) ? [UNKNOWN] : []
}

/** Widens the union of dimension types to a callable one: each dimension only receives values that it parsed itself. */
export const anyDimension = (name: DimensionName) => dimensions[name] as Dimension<unknown>

export const dimensionFields: readonly (keyof TenderFilter)[] = dimensionNames.flatMap(name => {
  const { field, several } = anyDimension(name)
  return several ? [field, several] : [field]
})

function keyOf(
  field: string,
  refusal: string,
  value: string,
  find: (value: string) => { key: string } | undefined,
): string {
  const found = find(value)
  if (!found) throw invalid(`filter.${field}`, `${refusal}: ${value.slice(0, 50)}`)
  return found.key
}

function categoriesNamed(asked: string, categories: readonly KnownCategory[]): readonly KnownCategory[] {
  if (asked.toLowerCase() === itAndTechnology.name.toLowerCase())
    return categories.filter(one => one.domain === itAndTechnology.domain)
  return [categoryNamed(asked, categories)]
}

/** @throws UserError when the category does not exist */
export function categoryNamed(slugOrName: string, categories: readonly KnownCategory[]): KnownCategory {
  const asked = slugOrName.toLowerCase()
  const found = categories.find(({ slug, name }) => slug === asked || name.toLowerCase() === asked)
  if (!found) throw invalid('filter.category', `Onbekende categorie: ${slugOrName.slice(0, 50)}`)
  return found
}

const maskOf = (categories: readonly KnownCategory[]) =>
  categories.reduce((mask, { bit }) => mask | (1n << BigInt(bit)), 0n)
