import { createContext, useContext } from 'react'
import type { SessionQuery } from './Session.generated'

export interface SessionCheck {
  /** Checks the session now. */
  readonly check: () => Promise<void>
  readonly isChecking: boolean
  /** Why the latest check got no answer. */
  readonly error: unknown
  /** Sets the session from a mutation's payload. */
  readonly accept: (session: SessionQuery['session']) => Promise<void>
  /** Signs out locally, at the user's request. */
  readonly leave: () => Promise<void>
  /** Ends the session locally, after it ended elsewhere. */
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

/** Controls of the check, for the few components that start one or set its result. */
export const useSessionCheck = () => useContext(SessionCheckContext)
