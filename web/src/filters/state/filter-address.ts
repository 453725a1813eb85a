import { numberWithin, printable } from '../../address-values'
import {
  MAX_EXCLUDED_WORD_LENGTH,
  MAX_FILTER_DAYS,
  MAX_FILTER_VALUES,
  MAX_ORGANIZATION_LENGTH,
  MAX_PAGE,
  MAX_SEARCH_LENGTH,
} from '../../limits.generated'
import { type ChoiceName, choiceFilter, choiceNames } from './choice-filters'
import { changed, emptyFilter, type Filter, type Sort, type StatusValue } from './filter'
import { listNames, type NumberName, numberNames, ofEachNamed } from './more-filters'

/** Serialises the filter into query parameters and back. Other parameters (the open dialog) are left alone. */
const names = {
  search: 'q',
  exact: 'exact',
  ...ofEachNamed([...choiceNames, ...listNames, ...numberNames], name => name),
  organizations: 'organization',
  minRate: 'min',
  maxRate: 'max',
  since: 'since',
  from: 'from',
  to: 'to',
  status: 'status',
  archived: 'archived',
  popular: 'popular',
  sort: 'sort',
  page: 'page',
} as Readonly<Record<keyof Filter, string>>

const statuses: readonly StatusValue[] = ['open', 'gesloten']
const sorts: readonly Sort[] = ['newest', 'closing', 'rate', 'value']
const MAX_VALUE_LENGTH = 80

export function readFilter(parameters: URLSearchParams): Filter {
  const text = (name: keyof Filter, maxLength = MAX_VALUE_LENGTH) => printable(parameters.get(names[name]), maxLength)
  const key = (name: keyof Filter) => text(name).toLowerCase() || null
  const texts = (name: keyof Filter, maxLength = MAX_VALUE_LENGTH) => {
    const all = parameters.getAll(names[name]).map(value => printable(value, maxLength))
    return [...new Set(all)].filter(Boolean).slice(0, MAX_FILTER_VALUES)
  }
  const choice = (name: ChoiceName) => {
    const { options, isCaseSensitive } = choiceFilter(name)
    const chosen = isCaseSensitive ? texts(name) : [...new Set(texts(name).map(one => one.toLowerCase()))]
    // 'all' in the address is no choice.
    return chosen.filter(one => (options ? options.some(({ value }) => value === one) : one !== 'all'))
  }
  const filter: Filter = {
    ...ofEachNamed(choiceNames, choice),
    ...ofEachNamed(listNames, name => texts(name, MAX_ORGANIZATION_LENGTH)),
    cpv: texts('cpv').filter(code => /^\d{2,8}$/.test(code)),
    excludedWords: texts('excludedWords', MAX_EXCLUDED_WORD_LENGTH),
    ...ofEachNamed(numberNames, name => readNumber(name, text(name))),
    search: text('search', MAX_SEARCH_LENGTH),
    exact: text('exact') === 'true' && text('search') !== '',
    since: instantIn(text('since')),
    from: dayIn(text('from')),
    to: dayIn(text('to')),
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
    const value = filter[name]
    const [first, ...others] = value === emptyFilter[name] ? [] : [value].flat()
    if (first === undefined) written.delete(names[name])
    else written.set(names[name], String(first))
    for (const one of others) written.append(names[name], String(one))
  }
  return written
}

/** What somebody types into a filter that is a number; null when it is none, or too high. */
export function readNumber(name: NumberName, text: string): number | null {
  if (/(?:Rate|Hours)$/.test(name)) return readRate(text)
  const plain = /^\d{1,3}(?:\.\d{3})+$/.test(text) ? text.replaceAll('.', '') : text
  const value = /^\d{1,12}$/.test(plain) ? Number(plain) : null
  if (value === null || name.endsWith('Value')) return value
  return value <= MAX_FILTER_DAYS && (value > 0 || name !== 'publishedWithinDays') ? value : null
}

/** An amount as somebody types it, '87,50' as well as '87.5'; null when it is none. */
export function readRate(text: string): number | null {
  return /^\d{1,5}([.,]\d{0,2})?$/.test(text) ? Number(text.replace(',', '.')) : null
}

const dayIn = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) && Date.parse(text) ? text : null)

const instantIn = (text: string) => (/^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/.test(text) && Date.parse(text) ? text : null)

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find(value => value === text) ?? null
