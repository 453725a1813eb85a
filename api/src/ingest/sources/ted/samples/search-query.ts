import { formOf } from './eforms/forms.js'
import type { PublishedNotice } from './published-notice.js'

export interface SearchQuery {
  readonly isWanted: (notice: PublishedNotice) => boolean
  readonly order: (one: PublishedNotice, other: PublishedNotice) => number
}

type Condition = SearchQuery['isWanted']

/** Comparison operators by the sign of the difference, which is positive for a day after that of the query. */
const comparisons: Readonly<Record<string, (difference: number) => boolean>> = {
  '>=': difference => difference >= 0,
  '<=': difference => difference <= 0,
  '>': difference => difference > 0,
  '<': difference => difference < 0,
  '=': difference => difference === 0,
}

/**
 * Parses the subset of TED's expert search that the connector uses: `buyer-country = NLD AND PD>=20261107 SORT BY PD
 * DESC` and `procedure-identifier IN (… …) AND form-type = result`.
 */
export function readSearchQuery(text: string): SearchQuery | null {
  const [, wanted, sortBy, direction] =
    /^(.+?)(?:\s+SORT\s+BY\s+(PD|publication-date)(?:\s+(ASC|DESC))?)?$/is.exec(text.trim()) ?? []
  const conditions = (wanted ?? '').split(/\s+AND\s+/i).map(readCondition)
  if (conditions.some(condition => condition === null)) return null
  const factor = direction?.toUpperCase() === 'DESC' ? -1 : 1
  return {
    isWanted: notice => conditions.every(condition => condition?.(notice)),
    order: (one, other) =>
      (sortBy ? factor * (Number(dayOf(one)) - Number(dayOf(other))) : 0) || one.number.localeCompare(other.number),
  }
}

function readCondition(text: string): Condition | null {
  const country = /^buyer-country\s*=\s*([A-Z]{3})$/i.exec(text)?.[1]
  if (country) return () => country.toUpperCase() === 'NLD'
  const procedures = /^procedure-identifier\s+IN\s+\(([\da-f\s-]+)\)$/i.exec(text)?.[1]?.trim().toLowerCase()
  if (procedures) {
    const wanted = new Set(procedures.split(/\s+/))
    return ({ procedureUuid }) => wanted.has(procedureUuid)
  }
  const formType = /^form-type\s*=\s*([a-z-]+)$/i.exec(text)?.[1]
  if (formType) return ({ sample }) => formOf(sample.kind).formType === formType
  // Like TED, accepts an impossible day such as 20261399, which matches nothing.
  const [, comparison = '', day] = /^(?:PD|publication-date)\s*(>=|<=|=|>|<)\s*(\d{8})$/i.exec(text) ?? []
  const compare = comparisons[comparison]
  return day && compare ? notice => compare(Number(dayOf(notice)) - Number(day)) : null
}

const dayOf = ({ publishedOn }: PublishedNotice): string => publishedOn.toFormat('yyyyMMdd')
