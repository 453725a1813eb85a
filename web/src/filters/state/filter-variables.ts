import type { TenderFilter, TenderOrder, TenderType } from '../../graphql.generated'
import type { Filter, Sort, TypeValue } from './filter'

const tenderTypes: Readonly<Record<TypeValue, TenderType>> = {
  eu_procurement: 'EU_PROCUREMENT',
  freelance_contract: 'FREELANCE_CONTRACT',
}

const orders: Readonly<Record<Sort, TenderOrder>> = {
  newest: { field: 'PUBLICATION_DATE', direction: 'DESC' },
  closing: { field: 'CLOSING_DATE', direction: 'ASC' },
  rate: { field: 'HOURLY_RATE', direction: 'DESC' },
  value: { field: 'ESTIMATED_VALUE', direction: 'DESC' },
}

/** Two domains have a shorter name in the filter than on their badges. */
const filterDomains: Readonly<Record<string, string>> = { 'public-sector': 'public', 'eu-specific': 'eu_specific' }

/** Query variables of a filter; what is not set is left out. */
export function variablesOf(filter: Filter): { filter: TenderFilter; orderBy?: TenderOrder } {
  const { search, source, type, domain, category, region, minRate, maxRate, status, archived, popular, sort } = filter
  const asked: TenderFilter = { archived }
  if (search) asked.search = search
  if (source) asked.source = source
  if (type) asked.tenderType = tenderTypes[type]
  if (domain) asked.domain = filterDomains[domain] ?? domain
  if (category) asked.category = category
  if (region) asked.region = region
  if (minRate !== null) asked.minRate = minRate
  if (maxRate !== null) asked.maxRate = maxRate
  if (status) asked.openClosed = status === 'open' ? 'OPEN' : 'GESLOTEN'
  if (popular) asked.showBookmarked = 'POPULAR'
  return sort ? { filter: asked, orderBy: orders[sort] } : { filter: asked }
}
