import { DateTime } from 'luxon'
import { invalid } from '../../platform/errors.js'
import { DEFAULT_PAGE_SIZE, MAX_FILTER_VALUES, MAX_PAGE, MAX_PAGE_SIZE } from '../../reference/limits.js'
import { TenderStage, TenderType } from '../../reference/tender-values.js'
import { dimensionNames, dimensions } from '../../tenders/query/dimensions.js'
import {
  SelfEmploymentOption,
  ShowBookmarked,
  type TenderFilter,
  UnknownFact,
  WorkplaceOption,
} from '../../tenders/tender/tender.inputs.js'

/** A parsed query string: a repeated parameter is a list. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>

export interface PageQuery {
  readonly page: number
  readonly limit: number
}

export interface TenderQuery extends PageQuery {
  /** Null when a value does not exist, so that the result is empty. */
  readonly filter: TenderFilter | null
}

/** @throws UserError for an invalid parameter */
export function tenderQuery(query: Query): TenderQuery {
  const text = (name: string) => textOf(query, name)
  const listed = Object.fromEntries(
    dimensionNames.map(name => {
      const { field, values } = dimensions[name] as (typeof dimensions)['source']
      return [field, values ? oneOf(values, text(field)) : text(field)]
    }),
  )
  const showBookmarked = oneOf(ShowBookmarked, text('showBookmarked'))
  const others = {
    search: text('search'),
    greenRockCategory: text('greenRockCategory'),
    organization: text('organization'),
    near: text('near'),
    status: text('status'),
    createdAfter: instantOf(query, 'createdAfter'),
    publishedFrom: instantOf(query, 'publishedFrom'),
    unseen: booleanOf(query, 'unseen'),
    dismissed: booleanOf(query, 'dismissed'),
    archived: booleanOf(query, 'archived') ?? false,
    withoutClosingDate: booleanOf(query, 'withoutClosingDate'),
    publishedBefore: instantOf(query, 'publishedBefore'),
    ...valuesOf(listParameters, name => textsOf(query, name)),
    ...valuesOf(numberParameters, name => numberOf(query, name)),
  }
  const enums = Object.fromEntries(
    Object.entries(enumParameters).map(([name, values]) => [
      name,
      textsOf(query, name)?.map(value => oneOf<string>(values, value)) ?? null,
    ]),
  )
  const isImpossible = [...Object.values(listed), showBookmarked, ...Object.values(enums).flat()].includes(NOT_LISTED)
  return {
    ...pageQuery(query),
    filter: isImpossible ? null : ({ ...others, ...listed, ...enums, showBookmarked } as TenderFilter),
  }
}

/** Filters with several values, as a repeated parameter. */
export const listParameters = [
  ...(['sources', 'domains', 'categories', 'regions', 'organizations'] as const),
  ...(['excludedOrganizations', 'excludedWords', 'cpv'] as const),
] as const satisfies readonly (keyof TenderFilter)[]

/** Filters with several values of an enumeration, as a repeated parameter. */
export const enumParameters = {
  tenderTypes: TenderType,
  stages: TenderStage,
  selfEmployments: SelfEmploymentOption,
  workplaces: WorkplaceOption,
  includeUnknown: UnknownFact,
} as const satisfies Readonly<Partial<Record<keyof TenderFilter, Readonly<Record<string, string>>>>>

/** Parsed as numbers only; the filter validates the rest. */
export const numberParameters = [
  ...(['minRate', 'maxRate', 'minValue', 'maxValue', 'minHours', 'maxHours'] as const),
  ...(['minDaysLeft', 'maxDaysLeft', 'publishedWithinDays', 'newWithinDays', 'withinKilometres'] as const),
] as const satisfies readonly (keyof TenderFilter)[]

const valuesOf = <Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value) =>
  Object.fromEntries(names.map(name => [name, read(name)])) as Record<Name, Value>

/** A value that is not in its closed list. */
const NOT_LISTED = '(not listed)'

/** @throws UserError for an invalid parameter */
export const pageQuery = (query: Query): PageQuery => ({
  page: integerOf(query, 'page', MAX_PAGE) ?? 1,
  limit: integerOf(query, 'limit', MAX_PAGE_SIZE) ?? DEFAULT_PAGE_SIZE,
})

/** Null when it is absent, empty or 'all'. */
export function textOf(query: Query, name: string): string | null {
  refuseBrackets(query, name)
  const value = query[name] ?? ''
  if (typeof value !== 'string') throw repeatedParameter(name)
  return meant(name, value)
}

/** The values of a repeatable parameter; null when it is absent, empty or 'all'. */
function textsOf(query: Query, name: string): readonly string[] | null {
  refuseBrackets(query, name)
  const values = [query[name] ?? []].flat() as readonly unknown[]
  if (!values.every(value => typeof value === 'string')) throw repeatedParameter(name)
  if (values.length > MAX_FILTER_VALUES)
    throw invalid(name, `${name} mag hoogstens ${MAX_FILTER_VALUES} waarden hebben.`)
  const texts = values.map(value => meant(name, value)).filter(text => text !== null)
  return texts.length === 0 ? null : texts
}

function refuseBrackets(query: Query, name: string): void {
  if (Object.keys(query).some(key => key.startsWith(`${name}[`))) throw repeatedParameter(name)
}

function meant(name: string, value: string): string | null {
  if (value.includes('\0')) throw invalid(name, `${name} bevat een teken dat niet is toegestaan.`)
  return value.trim() === '' || value === 'all' ? null : value
}

const repeatedParameter = (name: string) => invalid(name, `${name} mag maar één keer voorkomen.`)

/** @throws UserError when it is neither true, false nor absent */
export function booleanOf(query: Query, name: string): boolean | null {
  const text = textOf(query, name)
  if (text !== null && text !== 'true' && text !== 'false') throw invalid(name, `${name} moet true of false zijn.`)
  return text === null ? null : text === 'true'
}

function instantOf(query: Query, name: string): Date | null {
  const text = textOf(query, name)
  if (text === null) return null
  const instant = DateTime.fromISO(text, { setZone: true })
  if (!/T.+(?:Z|[+-]\d\d:?\d\d)$/.test(text) || !instant.isValid)
    throw invalid(name, `${name} moet een tijdstip zijn, zoals 2026-11-23T08:30:00Z.`)
  return instant.toJSDate()
}

function numberOf(query: Query, name: string): number | null {
  const text = textOf(query, name)
  if (text !== null && !/^-?\d{1,15}(\.\d{1,10})?$/.test(text)) throw invalid(name, `${name} moet een getal zijn.`)
  return text === null ? null : Number(text)
}

function integerOf(query: Query, name: string, max: number): number | null {
  const text = textOf(query, name)
  if (text === null) return null
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (value < 1 || value > max) throw invalid(name, `${name} moet een heel getal van 1 tot en met ${max} zijn.`)
  return value
}

/** Case-insensitive, like the other filters. */
function oneOf<Value extends string>(
  values: Readonly<Record<string, Value>>,
  text: string | null,
): Value | typeof NOT_LISTED | null {
  if (text === null) return null
  return Object.values(values).find(value => value === text.toLowerCase()) ?? NOT_LISTED
}
