import { Card, Heading, Skeleton, Stack } from '@chakra-ui/react'
import { ChartBarBig } from 'lucide-react'
import type { Choices } from '../../features/filters/choices'
import type { Filter } from '../../features/filters/state/filter'
import { writeFilter } from '../../features/filters/state/filter-address'
import { BarList } from '../../ui/BarList'
import { Nothing, Widget } from '../../ui/Widget'
import { largestOf } from './largest-choices'
import { SelectionFacets } from './SelectionFacets'

// Below the rest of the rail, to avoid layout shift.

const SHOWN = 5

interface SelectionRailProps {
  readonly filter: Filter
  readonly choices: Choices
}

/** Categories in the list; each narrows the list. */
export function SelectionRail({ filter, choices }: SelectionRailProps) {
  const largest = largestOf(choices.category, SHOWN)
  return (
    <Widget title="In deze selectie" icon={<ChartBarBig size={16} />}>
      {largest.length === 0 ? (
        <Nothing>Geen categorieën in deze selectie</Nothing>
      ) : (
        <Stack gap="2">
          <Heading as="h3" textStyle="xs" fontWeight="550" color="fg.muted">
            Categorie
          </Heading>
          <BarList
            bars={largest.map(({ value, label, count }) => ({
              key: value,
              label,
              count,
              to: { pathname: '/tenders', search: writeFilter({ ...filter, category: [value], page: 1 }).toString() },
            }))}
          />
        </Stack>
      )}
      <SelectionFacets filter={filter} choices={choices} />
    </Widget>
  )
}

export const SelectionRailSkeleton = () => (
  <Card.Root aria-hidden>
    <Card.Body p="4">
      <Skeleton h="40" />
    </Card.Body>
  </Card.Root>
)
