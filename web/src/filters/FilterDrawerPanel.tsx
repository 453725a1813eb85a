import { Button, CloseButton, Drawer, Portal, Stack } from '@chakra-ui/react'
import { drawerSlotRecipe } from '../ui/drawer-recipe'
import { counted } from '../dutch'
import type { FilterCardProps } from './filter-card-props'
import { FilterFields } from './FilterFields'
import { ratesContradict } from './state/filter'

interface FilterDrawerPanelProps extends FilterCardProps {
  readonly clearings: number
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A bottom drawer. Choices apply at once. */
export default function FilterDrawerPanel(props: FilterDrawerPanelProps) {
  const { filter, choices, count, onChange, onClear, clearings, isOpen, onClose } = props
  return (
    <Drawer.Root
      recipe={drawerSlotRecipe}
      placement="bottom"
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content borderTopRadius="card" maxH="85dvh">
            <Drawer.Header>
              <Drawer.Title>Filters</Drawer.Title>
              <Drawer.CloseTrigger asChild insetEnd="4">
                <CloseButton size="sm" aria-label="Sluiten" />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body tabIndex={0} role="group" aria-label="Filters">
              <Stack gap="3" css={{ '& > *': { flex: 'none' } }}>
                <FilterFields key={clearings} filter={filter} choices={choices} onChange={onChange} />
              </Stack>
            </Drawer.Body>
            <Drawer.Footer>
              <Button variant="outline" flex="1" onClick={onClear}>
                Wissen
              </Button>
              <Button flex="2" disabled={ratesContradict(filter)} onClick={onClose}>
                {count === undefined ? 'Toon tenders' : `Toon ${counted(count, 'tender', 'tenders')}`}
              </Button>
            </Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
