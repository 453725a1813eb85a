import { Box, Button, HStack, Text } from '@chakra-ui/react'
import { number } from '../../dutch'
import { groupLooks, type SourceGroup, sourceGroups } from './source-state'

interface SourceChipsProps {
  readonly chosen: SourceGroup | null
  readonly total: number
  readonly counts: Readonly<Record<SourceGroup, number>>
  readonly onChange: (group: SourceGroup | null) => void
}

/** Filters by state, each with its count; on a phone they scroll sideways within themselves. */
export function SourceChips({ chosen, total, counts, onChange }: SourceChipsProps) {
  const chips = [
    { group: null, label: 'Alle', colour: null, count: total },
    ...sourceGroups.map(group => ({ group, ...groupLooks[group], count: counts[group] })),
  ]
  return (
    <HStack
      role="group"
      aria-label="Filter op status"
      gap="2"
      overflowX="auto"
      scrollbarWidth="none"
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '0' }}
      py="1"
    >
      {chips.map(({ group, label, colour, count }) => {
        const isOn = chosen === group
        return (
          <Button
            key={label}
            aria-pressed={isOn}
            onClick={() => onChange(group)}
            size="xs"
            h="8"
            px="3"
            flexShrink="0"
            borderRadius="full"
            variant="outline"
            bg={isOn ? 'brand.subtle' : 'bg.panel'}
            borderColor={isOn ? 'brand.solid' : 'border.emphasized'}
            color={isOn ? 'brand.fg' : 'fg.muted'}
          >
            {colour && <Box boxSize="1.5" borderRadius="full" bg={`${colour}.dot`} aria-hidden />}
            {label}
            <Text as="span" fontVariantNumeric="tabular-nums" color={isOn ? 'brand.fg' : 'fg'}>
              {number(count)}
            </Text>
          </Button>
        )
      })}
    </HStack>
  )
}
