import { Box } from '@chakra-ui/react'
import { Choice } from '../../ui/choice/Choice'
import type { ChoiceOption } from '../../ui/choice/choice-props'
import type { Choices } from './choices'
import { type ChoiceName, choiceFilters, choicesInBar } from './state/choice-filters'
import type { Filter } from './state/filter'
import { RateFields } from './RateFields'
import type { ChangeFilter } from './state/useFilter'

/** The value of the choice 'all': a select's item cannot have an empty value. */
const ALL = 'all'
/** The value shown by the select when several are chosen elsewhere; another choice replaces them. */
const SEVERAL = 'several'

interface FilterFieldsProps {
  readonly filter: Filter
  readonly choices: Choices
  readonly onChange: ChangeFilter
}

/** On a wide screen names of sources are never truncated. */
const widths: Partial<Record<ChoiceName, string>> = { source: '1 1 10.5rem', category: '1 1 9.8rem' }

export function FilterFields({ filter, choices, onChange }: FilterFieldsProps) {
  const choose = (name: ChoiceName, value: string) => {
    if (value !== SEVERAL) onChange({ [name]: value === ALL ? [] : [value] })
  }
  const optionsOf = (name: ChoiceName): readonly ChoiceOption[] => [
    ...(filter[name].length > 1 ? [{ value: SEVERAL, label: `${filter[name].length} gekozen` }] : []),
    { value: ALL, label: choiceFilters[name].all },
    ...choices[name],
  ]
  return (
    <>
      {choicesInBar.map(name => (
        <Box key={name} flex={widths[name] ?? '1 1 8.8rem'} minW="0">
          <Choice
            label={choiceFilters[name].label}
            value={filter[name].length > 1 ? SEVERAL : (filter[name][0] ?? ALL)}
            options={optionsOf(name)}
            onChange={value => choose(name, value)}
          />
        </Box>
      ))}
      <RateFields filter={filter} onChange={onChange} />
    </>
  )
}
