import type { Authenticated } from './sign-in/session.service.js'
import type { Viewer } from './viewer.js'

/** The sender of a request. After `signIn` and `signOut` the same request sees the new viewer. */
export interface Caller {
  readonly viewer: Viewer | null
  /** IP address, the key of rate limits. */
  readonly address: string
  /** @throws UserError UNAUTHENTICATED when the password was replaced since it was verified */
  signIn(user: Authenticated): Promise<Viewer | null>
  signOut(): Promise<void>
}

/** For jobs and tests, which have no request. */
export const callerWithoutRequest = (viewer: Viewer | null = null): Caller => ({
  viewer,
  address: 'none',
  signIn: () => Promise.reject(new Error('there is no request to sign in by')),
  signOut: () => Promise.resolve(),
})
