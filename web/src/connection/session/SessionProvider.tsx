import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { makeAllStale } from '../../platform/requests/freshness'
import { InstallationDocument } from '../../features/layout/SampleBanner.generated'
import { SessionDocument, type SessionQuery } from './Session.generated'
import { neverRetried } from '../../platform/requests/retry'
import { keepFor, keptUser, forgetKept } from './kept-user'
import { isUnauthenticated, onRefusal } from './auth-link'
import { keepToken } from './token'
import { nobodyYet, SessionContext, type SessionNow } from './use-session'
import { SessionCheckContext } from './use-session-check'
import { endVisit } from './visitor-mode'

type Session = SessionQuery['session']

/** Also the fallback when the check fails: the page works, and a later check may find a session. */
const visitor: SessionNow = { state: 'visitor', user: null, isAdmin: false, mustChangePassword: false }

const nowOf = ({ user, mustChangePassword }: Session): SessionNow =>
  user ? { state: 'user', user, isAdmin: user.isAdmin, mustChangePassword } : visitor

/** Nothing of a former user stays on the device: not after signing out, nor when a session was revoked. */
function keepOrForget({ user, mustChangePassword }: SessionNow): void {
  const kept = keptUser()
  if (kept === null) return
  if (user?.id === kept.id && !mustChangePassword) keepFor(user)
  else forgetKept()
}

/**
 * Checks the session when the page opens and whenever the window gets focus. Only an answer changes the state: a failing
 * server or network leaves it, and every half-typed text.
 */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const client = useApolloClient()
  const [now, setNow] = useState(nobodyYet)
  const [isChecking, setChecking] = useState(true)
  const [error, setError] = useState<unknown>(null)
  const [hasEnded, setHasEnded] = useState(false)
  const known = useRef(nobodyYet)
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
        // Not personal, and kept so that the banner above the page causes no layout shift.
        const installation = client.readQuery({ query: InstallationDocument })
        await client.clearStore()
        if (installation) client.writeQuery({ query: InstallationDocument, data: installation })
      }
      // The notice 'signed out' stays until the next sign-in.
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
        // Each focus sends a request of its own, also while one is in flight.
        context: { ...neverRetried, queryDeduplication: false },
      })
      if (turn === newest.current && data) await accept(data.session)
    } catch (failure) {
      if (turn !== newest.current) return
      if (isUnauthenticated(failure)) return await accept(signedOut)
      setError(failure)
      setChecking(false)
      if (known.current.state !== 'checking') return
      // Offline: who the server last said it is reads what is kept on this device.
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
