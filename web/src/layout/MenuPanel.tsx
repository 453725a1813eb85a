import { Box, CloseButton, Drawer, HStack, Portal, Stack, Text } from '@chakra-ui/react'
import { Logo } from './Logo'
import { places } from './navigation'
import { PlaceLink } from './PlaceLink'
import { ThemeToggle } from './ThemeToggle'

interface MenuPanelProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Slides in from the left. */
export default function MenuPanel({ isOpen, onClose }: MenuPanelProps) {
  return (
    <Drawer.Root placement="start" open={isOpen} onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content w="280px" maxW="280px" aria-label="Menu">
            <Drawer.Header justifyContent="space-between" px="4" py="3">
              <Box onClick={onClose}>
                <Logo />
              </Box>
              <Drawer.CloseTrigger asChild position="static">
                <CloseButton size="sm" aria-label="Menu sluiten" />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body px="3">
              <Stack as="nav" gap="1" aria-label="Hoofdmenu">
                {places.map(place => (
                  <PlaceLink key={place.to} {...place} onClick={onClose} />
                ))}
              </Stack>
            </Drawer.Body>
            <Drawer.Footer borderTopWidth="1px" px="4" py="3">
              <HStack justify="space-between" w="full">
                <Text textStyle="sm" color="fg.muted">
                  Thema
                </Text>
                <ThemeToggle />
              </HStack>
            </Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
