import { Badge, Button } from '@chakra-ui/react'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { DidNotCome } from '../ui/DidNotCome'
import { onDemand } from '../ui/on-demand'
import type { FilterCardProps } from './filter-card-props'
import { activeCount } from './filter'

const FilterDrawerPanel = onDemand(() => import('./FilterDrawerPanel'))

/** On a phone: the lists and the rates, behind a button. What slides in is loaded when somebody asks for it. */
export function FilterDrawer(props: FilterCardProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const active = activeCount(props.filter)
  const open = () => {
    setWasOpened(true)
    setOpen(true)
  }
  const forget = () => {
    setOpen(false)
    setWasOpened(false)
  }
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
      {wasOpened && (
        <FilterDrawerPanel
          props={{ ...props, isOpen, onClose: () => setOpen(false) }}
          renderFailure={() => <DidNotCome what="Het filterpaneel" onClose={forget} />}
        />
      )}
    </>
  )
}
