import { lazy, type ReactNode, Suspense } from 'react'
import { matchPath, Navigate, useLocation } from 'react-router-dom'
import { LandingPage } from '../landing/LandingPage'
import { CheckingScreen } from './CheckingScreen'
import { useSession } from './use-session'
import { useIsVisit } from './visitor-mode'

const ForcedPasswordPage = lazy(() => import('../profile/ForcedPasswordPage'))

/** Paths that only somebody who is signed in gets to see. */
const signedInOnly = ['/user-management', '/debug', '/admin/categorize', '/profiel']
const isOneOf = (paths: readonly string[], pathname: string) => paths.some(path => matchPath(path, pathname))

/** Before every page: first who is there, then what they get to see. The address stays as it is. */
export function Gate({ children }: { readonly children: ReactNode }) {
  const { state, mustChangePassword } = useSession()
  const { pathname } = useLocation()
  const isVisit = useIsVisit()
  const isSignInPage = isOneOf(['/login'], pathname)

  if (state === 'checking') return <CheckingScreen isSignInPage={isSignInPage} />
  if (mustChangePassword)
    return (
      <Suspense fallback={<CheckingScreen isSignInPage={false} />}>
        <ForcedPasswordPage />
      </Suspense>
    )
  if (state === 'user') return isSignInPage ? <Navigate to="/" replace /> : children
  if (isOneOf(['/privacy'], pathname)) return children
  const isOpen = isVisit && !isSignInPage && !isOneOf(signedInOnly, pathname)
  return isOpen ? children : <LandingPage continueAt={isSignInPage || isOneOf(signedInOnly, pathname) ? '/' : null} />
}
