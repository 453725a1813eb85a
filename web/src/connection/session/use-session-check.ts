import { createContext, useContext } from 'react'
import type { SessionQuery } from './Session.generated'

export interface SessionCheck {
  readonly check: () => Promise<void>
  readonly isChecking: boolean
  /** Why the latest check got no answer. */
  readonly error: unknown
  /** Sets the session from a mutation's payload. */
  readonly accept: (session: SessionQuery['session']) => Promise<void>
  /** Signs out locally, at the user's request. */
  readonly leave: () => Promise<void>
  /** The session ended without a sign-out on this page. */
  readonly hasEnded: boolean
}

const notYet: SessionCheck = {
  check: () => Promise.resolve(),
  isChecking: false,
  error: null,
  accept: () => Promise.resolve(),
  leave: () => Promise.resolve(),
  hasEnded: false,
}

export const SessionCheckContext = createContext<SessionCheck>(notYet)

export const useSessionCheck = () => useContext(SessionCheckContext)
