import type { FilterCountFragment, FilterCountsQuery } from './FilterCounts.generated'
import type { ChoiceOption } from '../../ui/choice/choice-props'
import { type ChoiceName, choiceFilter, choiceNames } from './state/choice-filters'
import type { Filter } from './state/filter'
import { ofEachNamed } from './state/more-filters'

export type Choices = Readonly<Record<ChoiceName, readonly ChoiceOption[]>>

type Counts = FilterCountsQuery['tenders']['facets']

/**
 * The options of each select, with counts. They always include the chosen values, even if the server does not offer them (yet).
 * @param offered options from separate queries, which arrive before the counts
 */
export const choicesFor = (filter: Filter, offered: Partial<Choices>, counts?: Counts): Choices =>
  ofEachNamed(choiceNames, name => {
    const { facet, options } = choiceFilter(name)
    const facets = counts?.[facet]
    return withChosen(
      filter[name],
      counted(options ?? offered[name] ?? facets?.map(optionOf) ?? [], facets, counts?.isApproximate),
    )
  })

const optionOf = ({ key, label }: FilterCountFragment): ChoiceOption => ({ value: key.toLowerCase(), label })

/** An option that is absent from a sample may still exist, so it has no count. */
function counted(
  options: readonly ChoiceOption[],
  facets: readonly FilterCountFragment[] | undefined,
  isApproximate: boolean | undefined,
) {
  const counts = new Map(facets?.map(({ key, count }) => [key.toLowerCase(), count]))
  return options.map(option => {
    const count = counts.get(option.value)
    return { ...option, count: isApproximate && count === 0 ? undefined : count, isApproximate }
  })
}

function withChosen(chosen: readonly string[], options: readonly ChoiceOption[]): readonly ChoiceOption[] {
  const others = chosen.filter(one => !options.some(({ value }) => value === one))
  return [...others.map(value => ({ value, label: value })), ...options]
}

export const labelOf = (choices: Choices, name: ChoiceName, value: string) =>
  choices[name].find(option => option.value === value)?.label ?? value
