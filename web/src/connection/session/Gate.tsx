import { Box } from '@chakra-ui/react'
import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react'
import { matchPath, Navigate, useLocation } from 'react-router-dom'
import { PATIENCE_MS, removePrerendered } from '../../ui/prerendered'
import { useInstallationQuery } from '../../features/layout/SampleBanner.generated'
import { CheckingScreen } from './CheckingScreen'
import { useSession } from './use-session'
import { useIsVisit } from './visitor-mode'

const signedInOnly = [
  '/user-management',
  '/debug',
  '/admin/categorize',
  '/admin/bronnen',
  '/admin/zoekopdrachten',
  '/profiel',
  '/profiel/tokens',
]
/** Paths that skip the landing page, because they are shared as links. */
const publicPaths = ['/privacy', '/tenders/:uuid', '/toegankelijkheid']
const isOneOf = (paths: readonly string[], pathname: string) => paths.some(path => matchPath(path, pathname))

interface GateProps {
  readonly children: ReactNode
  /** The landing page. @param continueAt where to continue without signing in, if not at this address */
  readonly renderLanding: (continueAt: string | null) => ReactNode
  readonly forcedPassword: ReactNode
}

/** Decides what is shown at an address: the session check, the landing page, the forced change of password, or the product. */
export function Gate({ children, renderLanding, forcedPassword }: GateProps) {
  const { state, mustChangePassword } = useSession()
  const { pathname } = useLocation()
  const isVisiting = useIsVisit()
  const isSignInPage = isOneOf(['/login'], pathname)
  const isKnown = useIsInstallationKnown()
  // Time slicing: the check is followed by a whole page, whose first render would be one long task.
  const isChecked = useDeferredValue(state !== 'checking')

  if (!isChecked)
    return (
      <>
        <RemovePrerenderedLater />
        <CheckingScreen isSignInPage={isSignInPage} />
      </>
    )
  return pageFor(
    isKnown ? (
      <>
        <RemovePrerendered />
        {children}
      </>
    ) : (
      <BlankPage />
    ),
  )

  function pageFor(product: ReactNode): ReactNode {
    if (mustChangePassword) return forcedPassword
    if (state === 'user') return isSignInPage ? <Navigate to="/" replace /> : product
    if (isOneOf(publicPaths, pathname)) return product
    if (isVisiting && !isSignInPage && !isOneOf(signedInOnly, pathname)) return product
    return renderLanding(isSignInPage || isOneOf(signedInOnly, pathname) ? '/' : null)
  }
}

/** Delays the message about the check, so that a quick answer does not flash between two landing pages. */
function RemovePrerenderedLater() {
  useEffect(() => {
    const timer = setTimeout(removePrerendered, PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return null
}

/** Removes the prerendered landing page for any content but the landing page, which does so itself. */
function RemovePrerendered() {
  useLayoutEffect(removePrerendered, [])
  return null
}

/** Blank page while content loads; `CheckingScreen` is only for the time before the first answer. */
export const BlankPage = () => <Box as="main" minH="100dvh" aria-busy />

/** Queried in parallel with the session, so that the banner above the page causes no layout shift. */
function useIsInstallationKnown(): boolean {
  const { loading } = useInstallationQuery()
  const [isKnown, setKnown] = useState(false)
  if (!loading && !isKnown) setKnown(true)
  return isKnown
}
