import { Badge, Box, Flex, IconButton, Input, List, Text } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { TenderFilter } from '../../../graphql.generated'
import { MIN_SUGGESTED_LENGTH } from '../../../limits.generated'
import { neverRetried } from '../../../platform/requests/retry'
import { usePaused } from '../search/usePaused'
import { CheckRow } from '../../../ui/CheckRow'
import { type FilterValueFragment, useFilterValuesQuery } from './FilterValues.generated'

interface CpvPickerProps {
  readonly filter: TenderFilter
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

const PAUSE_MS = 200
/** Trailing zeros are padding: a code includes all codes with the same prefix. */
const contains = (code: string, other: string) =>
  code !== other && other.startsWith(code.replace(/0+$/, '').padEnd(2, '0'))

/** The CPV tree, opened level by level, or a flat list of codes that match a text. */
export function CpvPicker(props: CpvPickerProps) {
  const [text, setText] = useState('')
  const asked = usePaused(text.trim(), PAUSE_MS)
  return (
    <>
      <Input
        size="sm"
        bg="bg"
        borderColor="border.control"
        type="search"
        autoComplete="off"
        aria-label="Zoek een CPV-code of omschrijving"
        placeholder="Zoek een CPV-code of omschrijving"
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      <Level {...props} within="" text={asked.length < MIN_SUGGESTED_LENGTH ? '' : asked} />
    </>
  )
}

interface LevelProps extends CpvPickerProps {
  /** The parent code; empty for the divisions. */
  readonly within: string
  readonly text: string
}

/** Codes without tenders are hidden, except chosen ones. */
function Level({ within, text, ...props }: LevelProps) {
  const { data, previousData } = useFilterValuesQuery({
    variables: { kind: 'CPV', filter: props.filter, text, within },
    context: neverRetried,
  })
  const all = (data ?? previousData)?.filterValues ?? []
  const shown = all.filter(({ value, count }) => count > 0 || props.chosen.includes(value))
  if (data && shown.length === 0)
    return (
      <Text textStyle="sm" color="fg.muted" role="status">
        {text ? 'Geen code gevonden' : 'Geen codes in deze selectie'}
      </Text>
    )
  return (
    <List.Root variant="plain">
      {shown.map(one => (
        <Code key={one.value} one={one} {...props} />
      ))}
    </List.Root>
  )
}

function Code({ one, ...props }: CpvPickerProps & { readonly one: FilterValueFragment }) {
  const { chosen, onChange } = props
  const { value, label, count, isDivided } = one
  const [isOpen, setOpen] = useState(false)
  // Choosing a code includes its descendants, so their own choices are dropped.
  const check = (isChecked: boolean) =>
    onChange(
      isChecked ? [...chosen.filter(other => !contains(value, other)), value] : chosen.filter(other => other !== value),
    )
  return (
    <List.Item display="block">
      <Flex gap="1" align="center">
        {isDivided ? (
          <IconButton
            size="2xs"
            variant="ghost"
            aria-expanded={isOpen}
            aria-label={`Onderverdeling van ${label}`}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight size={14} style={isOpen ? { transform: 'rotate(90deg)' } : {}} />
          </IconButton>
        ) : (
          <Box w="6" flexShrink="0" />
        )}
        <CheckRow
          label={label}
          sign={
            <Badge colorPalette="gray" flexShrink="0">
              {value}
            </Badge>
          }
          count={count}
          isChecked={chosen.includes(value)}
          isImplied={chosen.some(other => contains(other, value))}
          onCheck={check}
        />
      </Flex>
      {isOpen && (
        <Box ps="4">
          <Level {...props} within={value} text="" />
        </Box>
      )}
    </List.Item>
  )
}
