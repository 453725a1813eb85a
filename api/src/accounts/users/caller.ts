import type { Authenticated } from './sign-in/session.service.js'
import type { Viewer } from './viewer.js'

/** The sender of a request. After `signIn` and `signOut` the same request sees the new viewer. */
export interface Caller extends Questions {
  readonly viewer: Viewer | null
  /** The IP address, which is the key of rate limits. */
  readonly address: string
  /** Whether this account signed in from this device before, with its current password. */
  isOnKnownDevice(user: Authenticated): boolean
  /** @throws UserError UNAUTHENTICATED when the password was replaced after its verification */
  signIn(user: Authenticated): Promise<Viewer | null>
  signOut(): Promise<void>
}

/** Questions about the viewer that do not reveal who it is, so that viewers with the same answers share the execution for an event. */
interface Questions {
  isSignedIn(): boolean
  isUser(id: string | null): boolean
}

export const questionsAbout = (viewer: () => Viewer | null): Questions => ({
  isSignedIn: () => viewer() !== null,
  isUser: id => id !== null && viewer()?.user.id === id,
})

/** For jobs and tests, which have no request. */
export const callerWithoutRequest = (viewer: Viewer | null = null): Caller => ({
  viewer,
  ...questionsAbout(() => viewer),
  address: 'none',
  isOnKnownDevice: () => false,
  signIn: () => Promise.reject(new Error('there is no request to sign in by')),
  signOut: () => Promise.resolve(),
})
