import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { makeAllStale } from '../requests/freshness'
import { InstallationDocument, SessionDocument, type SessionQuery } from '../graphql.generated'
import { neverRetried } from '../requests/retry'
import { isUnauthenticated, onRefusal } from './auth-link'
import { keepToken } from './token'
import { nobodyYet, SessionContext, type SessionNow } from './use-session'
import { SessionCheckContext } from './use-session-check'
import { endVisit } from './visitor-mode'

type Session = SessionQuery['session']

/** Nobody, for all that we know: the page is open, and a later check may find somebody. */
const visitor: SessionNow = { state: 'visitor', user: null, isAdmin: false, mustChangePassword: false }

const nowOf = ({ user, mustChangePassword }: Session): SessionNow =>
  user ? { state: 'user', user, isAdmin: user.isAdmin, mustChangePassword } : visitor

/**
 * Asks who is signed in when the page opens and whenever its window gets focus. Only an answer changes anything: a
 * server in trouble and a lost network leave what was known, and every half-typed text.
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
      if (before.state !== 'checking' && before.user?.id !== next.user?.id) {
        // What one may see is not what another may see. `Product` begins anew for each of them, and asks anew.
        makeAllStale()
        // Nobody's own, and above every page: known from its first moment on, it pushes nothing down.
        const installation = client.readQuery({ query: InstallationDocument })
        await client.clearStore()
        if (installation) client.writeQuery({ query: InstallationDocument, data: installation })
      }
      // Who hears that they were signed out goes on hearing it until they are back.
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
        // Every focus is a request of its own, also while one is on its way.
        context: { ...neverRetried, queryDeduplication: false },
      })
      if (turn === newest.current && data) await accept(data.session)
    } catch (failure) {
      if (turn !== newest.current) return
      if (isUnauthenticated(failure)) return await accept(signedOut)
      setError(failure)
      setChecking(false)
      setNow(before => (before.state === 'checking' ? visitor : before))
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

  useEffect(() => onRefusal(() => known.current.user && void check()), [check])

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
