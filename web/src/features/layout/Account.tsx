import { Button, Text } from '@chakra-ui/react'
import { LogOut } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { returnAddressOf, SIGN_OUT_ADDRESS, signInAddress } from '../../connection/session/sign-in-address'
import { clearDevice } from '../../connection/session/sign-out'
import { nameOf } from '../../connection/session/name-of'
import { useSession } from '../../connection/session/use-session'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { Portrait } from './Portrait'

const AccountTools = lazyPart(() => import('./AccountTools'))

/** The account menu, or the sign-in link. Signing in and out are navigations: the server redirects. */
export function Account() {
  const { user } = useSession()
  const location = useLocation()
  if (!user)
    return (
      <Button asChild size="sm" px="3" variant="outline">
        <a href={signInAddress(returnAddressOf(location))}>Inloggen</a>
      </Button>
    )
  return (
    <>
      <AccountTools
        props={{ user }}
        waiting={<Portrait user={user} />}
        renderFailure={() => (
          <Link to="/profiel" aria-label={`Account van ${nameOf(user)}`}>
            <Portrait user={user} />
          </Link>
        )}
      />
      <Button asChild size="sm" variant="ghost" display={{ base: 'none', md: 'inline-flex' }}>
        <a href={SIGN_OUT_ADDRESS} onClick={clearDevice} aria-label="Uitloggen">
          <LogOut size={16} aria-hidden />
          <Text as="span" display={{ base: 'none', xl: 'inline' }}>
            Uitloggen
          </Text>
        </a>
      </Button>
    </>
  )
}
