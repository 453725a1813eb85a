import { numberWithin, printable } from '../../address-values'
import { MAX_ORGANIZATION_LENGTH, MAX_PAGE, MAX_SEARCH_LENGTH } from '../../limits.generated'
import { type ChoiceName, choiceFilter, ofEachChoice } from './choice-filters'
import { changed, emptyFilter, type Filter, type Sort, type StatusValue } from './filter'

/** Serialises the filter into query parameters and back. Other parameters (the open dialog) are left alone. */
const names = {
  search: 'q',
  exact: 'exact',
  ...ofEachChoice(name => name),
  organization: 'organization',
  since: 'since',
  minRate: 'min',
  maxRate: 'max',
  status: 'status',
  archived: 'archived',
  popular: 'popular',
  sort: 'sort',
  page: 'page',
} as const satisfies Record<keyof Filter, string>

const statuses: readonly StatusValue[] = ['open', 'gesloten']
const sorts: readonly Sort[] = ['newest', 'closing', 'rate', 'value']
const MAX_VALUE_LENGTH = 80

export function readFilter(parameters: URLSearchParams): Filter {
  const text = (name: keyof Filter, maxLength = MAX_VALUE_LENGTH) => printable(parameters.get(names[name]), maxLength)
  const key = (name: keyof Filter) => text(name).toLowerCase() || null
  const choice = (name: ChoiceName) => {
    const { options, isCaseSensitive } = choiceFilter(name)
    const chosen = isCaseSensitive ? text(name) || null : key(name)
    return options ? (options.find(({ value }) => value === chosen)?.value ?? null) : notAll(chosen)
  }
  const filter: Filter = {
    ...ofEachChoice(choice),
    search: text('search', MAX_SEARCH_LENGTH),
    exact: text('exact') === 'true' && text('search') !== '',
    organization: text('organization', MAX_ORGANIZATION_LENGTH) || null,
    since: instantIn(text('since')),
    minRate: readRate(text('minRate')),
    maxRate: readRate(text('maxRate')),
    status: oneOf(statuses, key('status')),
    archived: text('archived') === 'true',
    popular: text('popular') === 'true',
    sort: oneOf(sorts, key('sort')),
    page: numberWithin(text('page'), MAX_PAGE) ?? 1,
  }
  return filter.sort === 'closing' ? changed(filter, { sort: 'closing', page: filter.page }) : filter
}

/** The same parameters with this filter in them; defaults are left out. */
export function writeFilter(filter: Filter, parameters = new URLSearchParams()): URLSearchParams {
  const written = new URLSearchParams(parameters)
  for (const name of Object.keys(names) as (keyof Filter)[]) {
    if (filter[name] === emptyFilter[name]) written.delete(names[name])
    else written.set(names[name], String(filter[name]))
  }
  return written
}

/** An amount as somebody types it, '87,50' as well as '87.5'; null when it is none. */
export function readRate(text: string): number | null {
  return /^\d{1,5}([.,]\d{0,2})?$/.test(text) ? Number(text.replace(',', '.')) : null
}

const instantIn = (text: string) => (/^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/.test(text) && Date.parse(text) ? text : null)

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find(value => value === text) ?? null

/** 'all' in the address is no choice. */
const notAll = (text: string | null) => (text === 'all' ? null : text)
