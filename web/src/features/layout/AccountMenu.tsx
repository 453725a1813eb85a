import { Box, IconButton, Menu, Portal, Text } from '@chakra-ui/react'
import { LogOut } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { SessionUserFragment } from '../../connection/session/Session.generated'
import { nameOf } from '../../connection/session/name-of'
import { SIGN_OUT_ADDRESS } from '../../connection/session/sign-in-address'
import { clearDevice } from '../../connection/session/sign-out'
import { useSession } from '../../connection/session/use-session'
import { accountPlaces } from './account-places'
import { Portrait } from './Portrait'
import { TroubleAtPlace, TroubleOnButton, troubleText } from './TroubleCount'
import { useTroubledSources } from './useTroubledSources'

export function AccountMenu({ user }: { readonly user: SessionUserFragment }) {
  const session = useSession()
  const troubled = useTroubledSources()
  return (
    // Inside the sticky header; positioned in the document, the menu would scroll away from its button.
    <Menu.Root positioning={{ placement: 'bottom-end', strategy: 'fixed' }}>
      <Menu.Trigger asChild>
        <IconButton
          variant="plain"
          size="sm"
          borderRadius="full"
          minW="8"
          h="8"
          position="relative"
          // A larger target for a finger.
          _after={{ content: '""', position: 'absolute', inset: '-1' }}
          aria-label={`Account van ${nameOf(user)}${troubled > 0 ? `, ${troubleText(troubled)}` : ''}`}
        >
          <Portrait user={user} />
          <TroubleOnButton count={troubled} />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="14rem" aria-label="Account">
            <Box px="2" py="1.5" textStyle="sm">
              <Text fontWeight="550">{nameOf(user)}</Text>
              <Text color="fg.muted">{user.email ?? `@${user.username}`}</Text>
            </Box>
            <Menu.Separator />
            {accountPlaces(session).map(({ to, label, icon }) => (
              <Menu.Item key={to} value={to} asChild>
                <Link to={to}>
                  {icon}
                  {label}
                  <TroubleAtPlace to={to} count={troubled} />
                </Link>
              </Menu.Item>
            ))}
            <Menu.Item value="sign-out" asChild display={{ md: 'none' }}>
              <a href={SIGN_OUT_ADDRESS} onClick={clearDevice}>
                <LogOut size={16} aria-hidden />
                Uitloggen
              </a>
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
