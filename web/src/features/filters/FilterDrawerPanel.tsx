import { Button, CloseButton, Drawer, Portal, Stack } from '@chakra-ui/react'
import { pluralize } from '../../platform/dutch'
import type { FilterCardProps } from './filter-card-props'
import { FilterFields } from './FilterFields'
import { MoreFilters } from './more/MoreFilters'
import { isContradictory } from './state/contradiction'

export interface FilterDrawerPanelProps extends FilterCardProps {
  readonly clearings: number
  /** Opened beside the filter bar, which has its own fields. */
  readonly isMore: boolean
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A bottom sheet with every filter on a phone, else a side panel with those that the bar lacks. Choices apply at once. */
export default function FilterDrawerPanel(props: FilterDrawerPanelProps) {
  const { filter, choices, count, hidden, onChange, onClear, clearings, isMore, isOpen, onClose } = props
  const title = isMore ? 'Meer filters' : 'Filters'
  return (
    <Drawer.Root
      placement={isMore ? 'end' : 'bottom'}
      size="sm"
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content {...(isMore ? {} : { borderTopRadius: 'card', maxH: '85dvh' })}>
            <Drawer.Header>
              <Drawer.Title>{title}</Drawer.Title>
              <Drawer.CloseTrigger asChild insetEnd="4">
                <CloseButton size="sm" aria-label="Sluiten" />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body tabIndex={0} role="group" aria-label={title}>
              <Stack gap="3" css={{ '& > *': { flex: 'none' } }}>
                {!isMore && <FilterFields key={clearings} filter={filter} choices={choices} onChange={onChange} />}
                <MoreFilters key={`more ${clearings}`} {...{ filter, choices, hidden, onChange }} />
              </Stack>
            </Drawer.Body>
            <Drawer.Footer>
              <Button variant="outline" flex="1" onClick={onClear}>
                Wissen
              </Button>
              <Button flex="2" disabled={isContradictory(filter)} onClick={onClose}>
                {count === undefined ? 'Toon tenders' : `Toon ${pluralize(count, 'tender', 'tenders')}`}
              </Button>
            </Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
