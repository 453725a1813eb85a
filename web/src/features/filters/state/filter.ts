import { type ChoiceName, choiceNames } from './choice-filters'
import {
  type ListName,
  listNames,
  type NumberName,
  numberNames,
  ofEachNamed,
  type TimeName,
  timeNames,
} from './more-filters'
import { type FactName, isAsked } from './unknown-facts'

/** State of the filters; `null` or an empty list means unset. A choice is a key or slug; the category may also be `IT`. */
export interface Filter
  extends Readonly<Record<ChoiceName | ListName, readonly string[]>>,
    Readonly<Record<NumberName, number | null>>,
    Readonly<Record<TimeName, string | null>> {
  readonly search: string
  /** Search for the text as typed, even if it finds nothing. */
  readonly exact: boolean
  readonly status: StatusValue | null
  readonly archived: boolean
  readonly popular: boolean
  readonly withoutClosingDate: boolean
  /** Facts that tenders may lack: the filters that ask about them include such tenders. */
  readonly includeUnknown: readonly FactName[]
  /** The town or postcode that distances count from; empty for none. */
  readonly near: string
  readonly withinKilometres: number | null
  readonly sort: Sort | null
  readonly page: number
}

export type StatusValue = 'open' | 'gesloten'
export type Sort = 'newest' | 'closing' | 'rate' | 'value'

/** Any category of the technology domain, for the chip 'IT'. */
export const IT = 'IT & Technologie'

export const emptyFilter: Filter = {
  search: '',
  exact: false,
  ...ofEachNamed([...choiceNames, ...listNames], (): readonly string[] => []),
  ...ofEachNamed([...numberNames, ...timeNames], () => null),
  status: null,
  archived: false,
  popular: false,
  withoutClosingDate: false,
  includeUnknown: [],
  near: '',
  withinKilometres: null,
  sort: null,
  page: 1,
}

/**
 * Any change except of the page resets to page 1; another text switches exact search off. 'Closes soon' implies 'open'. 'Without closing
 * date' and days until it exclude each other. Without a filter that asks about it, no fact is included.
 */
export function changed(filter: Filter, change: Partial<Filter>): Filter {
  const exact = change.search === undefined && filter.exact
  const all: Filter = { ...filter, page: 1, exact, ...daysOrNone(change), ...change }
  const next = { ...all, includeUnknown: all.includeUnknown.filter(fact => isAsked(all, fact)) }
  if (change.sort === 'closing') return { ...next, status: 'open', archived: false }
  const isOpenOnly = next.status === 'open' && !next.archived
  return next.sort === 'closing' && !isOpenOnly ? { ...next, sort: null } : next
}

function daysOrNone({ withoutClosingDate, minDaysLeft, maxDaysLeft }: Partial<Filter>): Partial<Filter> {
  if (withoutClosingDate) return { minDaysLeft: null, maxDaysLeft: null }
  return (minDaysLeft ?? maxDaysLeft ?? null) === null ? {} : { withoutClosingDate: false }
}

const isSet = (value: unknown) => value !== null && value !== false && value !== ''
const countOf = (filter: Filter, names: readonly (keyof Filter)[]) =>
  names.flatMap(name => filter[name]).filter(isSet).length

const more = [
  ...listNames,
  ...numberNames.filter(name => !name.endsWith('Rate')),
  'publishedFrom',
  'publishedBefore',
  'withoutClosingDate',
  'near',
] as const

/** Number of active filters that the bar does not show. */
export const moreCount = (filter: Filter) => countOf(filter, more)

/** Number of active filters, without the search, which is always visible. */
export const activeCount = (filter: Filter) =>
  moreCount(filter) + countOf(filter, [...choiceNames, 'minRate', 'maxRate', 'since', 'status', 'archived', 'popular'])
