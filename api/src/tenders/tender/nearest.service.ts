import { given } from '../query/asked.js'
import type { NearestFilter } from './nearest.types.js'
import { TenderFilter } from './tender.inputs.js'

/** Fields that do not narrow a list by themselves. */
const notNarrowing: ReadonlySet<string> = new Set<keyof TenderFilter>(['searchExactly', 'includeUnknown', 'near'])

/**
 * For an empty list: the number of tenders without one of its filters, highest first, excluding zero.
 * @param count the number of tenders of a filter
 */
export async function nearestFilters(
  filter: TenderFilter,
  count: (filter: TenderFilter) => Promise<number>,
): Promise<readonly NearestFilter[]> {
  const narrowing = Object.entries(filter).filter(
    ([field, value]) => !notNarrowing.has(field) && value !== false && given(value),
  )
  const counted = await Promise.all(
    narrowing.map(async ([field]) => ({
      field,
      count: await count(Object.assign(new TenderFilter(), filter, { [field]: null })),
    })),
  )
  return counted.filter(one => one.count > 0).toSorted((one, other) => other.count - one.count)
}
