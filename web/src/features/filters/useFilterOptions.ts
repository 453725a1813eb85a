import { useEffect } from 'react'
import { useFilterOptionsQuery } from './FilterOptions.generated'
import { useCategoriesQuery } from '../tenders/categorise/Categories.generated'
import type { ChoiceOption } from '../../ui/choice/choice-props'

const keyed = ({ key, name }: { key: string; name: string }): ChoiceOption => ({ value: key, label: name })

/** Options from the server. A failed query is logged, and its select stays short. */
export function useFilterOptions() {
  const { data: options, error: optionsError } = useFilterOptionsQuery()
  const { data: categories, error: categoriesError } = useCategoriesQuery()
  useLogged('Loading the filter options failed', optionsError)
  useLogged('Loading the categories failed', categoriesError)
  return {
    source: options?.sources.map(keyed) ?? [],
    domain: options?.domains.map(keyed) ?? [],
    region: options?.regions.map(keyed) ?? [],
    category: categories?.categories.map(({ slug, name }) => ({ value: slug, label: name })) ?? [],
  }
}

function useLogged(what: string, error: unknown) {
  useEffect(() => {
    if (error) console.error(what, error)
  }, [what, error])
}
