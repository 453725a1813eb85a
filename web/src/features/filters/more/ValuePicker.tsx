import { Box, Input, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { TenderFilter } from '../../../graphql.generated'
import { MIN_SUGGESTED_LENGTH } from '../../../limits.generated'
import { neverRetried } from '../../../platform/requests/retry'
import { usePaused } from '../search/usePaused'
import { CheckRow } from '../../../ui/CheckRow'
import { useFilterValuesQuery } from './FilterValues.generated'

interface ValuePickerProps {
  readonly kind: 'ORGANIZATION' | 'PLACE'
  readonly label: string
  readonly filter: TenderFilter
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

const PAUSE_MS = 200
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Multiple choice from many values: those with the most tenders, or those that match a text. Chosen ones stay at the top. */
export function ValuePicker({ kind, label, filter, chosen, onChange }: ValuePickerProps) {
  const [text, setText] = useState('')
  const asked = usePaused(text.trim(), PAUSE_MS)
  const { data, previousData } = useFilterValuesQuery({
    variables: { kind, filter, text: asked.length < MIN_SUGGESTED_LENGTH ? '' : asked, within: '' },
    context: neverRetried,
  })
  const offered = (data ?? previousData)?.filterValues
  const others = chosen.filter(one => !offered?.some(({ value }) => isSame(value, one)))
  const check = (value: string, isChecked: boolean) =>
    onChange(isChecked ? [...chosen, value] : chosen.filter(one => !isSame(one, value)))
  return (
    <>
      <Input
        size="sm"
        bg="bg"
        borderColor="border.control"
        type="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      <Box>
        {others.map(value => (
          <CheckRow key={value} label={value} isChecked onCheck={() => check(value, false)} />
        ))}
        {offered?.map(one => (
          <CheckRow
            key={one.value}
            label={one.label}
            detail={one.detail}
            count={one.count}
            isChecked={chosen.some(value => isSame(value, one.value))}
            onCheck={isChecked => check(one.value, isChecked)}
          />
        ))}
      </Box>
      <Text textStyle="sm" color="fg.muted" role="status">
        {data?.filterValues.length === 0 && asked && 'Niets gevonden'}
      </Text>
    </>
  )
}
