import type { Viewer } from './viewer.js'

/** Who sent a request, and how their sign-in begins and ends: what follows in the same request sees the new viewer. */
export interface Caller {
  readonly viewer: Viewer | null
  /** IP address, which attempts and rate limits are counted by. */
  readonly address: string
  signIn(userId: string): Promise<Viewer | null>
  signOut(): Promise<void>
}

/** For jobs and tests, which have no request. */
export const callerWithoutRequest = (viewer: Viewer | null = null): Caller => ({
  viewer,
  address: 'none',
  signIn: () => Promise.reject(new Error('there is no request to sign in by')),
  signOut: () => Promise.resolve(),
})
