import { Box, HStack, Input, InputGroup, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { isReversed } from './state/contradiction'
import type { Filter } from './state/filter'
import { readRate } from './state/filter-address'
import { useDebouncedText } from '../../ui/useDebouncedText'
import type { ChangeFilter } from './state/useFilter'

const asText = (rate: number | null) => (rate === null ? '' : String(rate).replace('.', ','))

interface RateFieldsProps {
  readonly filter: Filter
  readonly onChange: ChangeFilter
}

export function RateFields({ filter, onChange }: RateFieldsProps) {
  const hintId = useId()
  const isInvalid = isReversed(filter.minRate, filter.maxRate)
  const shared = { isInvalid, hintId }
  return (
    <Box flex="1 1 13rem" minW="0">
      <HStack role="group" aria-label="Uurtarief" gap="1.5" color="fg.muted">
        <RateField
          {...shared}
          label="Minimaal uurtarief"
          placeholder="Min/uur"
          rate={filter.minRate}
          onChange={minRate => onChange({ minRate }, 'replace')}
        />
        <span aria-hidden>–</span>
        <RateField
          {...shared}
          label="Maximaal uurtarief"
          placeholder="Max/uur"
          rate={filter.maxRate}
          onChange={maxRate => onChange({ maxRate }, 'replace')}
        />
      </HStack>
      <Text id={hintId} role="status" textStyle="xs" color="fg.error" mt={isInvalid ? '1' : '0'}>
        {isInvalid && 'Het minimum ligt boven het maximum.'}
      </Text>
    </Box>
  )
}

interface RateFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly rate: number | null
  readonly isInvalid: boolean
  readonly hintId: string
  readonly onChange: (rate: number | null) => void
}

function RateField({ label, placeholder, rate, isInvalid, hintId, onChange }: RateFieldProps) {
  const [text, setText] = useDebouncedText({
    value: asText(rate),
    read: typed => asText(readRate(typed)),
    onChange: next => onChange(readRate(next)),
  })
  return (
    <InputGroup startElement="€" startElementProps={{ color: 'fg.muted', textStyle: 'sm', px: '2.5' }}>
      <Input
        size="sm"
        ps="7"
        pe="2"
        color="fg"
        inputMode="decimal"
        autoComplete="off"
        bg="bg"
        borderColor="border.control"
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? hintId : undefined}
        placeholder={placeholder}
        value={text}
        onChange={event => {
          const typed = event.currentTarget.value
          if (typed === '' || readRate(typed) !== null) setText(typed)
        }}
      />
    </InputGroup>
  )
}
