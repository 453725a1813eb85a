import { numberWithin, printable } from '../../../platform/address-values'
import {
  MAX_FILTER_DAYS,
  MAX_FILTER_VALUES,
  MAX_KILOMETRES,
  MAX_ORGANIZATION_LENGTH,
  MAX_PAGE,
  MAX_SEARCH_LENGTH,
} from '../../../limits.generated'
import { type ChoiceName, choiceFilter, choiceNames } from './choice-filters'
import { changed, emptyFilter, type Filter, type Sort, type StatusValue } from './filter'
import { listNames, type NumberName, numberNames, ofEachNamed, timeNames } from './more-filters'
import { factNames } from './unknown-facts'

/** Serialises the filter to query parameters and back. Other parameters (the open dialog) are left alone. */
const names = {
  search: 'q',
  exact: 'exact',
  ...ofEachNamed([...choiceNames, ...listNames, ...numberNames, ...timeNames], name => name),
  organizations: 'organization',
  minRate: 'min',
  maxRate: 'max',
  status: 'status',
  archived: 'archived',
  popular: 'popular',
  withoutClosingDate: 'withoutClosingDate',
  includeUnknown: 'includeUnknown',
  near: 'near',
  withinKilometres: 'km',
  sort: 'sort',
  page: 'page',
} as Readonly<Record<keyof Filter, string>>

const statuses: readonly StatusValue[] = ['open', 'gesloten']
const sorts: readonly Sort[] = ['newest', 'closing', 'rate', 'value']
const MAX_VALUE_LENGTH = 80
const MAX_RATE = 100_000

export function readFilter(parameters: URLSearchParams): Filter {
  const text = (name: keyof Filter, maxLength = MAX_VALUE_LENGTH) => printable(parameters.get(names[name]), maxLength)
  const key = (name: keyof Filter) => text(name).toLowerCase() || null
  const texts = (name: keyof Filter, maxLength = MAX_VALUE_LENGTH, read = (text: string) => text) => {
    const all = parameters.getAll(names[name]).map(value => read(printable(value, maxLength)))
    return [...new Set(all)].filter(Boolean).slice(0, MAX_FILTER_VALUES)
  }
  const choice = (name: ChoiceName) => {
    const { options, isCaseSensitive } = choiceFilter(name)
    const chosen = texts(name, MAX_VALUE_LENGTH, isCaseSensitive ? undefined : text => text.toLowerCase())
    // 'all' in the address means no choice.
    return chosen.filter(one => (options ? options.some(({ value }) => value === one) : one !== 'all'))
  }
  // The bookmark page and the old API use the name `search`.
  const search = text('search', MAX_SEARCH_LENGTH) || printable(parameters.get('search'), MAX_SEARCH_LENGTH)
  const filter: Filter = {
    ...ofEachNamed(choiceNames, choice),
    ...ofEachNamed(listNames, name =>
      texts(name, name === 'excludedWords' ? MAX_VALUE_LENGTH : MAX_ORGANIZATION_LENGTH),
    ),
    cpv: texts('cpv').filter(code => /^\d{2,8}$/.test(code)),
    ...ofEachNamed(numberNames, name => readNumber(name, text(name))),
    search,
    exact: text('exact') === 'true' && search !== '',
    ...ofEachNamed(timeNames, name => instantIn(text(name))),
    status: oneOf(statuses, key('status')),
    archived: text('archived') === 'true',
    popular: text('popular') === 'true',
    withoutClosingDate: text('withoutClosingDate') === 'true',
    includeUnknown: factNames.filter(fact => texts('includeUnknown').includes(fact)),
    near: text('near'),
    withinKilometres: text('near') ? numberWithin(text('withinKilometres'), MAX_KILOMETRES) : null,
    sort: oneOf(sorts, key('sort')),
    page: numberWithin(text('page'), MAX_PAGE) ?? 1,
  }
  return filter.sort === 'closing' ? changed(filter, { sort: 'closing', page: filter.page }) : filter
}

/** The given parameters with this filter applied; defaults are omitted. */
export function writeFilter(filter: Filter, parameters = new URLSearchParams()): URLSearchParams {
  const written = new URLSearchParams(parameters)
  // Aliases of `q` are removed.
  for (const name of ['search', 'limit']) written.delete(name)
  for (const name of Object.keys(names) as (keyof Filter)[]) {
    const value = filter[name]
    const [first, ...others] = value === emptyFilter[name] ? [] : [value].flat()
    if (first === undefined) written.delete(names[name])
    else written.set(names[name], String(first))
    for (const one of others) written.append(names[name], String(one))
  }
  return written
}

/** Parses an amount as typed, '87,50' or '87.5'; null when it is invalid or out of bounds. */
export function readNumber(name: NumberName, text: string): number | null {
  const value = /^\d{1,12}([.,]\d{0,2})?$/.test(text) ? Number(text.replace(',', '.')) : null
  if (value === null || name.endsWith('Value')) return value
  if (!name.includes('Days')) return value < MAX_RATE ? value : null
  return value % 1 === 0 && value <= MAX_FILTER_DAYS ? value : null
}

export const readRate = (text: string) => readNumber('minRate', text)

const instantIn = (text: string) => (/^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/.test(text) && Date.parse(text) ? text : null)

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find(value => value === text) ?? null
