import { moment, rate } from '../dutch'
import { type Choices, labelOf } from './choices'
import { choiceFilters, choiceNames } from './state/choice-filters'
import type { Filter } from './state/filter'

export interface ActiveFilter {
  readonly text: string
  /** The change that removes it. */
  readonly change: Partial<Filter>
}

/** In the order of the filter card. */
export function activeFilters(filter: Filter, choices: Choices): ActiveFilter[] {
  const { search, organization, since, status, archived, popular, minRate, maxRate } = filter
  const active: ActiveFilter[] = []
  const add = (text: string, change: Partial<Filter>) => active.push({ text, change })
  if (search) add(`Zoektekst: ${search}`, { search: '' })
  if (status) add(`Status: ${status === 'open' ? 'Open' : 'Gesloten'}`, { status: null })
  if (archived) add('Gearchiveerd', { archived: false })
  if (popular) add('Populair', { popular: false })
  for (const name of choiceNames) {
    const chosen = filter[name]
    if (chosen !== null) add(`${choiceFilters[name].label}: ${labelOf(choices, name, chosen)}`, { [name]: null })
  }
  if (organization) add(`Opdrachtgever: ${organization}`, { organization: null })
  if (since) add(`Nieuw sinds ${moment(since)}`, { since: null })
  if (minRate !== null) add(`Vanaf ${euros(minRate)}`, { minRate: null })
  if (maxRate !== null) add(`Tot ${euros(maxRate)}`, { maxRate: null })
  return active
}

const euros = (amount: number) => (amount === 0 ? '€0/uur' : rate(amount, null))
