import { pluralize, moment, money, rate, shortDay } from '../../platform/dutch'
import { type Choices, labelOf } from './choices'
import { choiceFilters, choiceNames } from './state/choice-filters'
import type { Filter } from './state/filter'
import { type ListName, listNames, type NumberName, numberNames } from './state/more-filters'
import { matchesUnknown } from './state/unknown-facts'

export interface ActiveFilter {
  readonly text: string
  readonly change: Partial<Filter>
}

/** Labels of CPV codes, see `useCpvLabels`. */
export type CpvLabels = Readonly<Record<string, string>>

/** The active filters, in the order of the filter card. */
export function activeFilters(filter: Filter, choices: Choices, cpvLabels: CpvLabels = {}): ActiveFilter[] {
  const { search, since, publishedFrom, publishedBefore, status, archived, popular, withoutClosingDate } = filter
  const active: ActiveFilter[] = []
  const add = (text: string, change: Partial<Filter>) => active.push({ text, change })
  if (search) add(`Zoektekst: ${search}`, { search: '' })
  if (status) add(`Status: ${status === 'open' ? 'Open' : 'Gesloten'}`, { status: null })
  if (archived) add('Gearchiveerd', { archived: false })
  if (popular) add('Populair', { popular: false })
  for (const name of choiceNames)
    for (const chosen of filter[name])
      add(`${choiceFilters[name].label}: ${labelOf(choices, name, chosen)}`, without(filter, name, chosen))
  for (const name of listNames)
    for (const value of filter[name]) add(listTexts[name](value, cpvLabels), without(filter, name, value))
  const orUnknown = (name: Parameters<typeof matchesUnknown>[1]) => (matchesUnknown(filter, name) ? ' of onbekend' : '')
  if (filter.near)
    add(`Afstand tot ${distanceText(filter)}${orUnknown('withinKilometres')}`, { near: '', withinKilometres: null })
  if (since) add(`Nieuw sinds ${moment(since)}`, { since: null })
  if (publishedFrom) add(`Gepubliceerd vanaf ${shortDay(publishedFrom)}`, { publishedFrom: null })
  if (publishedBefore)
    add(`Gepubliceerd tot en met ${shortDay(lastBefore(publishedBefore))}`, { publishedBefore: null })
  for (const name of numberNames) {
    const value = filter[name]
    if (value !== null) add(numberTexts[name](value) + orUnknown(name), { [name]: null })
  }
  if (withoutClosingDate) add('Zonder sluitingsdatum', { withoutClosingDate: false })
  return active
}

/** 'Utrecht ≤ 25 km'; empty without a place. */
export const distanceText = ({ near, withinKilometres }: Filter) =>
  withinKilometres ? `${near} ≤ ${withinKilometres} km` : near

const without = (filter: Filter, name: ListName | (typeof choiceNames)[number], value: string): Partial<Filter> => ({
  [name]: filter[name].filter(one => one !== value),
})

const listTexts: Readonly<Record<ListName, (value: string, cpvLabels: CpvLabels) => string>> = {
  organizations: name => `Opdrachtgever: ${name}`,
  cpv: (code, labels) => `CPV: ${[code, labels[code]].filter(Boolean).join(' · ')}`,
  excludedWords: word => `Zonder: ${word}`,
  excludedOrganizations: name => `Zonder opdrachtgever: ${name}`,
}

const lastBefore = (instant: string) => new Date(Date.parse(instant) - 1).toISOString()

const euros = (amount: number) => (amount === 0 ? '€0/uur' : rate(amount, null))
const days = (count: number) => pluralize(count, 'dag', 'dagen')

const numberTexts: Readonly<Record<NumberName, (value: number) => string>> = {
  minRate: amount => `Vanaf ${euros(amount)}`,
  maxRate: amount => `Tot ${euros(amount)}`,
  minValue: amount => `Waarde vanaf ${money(amount, 'EUR')}`,
  maxValue: amount => `Waarde tot ${money(amount, 'EUR')}`,
  minHours: hours => `Vanaf ${hours} uur per week`,
  maxHours: hours => `Tot ${hours} uur per week`,
  minDaysLeft: count => `Sluit over ${days(count)} of later`,
  maxDaysLeft: count => (count === 0 ? 'Sluit vandaag' : `Sluit binnen ${days(count)}`),
  publishedWithinDays: count => (count === 1 ? 'Vandaag gepubliceerd' : `Gepubliceerd in ${days(count)}`),
  newWithinDays: count => (count === 1 ? 'Nieuw vandaag' : `Nieuw in ${days(count)}`),
}
