import type { TenderFilter, TenderOrder } from '../../../graphql.generated'
import { choiceFilter, choiceNames, severalOf } from './choice-filters'
import type { Filter, Sort } from './filter'
import { listNames, numberNames, timeNames } from './more-filters'
import { unknownFacts } from './unknown-facts'

const orders: Readonly<Record<Sort, TenderOrder>> = {
  newest: { field: 'PUBLICATION_DATE', direction: 'DESC' },
  closing: { field: 'CLOSING_DATE', direction: 'ASC' },
  rate: { field: 'HOURLY_RATE', direction: 'DESC' },
  value: { field: 'ESTIMATED_VALUE', direction: 'DESC' },
}

/** Query variables of a filter; unset fields are omitted. */
export function variablesOf(filter: Filter): { filter: TenderFilter; orderBy?: TenderOrder } {
  const { search, exact, status, archived, popular, near, withinKilometres } = filter
  const { withoutClosingDate, includeUnknown, sort } = filter
  const asked: TenderFilter = { archived }
  if (search) asked.search = search
  if (exact) asked.searchExactly = true
  for (const name of choiceNames) {
    const { field, sent } = choiceFilter(name)
    Object.assign(
      asked,
      valuesIn(
        field,
        severalOf(field),
        filter[name].map(chosen => sent?.[chosen] ?? chosen),
      ),
    )
  }
  for (const name of listNames)
    Object.assign(asked, valuesIn(name === 'organizations' ? 'organization' : null, name, filter[name]))
  for (const name of numberNames) if (filter[name] !== null) asked[name] = filter[name]
  for (const name of timeNames) if (filter[name]) asked[name === 'since' ? 'createdAfter' : name] = filter[name]
  if (status) asked.openClosed = status === 'open' ? 'OPEN' : 'GESLOTEN'
  if (near) Object.assign(asked, withinKilometres && { withinKilometres }, { near })
  if (popular) asked.showBookmarked = 'POPULAR'
  if (withoutClosingDate) asked.withoutClosingDate = true
  if (includeUnknown.length > 0) asked.includeUnknown = includeUnknown.map(fact => unknownFacts[fact].sent)
  return sort ? { filter: asked, orderBy: orders[sort] } : { filter: asked }
}

const valuesIn = (one: string | null, several: string, values: readonly string[]) =>
  values.length === 0 ? {} : one && values.length === 1 ? { [one]: values[0] } : { [several]: values }
