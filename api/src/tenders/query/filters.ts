import { invalid, UserError } from '../../platform/errors.js'
import { clientKeyOf } from '../organisations/client-key.js'
import { MAX_FILTER_DAYS, MAX_ORGANIZATION_LENGTH } from '../../reference/limits.js'
import { cpvBeginning, cpvCode } from '../search/codes.js'
import type { Searched } from '../search/search.service.js'
import { openSql, statusTextSql } from '../tender/status.js'
import { ShowBookmarked, type TenderFilter, type UnknownFact } from '../tender/tender.inputs.js'
import { anyOf, type Asked, given, Parameters, textsAsked } from './asked.js'
import {
  categoryNamed,
  type DimensionName,
  anyDimension,
  dimensionNames,
  dimensions,
  valuesAsked,
} from './dimensions.js'
import { originOf, placesNearSql } from './near.js'
import { mineSql, dismissedSql, unseenOf, viewersExclusions } from './personal.js'
import { factsAsked, factsRequired, unknownFacts } from './unknown.js'

/** SQL conditions on `tenders t`, and on `tender_search s` and `tender_counters c` where those are joined; all must hold. */
export type Condition = (asked: Asked, parameters: Parameters) => readonly string[]

/**
 * Maps each field of a filter to SQL. Null: another field adds the condition for both. Where the specification leaves the meaning of a
 * filter open, this table decides. A value that does not exist throws a UserError.
 */
const filters: Readonly<Record<keyof TenderFilter, Condition | null>> = {
  archived: ({ filter, search }) => archivedSql(filter, search),
  search: ({ search }) =>
    search ? ['s.vector @@ q.query', ...(search.terms.named ? ['s.title_vector @@ q.named'] : [])] : [],
  searchExactly: null,
  source: ofDimension('source'),
  sources: null,
  tenderType: ofDimension('tenderType'),
  tenderTypes: null,
  domain: ofDimension('domain'),
  domains: null,
  category: ofDimension('category'),
  categories: null,
  region: ofDimension('region'),
  regions: null,
  near: ({ filter }) => {
    originOf(filter)
    return []
  },
  withinKilometres: ({ filter }, parameters) => {
    const near = placesNearSql(filter, parameters)
    return near === null
      ? ['true']
      : [`(t.workplace = 'remote' OR lower(t.region) = ANY (${near}) OR t.lot_places && ${near})`]
  },
  stage: ofDimension('stage'),
  stages: null,
  selfEmployment: ofDimension('selfEmployment'),
  selfEmployments: null,
  workplace: ofDimension('workplace'),
  workplaces: null,
  openClosed: (asked, parameters) => [
    ...ofDimension('status')(asked, parameters),
    // An archived tender is neither open nor closed, so the combination matches nothing.
    ...(asked.filter.archived && asked.filter.openClosed ? ['false'] : []),
  ],
  wasOpen: ({ filter }) => (filter.wasOpen ? ['t.status_open'] : []),
  greenRockCategory: ({ filter, categories }, parameters) =>
    given(filter.greenRockCategory)
      ? [`t.green_rock_category = ${parameters.add(categoryNamed(filter.greenRockCategory, categories).name)}`]
      : [],
  status: ({ filter }, parameters) =>
    given(filter.status) ? [`lower(${statusTextSql}) = lower(${parameters.add(filter.status)})`] : [],
  organization: ({ filter }, parameters) => {
    const fields = ['organization', 'organizations'] as const
    if (textsAsked(filter, ...fields).length === 0) return []
    const keys = clientKeysAsked(filter, ...fields)
    return [keys.length === 0 ? 'false' : anyOf('t.client_key', keys, parameters)]
  },
  organizations: null,
  excludedOrganizations: ({ filter }, parameters) => {
    const keys = clientKeysAsked(filter, 'excludedOrganizations')
    return keys.length === 0 ? [] : [`coalesce(t.client_key, '') <> ALL (${parameters.add(keys)}::text[])`]
  },
  excludedWords: ({ filter, excluded }, parameters) =>
    excluded === null ? [] : [`NOT ${foundBySql(`${parameters.add(excluded)}::tsquery`, filter)}`],
  cpv: ({ filter }, parameters) => {
    const codes = textsAsked(filter, 'cpv').map(cpvQuery)
    return codes.length === 0 ? [] : [foundBySql(`${parameters.add(codes.join(' | '))}::tsquery`, filter)]
  },
  minRate: range(
    ['minRate', 'maxRate'],
    'coalesce(t.min_hourly_rate, t.max_hourly_rate)',
    'coalesce(t.max_hourly_rate, t.min_hourly_rate)',
  ),
  maxRate: null,
  minHours: range(
    ['minHours', 'maxHours'],
    'coalesce(t.min_hours_per_week, t.max_hours_per_week)',
    'coalesce(t.max_hours_per_week, t.min_hours_per_week)',
  ),
  maxHours: null,
  minValue: (asked, parameters) => {
    const ofWhole = valueOf('t.estimated_value', 't.currency')(asked, parameters)
    if (ofWhole.length === 0) return []
    return [
      `(${ofWhole.join(' AND ')} OR EXISTS (SELECT FROM lots l WHERE ${lotHasValue(asked, parameters).join(' AND ')}))`,
    ]
  },
  maxValue: null,
  createdAfter: ({ filter }, parameters) =>
    filter.createdAfter ? [`t.created_at > ${parameters.add(filter.createdAfter)}`] : [],
  publishedFrom: ({ filter }, parameters) =>
    filter.publishedFrom ? [`t.publication_date >= ${parameters.add(filter.publishedFrom)}`] : [],
  publishedBefore: ({ filter }, parameters) =>
    filter.publishedBefore ? [`t.publication_date < ${parameters.add(filter.publishedBefore)}`] : [],
  publishedWithinDays: days('publishedWithinDays', 1, (number, parameters) => [
    `t.publication_date >= ${midnight(parameters.add(1 - number))}`,
  ]),
  newWithinDays: days('newWithinDays', 1, (number, parameters) => [
    `t.new_on > (now() AT TIME ZONE 'Europe/Amsterdam')::date - ${parameters.add(number)}::int`,
  ]),
  minDaysLeft: (asked, parameters) => {
    const ofWhole = closesWithin('t.closing_date')(asked, parameters)
    if (ofWhole.length === 0) return []
    // The last lot closes with the whole.
    if (!given(asked.filter.maxDaysLeft)) return [openSql, ...ofWhole]
    const ofLot = closesWithin('closing')(asked, parameters).join(' AND ')
    const lots = `EXISTS (SELECT FROM unnest(t.lot_closing_dates) closing WHERE closing > now() AND ${ofLot})`
    return [openSql, `(${ofWhole.join(' AND ')} OR ${lots})`]
  },
  maxDaysLeft: null,
  withoutClosingDate: ({ filter }) => (filter.withoutClosingDate ? [unknownFacts.closing_date.sql] : []),
  includeUnknown: null,
  unseen: ({ filter, viewer }, parameters) => (filter.unseen ? [viewer ? unseenOf(viewer, parameters) : 'false'] : []),
  dismissed: ({ filter, viewer }, parameters) => (filter.dismissed ? [dismissedSql(viewer, parameters)] : []),
  showBookmarked: ({ filter: { showBookmarked }, viewer }, parameters) => {
    if (showBookmarked === ShowBookmarked.POPULAR) return ['c.public_bookmark_count > 0']
    return showBookmarked === ShowBookmarked.MINE ? [mineSql(viewer, parameters)] : []
  },
}

/** The conditions of every list, which the search index supports by itself. */
const usual = ['archived', 'search'] as const satisfies readonly (keyof TenderFilter)[]
/** `factConditions` adds those that ask about a fact a tender may lack. */
const askingFacts = new Set(Object.values(unknownFacts).flatMap(({ fields }) => fields))
const others = (Object.keys(filters) as (keyof TenderFilter)[]).filter(
  field => !usual.includes(field as never) && !askingFacts.has(field),
)

export interface Conditions {
  /** SQL conditions on `tenders t`, and on `tender_search s` and `tender_counters c` where those are joined. */
  readonly where: readonly string[]
  /** The same on `tender_search s` alone; null when it does not hold all the columns. */
  readonly inIndex: readonly string[] | null
  readonly search: Searched | null
  readonly needsCounters: boolean
  /** The facts that a tender must have, each with the SQL condition that it has it and fits. */
  readonly required: readonly { readonly fact: UnknownFact; readonly fits: string }[]
}

/** Translates a filter to SQL. @throws UserError when the filter names a source, category or other value that does not exist */
export function conditionsOf(asked: Asked, parameters: Parameters): Conditions {
  const { filter, search, withCopies, leftOut } = asked
  rejectNul(filter)
  const found = filters.search!(asked, parameters)
  const copies = withCopies ? [] : copiesSql(filter, parameters)
  const facts = factConditions(asked, parameters)
  const where = [
    ...others.flatMap(field => filters[field]?.(asked, parameters) ?? []),
    ...facts.map(({ fact, fits, isRequired }) =>
      isRequired && !asked.withUnknown ? fits : `((${fits}) OR (${unknownFacts[fact].sql}))`,
    ),
  ]
  const exclusions = viewersExclusions(asked, parameters)
  if (leftOut) where.push(`(${exclusions.map(({ isLeftOut }) => isLeftOut).join(' OR ')})`)
  else where.push(...exclusions.map(({ stays }) => stays))
  return {
    where: [...filters.archived!(asked, parameters), ...copies, ...found, ...where],
    inIndex:
      search && where.length === 0 && !withCopies
        ? [`s.archived = ${filter.archived ?? false}`, 'NOT s.is_copy', ...found]
        : null,
    search,
    needsCounters: filter.showBookmarked === ShowBookmarked.POPULAR,
    required: facts.filter(({ isRequired }) => isRequired),
  }
}

/** The error of a filter that names something that does not exist; null for a valid one. */
export function errorOf(asked: Asked): UserError | null {
  try {
    conditionsOf(asked, new Parameters())
    return null
  } catch (error) {
    if (error instanceof UserError) return error
    throw error
  }
}

function factConditions(asked: Asked, parameters: Parameters) {
  const required = new Set(factsRequired(asked.filter))
  return factsAsked(asked.filter).map(fact => {
    const conditions = unknownFacts[fact].fields.flatMap(field => filters[field]?.(asked, parameters) ?? [])
    return { fact, fits: conditions.join(' AND '), isRequired: required.has(fact) }
  })
}

/** Partial indexes: those of tenders and those of the search hold either archived tenders or the others. */
const archivedSql = ({ archived }: TenderFilter, search: Searched | null): readonly string[] => [
  archived ? 't.archived' : 'NOT t.archived',
  ...(search ? [`s.archived = ${archived ?? false}`] : []),
]

function ofDimension(name: DimensionName): Condition {
  return ({ filter, categories }, parameters) => {
    const values = valuesAsked(name, filter, categories)
    return values.length === 0 ? [] : [anyDimension(name).sql(values, parameters)]
  }
}

/** The client keys of these names, in any spelling; none for a name that hides the client. @throws UserError for a name that is too long */
export function clientKeysAsked(
  filter: TenderFilter,
  ...fields: readonly ('organization' | 'organizations' | 'excludedOrganizations')[]
): readonly string[] {
  return textsAsked(filter, ...fields).flatMap(name => {
    if (name.length > MAX_ORGANIZATION_LENGTH)
      throw invalid(`filter.${fields[0]}`, `${fields[0]} mag hoogstens ${MAX_ORGANIZATION_LENGTH} tekens hebben.`)
    return clientKeyOf(name) ?? []
  })
}

/** A CPV code, with or without trailing zeros and check digit. */
const CPV = /^(\d{2,8})(?:-\d)?$/

/** Matches the code and every code below it. @throws UserError for an invalid code */
const cpvQuery = (text: string): string => `'${cpvCode(cpvDigits(text))}':*`

/** @throws UserError for an invalid code */
function cpvDigits(text: string): string {
  const code = CPV.exec(text.trim())?.[1]
  if (code === undefined)
    throw invalid('filter.cpv', `${text.slice(0, 20)} is geen CPV-code: dat zijn 2 tot 8 cijfers.`)
  return code
}

/**
 * SQL condition that `tenders t` matches a tsquery of the search index. A semi-join, so that the planner can either look up each tender of
 * a page or, for a count, use the words. Partial indexes: the condition on `archived` selects one of the two.
 */
const foundBySql = (query: string, { archived }: TenderFilter): string =>
  `EXISTS (SELECT FROM tender_search x WHERE x.tender_id = t.id AND ${archived ? '' : 'NOT '}x.archived AND x.vector @@ ${query})`

/**
 * Interval overlap: the interval of a tender must overlap the requested one. Zero is a bound too.
 * @param from SQL of the lower bound of a tender
 * @param comparable SQL condition for tenders whose intervals can be compared
 */
function range(
  [min, max]: readonly ['minRate', 'maxRate'] | readonly ['minHours', 'maxHours'] | readonly ['minValue', 'maxValue'],
  from: string,
  to: string,
  comparable?: string,
): Condition {
  return ({ filter }, parameters) => {
    const [lowest, highest] = [numberIn(filter, min), numberIn(filter, max)]
    if (lowest === null && highest === null) return []
    const where = comparable ? [comparable] : []
    if (lowest !== null) where.push(`${to} >= ${parameters.add(lowest)}::float8`)
    if (highest !== null) where.push(`${from} <= ${parameters.add(highest)}::float8`)
    if (lowest !== null && highest !== null && lowest > highest) where.push('false')
    return where
  }
}

const valueOf = (value: string, currency: string): Condition =>
  range(['minValue', 'maxValue'], value, value, `coalesce(${currency}, 'EUR') = 'EUR'`)

/** SQL conditions that `lots l` of `tenders t` has a value in the range of the filter; none without a range. */
export const lotHasValue: Condition = (asked, parameters) => {
  const where = valueOf('coalesce(l.estimated_value, l.maximum_value)', 'l.value_currency')(asked, parameters)
  return where.length === 0 ? [] : ['l.tender_id = t.id', "l.decision IS DISTINCT FROM 'withdrawn'", ...where]
}

/**
 * SQL conditions that one of the `lots l` of `tenders t` matches what the filter asks of closing date, CPV code, region and value; none
 * when it asks nothing of these.
 */
export function lotConditions(asked: Asked, parameters: Parameters): readonly string[] {
  const { filter, categories } = asked
  const where: string[] = []
  const closing = closesWithin('coalesce(l.closing_date, t.closing_date)')(asked, parameters)
  if (closing.length > 0)
    where.push(
      "coalesce(l.decision, 'pending') = 'pending'",
      'coalesce(l.closing_date, t.closing_date) > now()',
      ...closing,
    )
  const codes = textsAsked(filter, 'cpv').map(code => `${cpvBeginning(cpvDigits(code))}%`)
  if (codes.length > 0)
    where.push(`EXISTS (SELECT FROM unnest(l.cpv) code WHERE code LIKE ANY (${parameters.add(codes)}::text[]))`)
  const places = valuesAsked('region', filter, categories).map(value => dimensions.region.placeOf(value as never))
  if (places.length > 0) {
    const asText = parameters.add(places)
    where.push(
      `(coalesce(l.province, t.province) = ANY (${asText}::text[]) OR lower(coalesce(l.region, t.region)) = ANY (${asText}::text[]))`,
    )
  }
  const near = placesNearSql(filter, parameters)
  if (near !== null) where.push(`(t.workplace = 'remote' OR lower(coalesce(l.region, t.region)) = ANY (${near}))`)
  where.push(...lotHasValue(asked, parameters))
  return where
}

/** SQL conditions that a closing date is in the range of days of the filter; none without a range. */
export const closesWithin =
  (closing: string): Condition =>
  (asked, parameters) => [
    ...days('minDaysLeft', 0, number => [`${closing} >= ${midnight(parameters.add(number))}`])(asked, parameters),
    ...days('maxDaysLeft', 0, number => [`${closing} < ${midnight(parameters.add(number + 1))}`])(asked, parameters),
  ]

function numberIn(
  filter: TenderFilter,
  field: 'minRate' | 'maxRate' | 'minHours' | 'maxHours' | 'minValue' | 'maxValue',
) {
  const number = filter[field] ?? null
  if (number !== null && !Number.isFinite(number)) throw invalid(`filter.${field}`, `${field} moet een getal zijn.`)
  return number
}

/** A number of days relative to today, so that a saved filter stays valid. */
function days(
  field: 'publishedWithinDays' | 'newWithinDays' | 'minDaysLeft' | 'maxDaysLeft',
  least: number,
  sql: (number: number, parameters: Parameters) => readonly string[],
): Condition {
  return ({ filter }, parameters) => {
    const number = filter[field] ?? null
    if (number === null) return []
    if (!(Number.isInteger(number) && number >= least && number <= MAX_FILTER_DAYS))
      throw invalid(`filter.${field}`, `${field} moet een heel getal van ${least} tot en met ${MAX_FILTER_DAYS} zijn.`)
    return sql(number, parameters)
  }
}

/** SQL of midnight in Europe/Amsterdam, a number of days from today. */
const midnight = (number: string) =>
  `((now() AT TIME ZONE 'Europe/Amsterdam')::date + ${number}::int)::timestamp AT TIME ZONE 'Europe/Amsterdam'`

/** Rejects NUL characters, which PostgreSQL does not accept in text. */
function rejectNul(filter: TenderFilter): void {
  for (const [field, value] of Object.entries(filter))
    if (hasNul(value) || (Array.isArray(value) && value.some(hasNul)))
      throw invalid(`filter.${field}`, `${field} bevat een teken dat niet is toegestaan.`)
}

const hasNul = (value: unknown) => typeof value === 'string' && value.includes('\0')

/**
 * Which copies a list shows. Without a source, one of all copies; with a single source, all its tenders, because no two of a source are
 * copies of one another; with several sources, one of the copies at these.
 */
export function copiesShown(filter: TenderFilter): 'all' | 'ofSources' | 'one' {
  const asked = new Set(valuesAsked('source', filter, []))
  return asked.size === 0 ? 'one' : asked.size === 1 ? 'all' : 'ofSources'
}

/**
 * SQL of whether the list shows another copy instead of this one. Among the copies at the chosen sources, the one that is shown without a
 * filter comes first, else the one with the smallest id.
 */
export function isHiddenCopySql(filter: TenderFilter, parameters: Parameters): string {
  if (copiesShown(filter) !== 'ofSources') return 't.copy_of IS NOT NULL'
  const ofThese = anyOf('other.source', valuesAsked('source', filter, []) as readonly string[], parameters)
  return `(t.copy_of IS NOT NULL AND (
    EXISTS (SELECT FROM tenders other WHERE other.id = t.copy_of AND ${ofThese})
    OR EXISTS (SELECT FROM tenders other WHERE other.copy_of = t.copy_of AND other.id < t.id AND ${ofThese})))`
}

/** SQL conditions that exclude tenders of which the list shows another copy. */
function copiesSql(filter: TenderFilter, parameters: Parameters): readonly string[] {
  if (copiesShown(filter) === 'all') return []
  // The partial indexes of tenders require the exact first condition.
  return copiesShown(filter) === 'one' ? ['t.copy_of IS NULL'] : [`NOT ${isHiddenCopySql(filter, parameters)}`]
}

/** Whether the result of the filter depends on the stored categories. */
export const readsCategories = (filter: TenderFilter): boolean =>
  given(filter.greenRockCategory) ||
  dimensionNames
    .map(anyDimension)
    .some(
      ({ readsCategories: reads, field, several }) => reads && [field, several].some(one => one && given(filter[one])),
    )
