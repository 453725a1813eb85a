import { Box, HStack, Text } from '@chakra-ui/react'
import { Choice } from '../../ui/choice/Choice'
import type { Filter, Sort } from './state/filter'
import type { ChangeFilter } from './state/useFilter'

/** Without a choice the server sorts: by relevance for a search, by bookmarks for 'Populair', otherwise newest first. */
const DEFAULT = 'default'

interface SortChoiceProps {
  readonly filter: Filter
  readonly onChange: ChangeFilter
}

export function SortChoice({ filter, onChange }: SortChoiceProps) {
  const own = filter.search ? 'Relevantie' : filter.popular ? 'Populairste' : null
  const options = [
    ...(own ? [{ value: DEFAULT, label: own }] : []),
    { value: own ? 'newest' : DEFAULT, label: 'Nieuwste' },
    { value: 'closing', label: 'Sluit binnenkort' },
    { value: 'rate', label: 'Uurtarief' },
    { value: 'value', label: 'Geschatte waarde' },
  ]
  const isOffered = options.some(({ value }) => value === filter.sort)
  return (
    <HStack gap="2">
      <Text hideBelow="xl" textStyle="sm" color="fg.muted" aria-hidden>
        Sorteren op
      </Text>
      <Box w="9.5rem">
        <Choice
          label="Sorteren op"
          value={isOffered && filter.sort ? filter.sort : DEFAULT}
          options={options}
          onChange={value => onChange({ sort: value === DEFAULT ? null : (value as Sort) })}
        />
      </Box>
    </HStack>
  )
}
