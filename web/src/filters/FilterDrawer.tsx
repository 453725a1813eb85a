import { Badge, Button } from '@chakra-ui/react'
import { SlidersHorizontal } from 'lucide-react'
import { LoadFailure } from '../ui/lazy/LoadFailure'
import { lazyPart } from '../ui/lazy/lazy-part'
import { useDrawer } from '../ui/useDrawer'
import type { FilterCardProps } from './filter-card-props'
import { activeCount } from './state/filter'

const FilterDrawerPanel = lazyPart(() => import('./FilterDrawerPanel'))

interface FilterDrawerProps extends FilterCardProps {
  /** A key that changes on each clear, to reset half-typed fields. */
  readonly clearings: number
}

/** On a phone: selects and rates in a drawer, whose code is loaded when it is opened. */
export function FilterDrawer({ clearings, ...props }: FilterDrawerProps) {
  const { isOpen, isThere, open, close, forget } = useDrawer()
  const active = activeCount(props.filter)
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        flexShrink="0"
        display={{ md: 'none' }}
        aria-label={`Filters (${active})`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <SlidersHorizontal size={15} aria-hidden /> Filters
        {active > 0 && (
          <Badge variant="solid" colorPalette="brand" borderRadius="full" aria-hidden>
            {active}
          </Badge>
        )}
      </Button>
      {isThere && (
        <FilterDrawerPanel
          props={{ ...props, clearings, isOpen, onClose: close }}
          renderFailure={() => <LoadFailure what="Het filterpaneel" onClose={forget} />}
        />
      )}
    </>
  )
}
