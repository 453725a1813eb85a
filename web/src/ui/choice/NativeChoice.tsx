import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ChoiceOption, ChoiceProps } from './choice-props'
import { countText } from './count-text'

/** The native `select`, with the looks of Chakra's NativeSelect, whose code for form fields the first load does without. */
export function NativeChoice({ label, value, options, onChange }: ChoiceProps) {
  const styles = useSlotRecipe({ key: 'nativeSelect' })({ size: 'sm' })
  return (
    <chakra.div css={styles.root}>
      <chakra.select
        css={styles.field}
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
      </chakra.select>
      <chakra.div css={styles.indicator}>
        <ChevronDown aria-hidden />
      </chakra.div>
    </chakra.div>
  )
}

function withCount(option: ChoiceOption): string {
  const count = countText(option)
  return count === null ? option.label : `${option.label} (${count})`
}
