import { Button } from '@chakra-ui/react'
import { SearchX } from 'lucide-react'
import { HiddenLine } from '../../features/filters/hidden/HiddenLine'
import type { HiddenTendersFragment } from '../../features/filters/hidden/HiddenTenders.generated'
import { NearestFilters, type NearestFiltersProps } from '../../features/filters/NearestFilters'
import { Empty } from '../../ui/Empty'
import { focusPage } from '../../ui/focus-page'

export interface NothingFoundProps extends NearestFiltersProps {
  readonly shown: HiddenTendersFragment | undefined
  /** A sentence about filters that exclude each other. */
  readonly contradiction: string | null
  readonly onClear: () => void
}

/** Empty state: suggests which filter to remove, or all of them. */
export default function NothingFound({ filter, choices, contradiction, shown, onChange, onClear }: NothingFoundProps) {
  const other = filter.search ? 'andere woorden of filters' : 'andere filters'
  return (
    <Empty
      icon={<SearchX />}
      title={contradiction === null ? 'Geen resultaten gevonden' : 'Deze filters sluiten elkaar uit'}
      description={
        contradiction ??
        (filter.archived && filter.status
          ? 'Wat gearchiveerd is, telt niet meer als open of gesloten. Zet één van die filters uit.'
          : `Met ${other} vind je misschien wel wat je zoekt.`)
      }
    >
      <HiddenLine shown={shown} filter={filter} onFilter={onChange} />
      {contradiction === null && <NearestFilters filter={filter} choices={choices} onChange={onChange} />}
      <Button
        variant="outline"
        onClick={() => {
          focusPage()
          onClear()
        }}
      >
        Filters wissen
      </Button>
    </Empty>
  )
}
