import { createContext, useContext } from 'react'
import type { SessionQuery } from './Session.generated'

export interface SessionCheck {
  /** Checks the session now. */
  readonly check: () => Promise<void>
  readonly isChecking: boolean
  /** Why the newest check brought no answer. */
  readonly error: unknown
  /** Takes the session over from a mutation's payload. */
  readonly accept: (session: SessionQuery['session']) => Promise<void>
  /** Signs out locally, on purpose. */
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

/** Controls of the check, for the few components that start one or bring its answer. */
export const useSessionCheck = () => useContext(SessionCheckContext)
