import type { KnownCategory } from '../catalogue/category.entity.js'
import { invalid } from '../../platform/errors.js'
import { MAX_FILTER_VALUES } from '../../reference/limits.js'
import type { Searched } from '../search/search.service.js'
import type { TenderFilter } from '../tender/tender.inputs.js'

/** Whose list it is. A user is one. */
export interface ListViewer {
  readonly id: string
  /** Whether they ever put a tender away, or never want to see something again: without it nothing need be asked. */
  readonly hasDismissed: boolean
}

/** The filter, and the user it is applied for; `viewer` is null for a visitor, who has no bookmarks. */
export interface Asked {
  readonly filter: TenderFilter
  readonly categories: readonly KnownCategory[]
  readonly viewer: ListViewer | null
  /** The filter's search text, understood; null without one. */
  readonly search: Searched | null
  /** A tsquery of what has one of the filter's excluded words; null without one. */
  readonly excluded: string | null
  /** In place of what the list shows: what only its viewer keeps out of it. */
  readonly leftOut?: true
  /** Leaves the copies in, for counts that tell them apart themselves. */
  readonly withCopies?: true
}

/** Collects the bind parameters of one statement, numbered in the order of their placeholders. */
export class Parameters {
  readonly values: unknown[] = []
  add(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}

/** Prepared statements: however many values, it is one of two texts. */
export const anyOf = (column: string, values: readonly string[], parameters: Parameters): string =>
  values.length === 1
    ? `${column} = ${parameters.add(values[0])}`
    : `${column} = ANY (${parameters.add(values)}::text[])`

/** A filter that is null, absent, blank or without values is no condition. */
export const given = <Value>(value: Value): value is NonNullable<Value> =>
  Array.isArray(value) ? value.some(given) : value != null && (typeof value !== 'string' || value.trim() !== '')

const noTexts: readonly string[] = []

/** The values of a filter that takes several, in its fields. Most are not set. @throws UserError for too many */
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
