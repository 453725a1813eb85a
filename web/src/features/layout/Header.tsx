import { Box, Flex, HStack, Spacer } from '@chakra-ui/react'
import { PaletteButton } from './PaletteButton'
import { RefreshButton } from '../refresh/RefreshButton'
import { useSession } from '../../connection/session/use-session'
import { Account } from './Account'
import { Logo } from './Logo'
import { Menu } from './Menu'
import { places, PROFILES_PATH } from './navigation'
import { PlaceLink } from './PlaceLink'
import { ThemeToggle } from './ThemeToggle'
import { lazyPart } from '../../ui/lazy/lazy-part'
import type { ProfilesLinkProps } from './ProfilesLink'

const ProfilesLink = lazyPart<ProfilesLinkProps>(() => import('./ProfilesLink'))

export function Header() {
  const { user } = useSession()
  return (
    <Box
      as="header"
      position="sticky"
      top="0"
      zIndex="sticky"
      bg="bg.panel/85"
      backdropFilter="blur(10px)"
      borderBottomWidth="1px"
      _print={{ display: 'none' }}
    >
      <Flex align="center" gap={{ base: '2', xl: '5' }} h="header" maxW="page" mx="auto" px={{ base: '4', md: '8' }}>
        <Menu />
        <Logo />
        <HStack
          as="nav"
          aria-label="Hoofdmenu"
          gap="1"
          // Links that do not fit on a tablet are in the menu.
          display={{ base: 'none', lg: 'flex' }}
        >
          {places.map(place => (
            <PlaceLink key={place.to} {...place} />
          ))}
          {user && <ProfilesLink props={{}} waiting={<PlaceLink to={PROFILES_PATH} label="Zoekprofielen" />} />}
        </HStack>
        <Spacer />
        <PaletteButton />
        <RefreshButton />
        <Box display={{ base: 'none', md: 'block' }}>
          <ThemeToggle />
        </Box>
        <Account />
      </Flex>
    </Box>
  )
}
