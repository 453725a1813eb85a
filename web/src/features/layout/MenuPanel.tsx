import { Box, Button, CloseButton, Drawer, HStack, Portal, Stack, Text } from '@chakra-ui/react'
import { Bookmark, FileText, LayoutDashboard, ListFilter, LogIn, LogOut } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { returnAddressOf, SIGN_OUT_ADDRESS, signInAddress } from '../../connection/session/sign-in-address'
import { clearDevice } from '../../connection/session/sign-out'
import { useSession } from '../../connection/session/use-session'
import { accountPlaces } from './account-places'
import { Logo } from './Logo'
import { places } from './navigation'
import { PlaceLink } from './PlaceLink'
import ProfilesLink from './ProfilesLink'
import { TroubleAtPlace } from './TroubleCount'
import { useTroubledSources } from './useTroubledSources'
import { ThemeToggle } from './ThemeToggle'

const icons = {
  '/': <LayoutDashboard size={16} aria-hidden />,
  '/tenders': <FileText size={16} aria-hidden />,
  '/bookmarks': <Bookmark size={16} aria-hidden />,
} as const

export interface MenuPanelProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

export default function MenuPanel({ isOpen, onClose }: MenuPanelProps) {
  const session = useSession()
  const location = useLocation()
  const troubled = useTroubledSources()
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
                  <PlaceLink key={place.to} {...place} icon={icons[place.to]} onClick={onClose} />
                ))}
                {session.user && <ProfilesLink icon={<ListFilter size={16} aria-hidden />} onClick={onClose} />}
              </Stack>
              <Stack gap="1" mt="4" pt="4" borderTopWidth="1px">
                {accountPlaces(session).map(place => (
                  <PlaceLink
                    key={place.to}
                    {...place}
                    onClick={onClose}
                    after={<TroubleAtPlace to={place.to} count={troubled} />}
                  />
                ))}
                <Button asChild size="sm" variant="ghost" justifyContent="flex-start" gap="2" px="3">
                  {session.user ? (
                    <a href={SIGN_OUT_ADDRESS} onClick={clearDevice}>
                      <LogOut size={16} aria-hidden />
                      Uitloggen
                    </a>
                  ) : (
                    <a href={signInAddress(returnAddressOf(location))}>
                      <LogIn size={16} aria-hidden />
                      Inloggen
                    </a>
                  )}
                </Button>
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
