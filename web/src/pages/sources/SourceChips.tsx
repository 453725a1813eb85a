import { Box, Text } from '@chakra-ui/react'
import { number } from '../../platform/dutch'
import { Chip, ChipGroup } from '../../ui/Chip'
import { groupLooks, type SourceGroup, sourceGroups } from './source-state'

interface SourceChipsProps {
  readonly chosen: SourceGroup | null
  readonly total: number
  readonly counts: Readonly<Record<SourceGroup, number>>
  readonly onChange: (group: SourceGroup | null) => void
}

export function SourceChips({ chosen, total, counts, onChange }: SourceChipsProps) {
  const chips = [
    { group: null, label: 'Alle', colour: null, count: total },
    ...sourceGroups.map(group => ({ group, ...groupLooks[group], count: counts[group] })),
  ]
  return (
    <ChipGroup label="Filter op status">
      {chips.map(({ group, label, colour, count }) => {
        const isOn = chosen === group
        return (
          <Chip key={label} isOn={isOn} onClick={() => onChange(group)}>
            {colour && <Box boxSize="1.5" borderRadius="full" bg={`${colour}.dot`} aria-hidden />}
            {label}
            <Text as="span" color={isOn ? 'brand.fg' : 'fg'}>
              {number(count)}
            </Text>
          </Chip>
        )
      })}
    </ChipGroup>
  )
}
