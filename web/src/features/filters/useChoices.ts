import { useFilterCountsQuery } from './FilterCounts.generated'
import { choicesFor } from './choices'
import { isContradictory } from './state/contradiction'
import type { Filter } from './state/filter'
import { variablesOf } from './state/filter-variables'
import { useFilterOptions } from './useFilterOptions'

/** Options of every select with facet counts, the number of tenders that would remain. */
export function useChoices(filter: Filter) {
  const options = useFilterOptions()
  const { data, previousData } = useFilterCountsQuery({
    variables: { filter: variablesOf(filter).filter },
    skip: isContradictory(filter),
  })
  return choicesFor(filter, options, (data ?? previousData)?.tenders.facets)
}
