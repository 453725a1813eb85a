import { type ChoiceName, choiceNames, ofEachChoice } from './choice-filters'

/** State of the filter bar; `null` is not set. A choice is a key or slug; of the category also IT. */
export interface Filter extends Readonly<Record<ChoiceName, string | null>> {
  readonly search: string
  /** Search for the text as it was typed, also when it finds nothing. */
  readonly exact: boolean
  /** Name of an organisation, in any of its spellings. */
  readonly organization: string | null
  /** An instant: what was stored later. */
  readonly since: string | null
  readonly minRate: number | null
  readonly maxRate: number | null
  readonly status: StatusValue | null
  readonly archived: boolean
  readonly popular: boolean
  readonly sort: Sort | null
  readonly page: number
}

export type StatusValue = 'open' | 'gesloten'
export type Sort = 'newest' | 'closing' | 'rate' | 'value'

/** Any category of domain technology: what the chip 'IT' asks for. */
export const IT = 'IT & Technologie'

export const emptyFilter: Filter = {
  search: '',
  exact: false,
  ...ofEachChoice(() => null),
  organization: null,
  since: null,
  minRate: null,
  maxRate: null,
  status: null,
  archived: false,
  popular: false,
  sort: null,
  page: 1,
}

/** Any change but that of the page resets to page 1; another text is not searched exactly. 'Closes soon' implies 'open'. */
export function changed(filter: Filter, change: Partial<Filter>): Filter {
  const exact = change.search === undefined && filter.exact
  const next = { ...filter, page: 1, exact, ...change }
  if (change.sort === 'closing') return { ...next, status: 'open', archived: false }
  const isOpenOnly = next.status === 'open' && !next.archived
  return next.sort === 'closing' && !isOpenOnly ? { ...next, sort: null } : next
}

/** The lowest rate is above the highest: no query is sent. */
export const ratesContradict = ({ minRate, maxRate }: Filter) =>
  minRate !== null && maxRate !== null && minRate > maxRate

const choices = [...choiceNames, 'organization', 'since', 'minRate', 'maxRate', 'status'] as const

/** Number of active filters, without the search, which is visible anyway. */
export const activeCount = (filter: Filter) =>
  choices.filter(name => filter[name] !== null).length + Number(filter.archived) + Number(filter.popular)
