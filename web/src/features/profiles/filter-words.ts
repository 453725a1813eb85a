import { activeFilters, type CpvLabels } from '../filters/active-filters'
import type { Choices } from '../filters/choices'
import { choicesFor } from '../filters/choices'
import type { Filter } from '../filters/state/filter'

/** Summary of a filter: 'Zoektekst: sluis · Status: Open'. */
export const filterInWords = (filter: Filter, offered: Partial<Choices>, cpvLabels: CpvLabels): string =>
  activeFilters(filter, choicesFor(filter, offered), cpvLabels)
    .map(({ text }) => text)
    .join(' · ')

export const nameFor = (filter: Filter, offered: Partial<Choices>): string =>
  filter.search ||
  filter.organizations[0] ||
  activeFilters(filter, choicesFor(filter, offered))
    .map(({ text }) => text.replace(/^.*?: /, ''))
    .join(', ')
