import { Box } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { matchPath, Navigate, useLocation } from 'react-router-dom'
import { useInstallationQuery } from '../graphql.generated'
import { CheckingScreen } from './CheckingScreen'
import { useSession } from './use-session'
import { useIsVisit } from './visitor-mode'

/** Paths that only somebody who is signed in gets to see. */
const signedInOnly = ['/user-management', '/debug', '/admin/categorize', '/profiel']
const isOneOf = (paths: readonly string[], pathname: string) => paths.some(path => matchPath(path, pathname))

interface GateProps {
  /** The product. */
  readonly children: ReactNode
  /** What stands in front of it. @param continueAt where one goes on without signing in, if not right here */
  readonly renderLanding: (continueAt: string | null) => ReactNode
  /** For whoever came in with a temporary password. */
  readonly forcedPassword: ReactNode
}

/** Before every page: first who is there, then what they get to see. The address stays as it is. */
export function Gate({ children, renderLanding, forcedPassword }: GateProps) {
  const { state, mustChangePassword } = useSession()
  const { pathname } = useLocation()
  const isVisiting = useIsVisit()
  const isSignInPage = isOneOf(['/login'], pathname)
  const isKnown = useIsInstallationKnown()

  if (state === 'checking') return <CheckingScreen isSignInPage={isSignInPage} />
  return pageFor(isKnown ? children : <Waiting />)

  function pageFor(product: ReactNode): ReactNode {
    if (mustChangePassword) return forcedPassword
    if (state === 'user') return isSignInPage ? <Navigate to="/" replace /> : product
    if (isOneOf(['/privacy'], pathname)) return product
    if (isVisiting && !isSignInPage && !isOneOf(signedInOnly, pathname)) return product
    return renderLanding(isSignInPage || isOneOf(signedInOnly, pathname) ? '/' : null)
  }
}

/** Not the screen of the first check again: that one is for the time before the first answer. */
export const Waiting = () => <Box as="main" minH="100dvh" aria-busy />

/** Asked together with who is there: what has to be said above every page then pushes none of it down. */
function useIsInstallationKnown(): boolean {
  const { loading } = useInstallationQuery()
  const [isKnown, setKnown] = useState(false)
  if (!loading && !isKnown) setKnown(true)
  return isKnown
}
