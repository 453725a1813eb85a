import { createContext, useContext } from 'react'
import type { SessionUserFragment } from './Session.generated'

export interface SessionNow {
  /** `checking` until the first answer, and never again. */
  readonly state: 'checking' | 'visitor' | 'user'
  readonly user: SessionUserFragment | null
  readonly isAdmin: boolean
  /** A temporary password must be changed before anything else. */
  readonly mustChangePassword: boolean
}

export const checkingSession: SessionNow = { state: 'checking', user: null, isAdmin: false, mustChangePassword: false }

export const SessionContext = createContext<SessionNow>(checkingSession)

export const useSession = () => useContext(SessionContext)
