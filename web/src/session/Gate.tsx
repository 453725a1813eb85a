import { Box } from '@chakra-ui/react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { matchPath, Navigate, useLocation } from 'react-router-dom'
import { useInstallationQuery } from '../graphql.generated'
import { CheckingScreen } from './CheckingScreen'
import { tokenNow } from './token'
import { useSession } from './use-session'
import { isVisit, useIsVisit } from './visitor-mode'

const landing = () => import('../landing/LandingPage')
const LandingPage = lazy(landing)
const ForcedPasswordPage = lazy(() => import('../profile/ForcedPasswordPage'))

/** Paths that only somebody who is signed in gets to see. */
const signedInOnly = ['/user-management', '/debug', '/admin/categorize', '/profiel']
const isOneOf = (paths: readonly string[], pathname: string) => paths.some(path => matchPath(path, pathname))

// Most probably the first thing to be seen: it comes while the server is asked.
if (tokenNow() === null && !isVisit()) void landing().catch(() => undefined)

/** Before every page: first who is there, then what they get to see. The address stays as it is. */
export function Gate({ children }: { readonly children: ReactNode }) {
  const { state, mustChangePassword } = useSession()
  const { pathname } = useLocation()
  const isVisiting = useIsVisit()
  const isSignInPage = isOneOf(['/login'], pathname)
  const isKnown = useIsInstallationKnown()

  if (state === 'checking') return <CheckingScreen isSignInPage={isSignInPage} />
  const page = pageFor(isKnown ? children : <Waiting />)
  // Not that screen again: it is for the time before the first answer.
  return <Suspense fallback={<Waiting />}>{page}</Suspense>

  function pageFor(product: ReactNode): ReactNode {
    if (mustChangePassword) return <ForcedPasswordPage />
    if (state === 'user') return isSignInPage ? <Navigate to="/" replace /> : product
    if (isOneOf(['/privacy'], pathname)) return product
    if (isVisiting && !isSignInPage && !isOneOf(signedInOnly, pathname)) return product
    return <LandingPage continueAt={isSignInPage || isOneOf(signedInOnly, pathname) ? '/' : null} />
  }
}

const Waiting = () => <Box as="main" minH="100dvh" aria-busy />

/** Asked together with who is there: what has to be said above every page then pushes none of it down. */
function useIsInstallationKnown(): boolean {
  const { loading } = useInstallationQuery()
  const [isKnown, setKnown] = useState(false)
  if (!loading && !isKnown) setKnown(true)
  return isKnown
}
