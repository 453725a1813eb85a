import { Box } from '@chakra-ui/react'
import { Choice } from '../ui/choice/Choice'
import type { Choices } from './choices'
import { type ChoiceName, choiceFilters, choiceNames } from './state/choice-filters'
import type { Filter } from './state/filter'
import { RateFields } from './RateFields'
import type { ChangeFilter } from './state/useFilter'

/** The value of the choice 'all': a select's item cannot have an empty value. */
const ALL = 'all'

interface FilterFieldsProps {
  readonly filter: Filter
  readonly choices: Choices
  readonly onChange: ChangeFilter
}

export function FilterFields({ filter, choices, onChange }: FilterFieldsProps) {
  const choose = (name: ChoiceName, value: string) => onChange({ [name]: value === ALL ? null : value })
  return (
    <>
      {choiceNames.map(name => (
        <Box key={name} flex="1 1 9rem" minW="0">
          <Choice
            label={choiceFilters[name].label}
            value={filter[name] ?? ALL}
            options={[{ value: ALL, label: choiceFilters[name].all }, ...choices[name]]}
            onChange={value => choose(name, value)}
          />
        </Box>
      ))}
      <RateFields filter={filter} onChange={onChange} />
    </>
  )
}
