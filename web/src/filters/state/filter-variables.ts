import type { TenderFilter, TenderOrder } from '../../graphql.generated'
import { choiceFilter, choiceNames } from './choice-filters'
import type { Filter, Sort } from './filter'

const orders: Readonly<Record<Sort, TenderOrder>> = {
  newest: { field: 'PUBLICATION_DATE', direction: 'DESC' },
  closing: { field: 'CLOSING_DATE', direction: 'ASC' },
  rate: { field: 'HOURLY_RATE', direction: 'DESC' },
  value: { field: 'ESTIMATED_VALUE', direction: 'DESC' },
}

/** Query variables of a filter; what is not set is left out. */
export function variablesOf(filter: Filter): { filter: TenderFilter; orderBy?: TenderOrder } {
  const { search, exact, organization, since, minRate, maxRate, status, archived, popular, sort } = filter
  const asked: TenderFilter = { archived }
  if (search) asked.search = search
  if (exact) asked.searchExactly = true
  for (const name of choiceNames) {
    const { field, sent } = choiceFilter(name)
    const chosen = filter[name]
    if (chosen) Object.assign(asked, { [field]: sent?.[chosen] ?? chosen })
  }
  if (organization) asked.organization = organization
  if (since) asked.createdAfter = since
  if (minRate !== null) asked.minRate = minRate
  if (maxRate !== null) asked.maxRate = maxRate
  if (status) asked.openClosed = status === 'open' ? 'OPEN' : 'GESLOTEN'
  if (popular) asked.showBookmarked = 'POPULAR'
  return sort ? { filter: asked, orderBy: orders[sort] } : { filter: asked }
}
