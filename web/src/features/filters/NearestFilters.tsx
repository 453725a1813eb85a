import { Button, Stack, Text } from '@chakra-ui/react'
import { pluralize } from '../../platform/dutch'
import { focusPage } from '../../ui/focus-page'
import { neverRetried } from '../../platform/requests/retry'
import { activeFilters } from './active-filters'
import type { Choices } from './choices'
import { useNearestFiltersQuery } from './NearestFilters.generated'
import { useCpvLabels } from './cpv-labels/useCpvLabels'
import type { Filter } from './state/filter'
import { variablesOf } from './state/filter-variables'
import type { ChangeFilter } from './state/useFilter'

export interface NearestFiltersProps {
  readonly filter: Filter
  readonly choices: Choices
  readonly onChange: ChangeFilter
}

/** The field of the GraphQL filter that a change removes. */
function fieldOf(filter: Filter, change: Partial<Filter>): string | undefined {
  const asked: Readonly<Record<string, unknown>> = { ...variablesOf(filter).filter }
  const without: Readonly<Record<string, unknown>> = { ...variablesOf({ ...filter, ...change }).filter }
  return Object.keys(asked).find(field => asked[field] !== without[field])
}

const MOST = 4

/** Suggestions for an empty list: which filter to drop, and how many results that gives. */
export function NearestFilters({ filter, choices, onChange }: NearestFiltersProps) {
  const { filter: asked } = variablesOf(filter)
  const { data } = useNearestFiltersQuery({ variables: { filter: asked }, context: neverRetried })
  const active = activeFilters(filter, choices, useCpvLabels(filter.cpv))
  const nearest = (data?.tenders.nearest ?? []).flatMap(({ field, count }) => {
    const left = active.find(({ change }) => fieldOf(filter, change) === field)
    return left ? [{ ...left, count }] : []
  })
  if (nearest.length === 0) return null
  return (
    <Stack align="center" gap="2" role="status">
      <Text textStyle="sm">Dit geeft wel resultaten:</Text>
      {nearest.slice(0, MOST).map(({ text, change, count }) => (
        <Button
          key={text}
          variant="outline"
          size="sm"
          maxW={{ base: 'calc(100vw - 6rem)', md: '100%' }}
          onClick={() => {
            focusPage()
            onChange(change)
          }}
        >
          <Text as="span" truncate>
            Zonder ‘{text}’
          </Text>
          <Text as="span" color="fg.muted" flexShrink="0">
            {pluralize(count, 'tender', 'tenders')}
          </Text>
        </Button>
      ))}
    </Stack>
  )
}
