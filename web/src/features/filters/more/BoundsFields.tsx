import { HStack, Input, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { useDebouncedText } from '../../../ui/useDebouncedText'
import { isReversed } from '../state/contradiction'
import type { Filter } from '../state/filter'
import { readNumber } from '../state/filter-address'
import type { NumberName } from '../state/more-filters'
import type { ChangeFilter } from '../state/useFilter'

interface BoundsFieldsProps {
  readonly min: NumberName
  readonly max: NumberName
  /** The noun in the labels: 'de waarde in euro'. */
  readonly of: string
  readonly unit: string
  readonly filter: Filter
  readonly onChange: ChangeFilter
}

const asText = (value: number | null) => (value === null ? '' : String(value).replace('.', ','))

/** Accepts an amount with thousands separators: '1.250.000'. */
const withoutThousands = (text: string) => (/^\d{1,3}(?:\.\d{3})+(?!\d)/.test(text) ? text.replaceAll('.', '') : text)

/** A numeric range; either bound may be empty. */
export function BoundsFields({ min, max, of, unit, filter, onChange }: BoundsFieldsProps) {
  const hintId = useId()
  const isInvalid = isReversed(filter[min], filter[max])
  const shared = { filter, onChange, isInvalid, hintId }
  return (
    <>
      <HStack gap="2" color="fg.muted">
        <NumberField {...shared} name={min} label={`Minimum van ${of}`} placeholder={`Vanaf (${unit})`} />
        <span aria-hidden>–</span>
        <NumberField {...shared} name={max} label={`Maximum van ${of}`} placeholder={`Tot (${unit})`} />
      </HStack>
      <Text id={hintId} role="status" textStyle="xs" color="fg.error">
        {isInvalid && 'Het minimum ligt boven het maximum.'}
      </Text>
    </>
  )
}

interface NumberFieldProps {
  readonly name: NumberName
  readonly label: string
  readonly placeholder: string
  readonly filter: Filter
  readonly isInvalid: boolean
  readonly hintId: string
  readonly onChange: ChangeFilter
}

function NumberField({ name, label, placeholder, filter, isInvalid, hintId, onChange }: NumberFieldProps) {
  const read = (typed: string) => readNumber(name, withoutThousands(typed))
  const [text, setText] = useDebouncedText({
    value: asText(filter[name]),
    read: typed => asText(read(typed)),
    onChange: next => onChange({ [name]: read(next) }, 'replace'),
  })
  return (
    <Input
      size="sm"
      color="fg"
      bg="bg"
      borderColor="border.control"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? hintId : undefined}
      placeholder={placeholder}
      value={text}
      onChange={event => {
        const typed = event.currentTarget.value
        if (/^[\d.,]{0,15}$/.test(typed)) setText(typed)
      }}
    />
  )
}
