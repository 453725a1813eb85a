import type { KnownCategory } from '../catalogue/category.entity.js'
import { invalid } from '../../platform/errors.js'
import { MAX_FILTER_VALUES } from '../../reference/limits.js'
import type { Searched } from '../search/search.service.js'
import type { TenderFilter } from '../tender/tender.inputs.js'

export interface ListViewer {
  readonly id: string
  /** Whether the user ever dismissed a tender or excluded a buyer or word: if not, those tables are not read. */
  readonly hasDismissed: boolean
}

/** A filter and the user it is applied for; `viewer` is null for a visitor, who has no bookmarks. */
export interface Asked {
  readonly filter: TenderFilter
  readonly categories: readonly KnownCategory[]
  readonly viewer: ListViewer | null
  /** The parsed search text of the filter; null without one. */
  readonly search: Searched | null
  /** A tsquery for the filter's excluded words; null without any. */
  readonly excluded: string | null
  /** Inverts the list: only the tenders that the viewer's own exclusions keep out of it. */
  readonly leftOut?: true
  /** Keeps the copies in, for counts that handle them themselves. */
  readonly withCopies?: true
  /** Keeps the tenders in that lack a fact the filter asks about, for counts that handle them themselves. */
  readonly withUnknown?: true
}

/** Collects the bind parameters of one statement, numbered in the order of their placeholders. */
export class Parameters {
  readonly values: unknown[] = []
  add(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}

/** Prepared statements: any number of values gives one of two texts. */
export const anyOf = (column: string, values: readonly string[], parameters: Parameters): string =>
  values.length === 1
    ? `${column} = ${parameters.add(values[0])}`
    : `${column} = ANY (${parameters.add(values)}::text[])`

/** A value that is null, absent, blank or an empty list is no condition. */
export const given = <Value>(value: Value): value is NonNullable<Value> =>
  Array.isArray(value) ? value.some(given) : value != null && (typeof value !== 'string' || value.trim() !== '')

const noTexts: readonly string[] = []

/** The values of a filter in its single-value and multi-value fields; most are not set. @throws UserError for too many */
export function textsAsked(filter: TenderFilter, ...fields: readonly (keyof TenderFilter)[]): readonly string[] {
  let all: string[] | undefined
  for (const field of fields) {
    const value = filter[field]
    if (!given(value)) continue
    const texts = ([value].flat() as readonly (string | null | undefined)[]).filter(given)
    if (texts.length > MAX_FILTER_VALUES)
      throw invalid(`filter.${field}`, `${field} mag hoogstens ${MAX_FILTER_VALUES} waarden hebben.`)
    if (all) all.push(...texts)
    else all = texts
  }
  return all ?? noTexts
}
