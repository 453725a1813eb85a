import { NativeSelect } from '@chakra-ui/react'
import type { ChoiceOption, ChoiceProps } from './choice-props'
import { countText } from './count-text'

export const NativeChoice = ({ label, value, options, onChange }: ChoiceProps) => (
  <NativeSelect.Root size="sm">
    <NativeSelect.Field
      aria-label={label}
      value={value}
      bg="bg"
      borderColor="border.control"
      onChange={event => onChange(event.currentTarget.value)}
    >
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {withCount(option)}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator />
  </NativeSelect.Root>
)

function withCount(option: ChoiceOption): string {
  const count = countText(option)
  return count === null ? option.label : `${option.label} (${count})`
}
