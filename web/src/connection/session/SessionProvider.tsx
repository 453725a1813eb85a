import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { makeAllStale } from '../../platform/requests/freshness'
import { InstallationDocument } from '../../features/layout/SampleBanner.generated'
import { SessionDocument, type SessionQuery } from './Session.generated'
import { neverRetried } from '../../platform/requests/retry'
import { keepFor, keptUser, forgetKept } from './kept-user'
import { isUnauthenticated, onRefusal } from './auth-link'
import { keepToken } from './token'
import { checkingSession, SessionContext, type SessionNow } from './use-session'
import { SessionCheckContext } from './use-session-check'
import { endVisit } from './visitor-mode'

type Session = SessionQuery['session']

/** Also the fallback when the check fails: public pages work, and a later check may find a session. */
const visitor: SessionNow = { state: 'visitor', user: null, isAdmin: false, mustChangePassword: false }

const nowOf = ({ user, mustChangePassword }: Session): SessionNow =>
  user ? { state: 'user', user, isAdmin: user.isAdmin, mustChangePassword } : visitor

/** Deletes data of a former user from the device, after signing out or when the session was revoked. */
function keepOrForget({ user, mustChangePassword }: SessionNow): void {
  const kept = keptUser()
  if (kept === null) return
  if (user?.id === kept.id && !mustChangePassword) keepFor(user)
  else forgetKept()
}

/**
 * Checks the session on load and on window focus. Only an answer changes the state, so a failing server or network
 * loses no half-typed text.
 */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const client = useApolloClient()
  const [now, setNow] = useState(checkingSession)
  const [isChecking, setChecking] = useState(true)
  const [error, setError] = useState<unknown>(null)
  const [hasEnded, setHasEnded] = useState(false)
  const known = useRef(checkingSession)
  const newest = useRef(0)

  const accept = useCallback(
    async (session: Session, isOnPurpose = false) => {
      newest.current++
      const before = known.current
      const next = nowOf(session)
      known.current = next
      keepToken(session.authenticated ? session.token : null)
      if (next.user) endVisit()
      keepOrForget(next)
      if (before.state !== 'checking' && before.user?.id !== next.user?.id) {
        // Another user has other rights: the cache is cleared, and `Product` remounts.
        makeAllStale()
        // Kept because it is not personal, and because refetching would shift the layout below the banner.
        const installation = client.readQuery({ query: InstallationDocument })
        await client.clearStore()
        if (installation) client.writeQuery({ query: InstallationDocument, data: installation })
      }
      // The message 'signed out' stays until the next sign-in.
      if (before.user || next.user) setHasEnded(!next.user && !isOnPurpose)
      setError(null)
      setChecking(false)
      setNow(next)
    },
    [client],
  )

  const ask = useCallback(async () => {
    const turn = ++newest.current
    try {
      const { data } = await client.query({
        query: SessionDocument,
        fetchPolicy: 'no-cache',
        // Each focus sends its own request, even while one is in flight.
        context: { ...neverRetried, queryDeduplication: false },
      })
      if (turn === newest.current && data) await accept(data.session)
    } catch (failure) {
      if (turn !== newest.current) return
      if (isUnauthenticated(failure)) return await accept(signedOut)
      setError(failure)
      setChecking(false)
      if (known.current.state !== 'checking') return
      // Offline, the last known user reads the data stored on this device.
      const user = keptUser()
      if (user) known.current = { state: 'user', user, isAdmin: user.isAdmin, mustChangePassword: false }
      setNow(user ? known.current : visitor)
    }
  }, [client, accept])

  const check = useCallback(() => {
    setChecking(true)
    return ask()
  }, [ask])

  const leave = useCallback(() => accept(signedOut, true), [accept])

  useEffect(() => {
    let isHere = true
    queueMicrotask(() => isHere && void ask())
    const onFocus = () => void check()
    window.addEventListener('focus', onFocus)
    return () => {
      isHere = false
      window.removeEventListener('focus', onFocus)
    }
  }, [ask, check])

  useEffect(() => onRefusal(() => void check()), [check])

  const control = useMemo(
    () => ({ check, isChecking, error, accept, leave, hasEnded }),
    [check, isChecking, error, accept, leave, hasEnded],
  )
  return (
    <SessionContext value={now}>
      <SessionCheckContext value={control}>{children}</SessionCheckContext>
    </SessionContext>
  )
}

const signedOut: Session = {
  __typename: 'Session',
  authenticated: false,
  token: null,
  mustChangePassword: false,
  user: null,
}
