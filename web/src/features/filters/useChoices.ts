import { useFilterCountsQuery } from './FilterCounts.generated'
import { choicesFor } from './choices'
import { isContradictory } from './state/contradiction'
import type { Filter } from './state/filter'
import { variablesOf } from './state/filter-variables'
import { useFilterOptions } from './useFilterOptions'

/** Choices of every select, each with its facet count: the tenders that would be left. */
export function useChoices(filter: Filter) {
  const options = useFilterOptions()
  const { data, previousData } = useFilterCountsQuery({
    variables: { filter: variablesOf(filter).filter },
    skip: isContradictory(filter),
  })
  return choicesFor(filter, options, (data ?? previousData)?.tenders.facets)
}
