import { Badge, Button } from '@chakra-ui/react'
import { SlidersHorizontal } from 'lucide-react'
import { LoadFailure } from '../../ui/lazy/LoadFailure'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { useDrawer } from '../../ui/useDrawer'
import type { FilterCardProps } from './filter-card-props'
import { activeCount, moreCount } from './state/filter'

const FilterDrawerPanel = lazyPart(() => import('./FilterDrawerPanel'))

interface FilterDrawerProps extends FilterCardProps {
  /** A key that changes on each clear, to reset half-typed fields. */
  readonly clearings: number
  /** Beside the filter bar the drawer has only the filters that the bar lacks; on a phone it has all of them. */
  readonly isMore?: boolean
}

export function FilterDrawer({ clearings, isMore = false, ...props }: FilterDrawerProps) {
  const { isOpen, isThere, open, close, forget } = useDrawer()
  const active = isMore ? moreCount(props.filter) : activeCount(props.filter)
  const label = isMore ? 'Meer filters' : 'Filters'
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        flexShrink="0"
        {...(isMore ? { hideBelow: 'md' } : { hideFrom: 'md' })}
        aria-label={`${label} (${active})`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <SlidersHorizontal size={15} aria-hidden /> {label}
        {active > 0 && (
          <Badge variant="solid" colorPalette="brand" borderRadius="full" aria-hidden>
            {active}
          </Badge>
        )}
      </Button>
      {isThere && (
        <FilterDrawerPanel
          props={{ ...props, clearings, isMore, isOpen, onClose: close }}
          renderFailure={() => <LoadFailure what="Het filterpaneel" onClose={forget} />}
        />
      )}
    </>
  )
}
