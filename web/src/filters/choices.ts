import type { FilterCountFragment, FilterCountsQuery } from '../graphql.generated'
import { typeLabels } from '../tenders/type-labels'
import type { ChoiceOption } from '../ui/choice/choice-props'
import type { Filter } from './state/filter'
import type { useFilterOptions } from './useFilterOptions'

export type ChoiceName = 'source' | 'type' | 'domain' | 'category' | 'region'

export const choiceNames: readonly ChoiceName[] = ['source', 'type', 'domain', 'category', 'region']

/** Label of each select, and of its choice 'all'. */
export const choiceLabels: Readonly<Record<ChoiceName, { readonly label: string; readonly all: string }>> = {
  source: { label: 'Bron', all: 'Alle bronnen' },
  type: { label: 'Type', all: 'Alle types' },
  domain: { label: 'Domein', all: 'Alle domeinen' },
  category: { label: 'Categorie', all: 'Alle categorieën' },
  region: { label: 'Regio', all: "Alle regio's" },
}

const typeOptions: readonly ChoiceOption[] = [
  { value: 'eu_procurement', label: typeLabels.EU_PROCUREMENT },
  { value: 'freelance_contract', label: typeLabels.FREELANCE_CONTRACT },
]

export type Choices = Readonly<Record<ChoiceName, readonly ChoiceOption[]>>

type Counts = FilterCountsQuery['tenders']['facets']

/** The chosen value is always among the choices, also when the server does not offer it (yet). */
export function choicesFor(filter: Filter, offered: ReturnType<typeof useFilterOptions>, counts?: Counts): Choices {
  const all = {
    source: counted(offered.source, counts?.source),
    type: counted(typeOptions, counts?.tenderType),
    domain: counted(offered.domain, counts?.domain),
    category: counted(offered.category, counts?.category),
    region: counted(offered.region, counts?.region),
  }
  const withChosen = (name: ChoiceName) => {
    const chosen = filter[name]
    if (chosen === null || all[name].some(({ value }) => value === chosen)) return all[name]
    return [{ value: chosen, label: chosen }, ...all[name]]
  }
  return {
    source: withChosen('source'),
    type: withChosen('type'),
    domain: withChosen('domain'),
    category: withChosen('category'),
    region: withChosen('region'),
  }
}

function counted(options: readonly ChoiceOption[], facets: readonly FilterCountFragment[] | undefined) {
  const counts = new Map(facets?.map(({ key, count }) => [key.toLowerCase(), count]))
  return options.map(option => ({ ...option, count: counts.get(option.value) }))
}

export const labelOf = (choices: Choices, name: ChoiceName, value: string) =>
  choices[name].find(option => option.value === value)?.label ?? value
