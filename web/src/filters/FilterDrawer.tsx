import { Badge, Button } from '@chakra-ui/react'
import { SlidersHorizontal } from 'lucide-react'
import { DidNotCome } from '../ui/lazy/DidNotCome'
import { lazyPart } from '../ui/lazy/lazy-part'
import { useSlidIn } from '../ui/useSlidIn'
import type { FilterCardProps } from './filter-card-props'
import { activeCount } from './state/filter'

const FilterDrawerPanel = lazyPart(() => import('./FilterDrawerPanel'))

interface FilterDrawerProps extends FilterCardProps {
  /** How often everything was cleared. */
  readonly clearings: number
}

/** On a phone: the lists and the rates, behind a button. What slides in is loaded when somebody asks for it. */
export function FilterDrawer({ clearings, ...props }: FilterDrawerProps) {
  const { isOpen, isThere, open, close, forget } = useSlidIn()
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
          renderFailure={() => <DidNotCome what="Het filterpaneel" onClose={forget} />}
        />
      )}
    </>
  )
}
