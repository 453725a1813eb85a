import { Box, CloseButton, Drawer, HStack, IconButton, Portal, Stack, Text } from '@chakra-ui/react'
import { Menu as MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { Logo } from './Logo'
import { places } from './navigation'
import { PlaceLink } from './PlaceLink'
import { ThemeToggle } from './ThemeToggle'

/** On a phone: the same places, sliding in from the left. */
export function Menu() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Drawer.Root placement="start" open={isOpen} onOpenChange={details => setOpen(details.open)}>
      <Drawer.Trigger asChild>
        <IconButton aria-label="Menu openen" variant="ghost" size="sm" display={{ md: 'none' }}>
          <MenuIcon size={18} />
        </IconButton>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content w="280px" maxW="280px" aria-label="Menu">
            <Drawer.Header justifyContent="space-between" px="4" py="3">
              <Box onClick={close}>
                <Logo />
              </Box>
              <Drawer.CloseTrigger asChild position="static">
                <CloseButton size="sm" aria-label="Menu sluiten" />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body px="3">
              <Stack as="nav" gap="1" aria-label="Hoofdmenu">
                {places.map(place => (
                  <PlaceLink key={place.to} {...place} onClick={close} />
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
