import { Button } from '@chakra-ui/react'
import { LogOut } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { returnAddressOf, SIGN_OUT_ADDRESS, signInAddress } from '../session/sign-in-address'
import { useSession } from '../session/use-session'
import { Portrait } from './Portrait'

const AccountMenu = lazy(() => import('./AccountMenu'))

/** Who is signed in and the way out, or the way in. Both leave the page: the server does the rest. */
export function Account() {
  const { user } = useSession()
  const location = useLocation()
  if (!user)
    return (
      <Button asChild size="sm" px="3">
        <a href={signInAddress(returnAddressOf(location))}>Inloggen</a>
      </Button>
    )
  return (
    <>
      <Suspense fallback={<Portrait user={user} />}>
        <AccountMenu user={user} />
      </Suspense>
      <Button asChild size="sm" variant="ghost" display={{ base: 'none', md: 'inline-flex' }}>
        <a href={SIGN_OUT_ADDRESS}>
          <LogOut size={16} aria-hidden />
          Uitloggen
        </a>
      </Button>
    </>
  )
}
