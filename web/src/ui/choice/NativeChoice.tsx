import { NativeSelect } from '@chakra-ui/react'
import { number } from '../../dutch'
import type { ChoiceProps } from './choice-props'

/** The native `select`. */
export function NativeChoice({ label, value, options, onChange }: ChoiceProps) {
  return (
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
            {option.count === undefined ? option.label : `${option.label} (${number(option.count)})`}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}
