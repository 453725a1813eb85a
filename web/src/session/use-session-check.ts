import { createContext, useContext } from 'react'
import type { SessionQuery } from '../graphql.generated'

export interface SessionCheck {
  /** Asks the server now. */
  readonly check: () => Promise<void>
  readonly isChecking: boolean
  /** Why the newest check brought no answer. */
  readonly error: unknown
  /** Takes over what a mutation told of the session. */
  readonly accept: (session: SessionQuery['session']) => Promise<void>
  /** The sign-in was ended here, on purpose. */
  readonly leave: () => Promise<void>
  /** Somebody was signed in on this page, and is not any more, without having asked for it. */
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

/** The check itself, for the few places that start one or bring its answer. */
export const useSessionCheck = () => useContext(SessionCheckContext)
