import type { Authenticated } from './sign-in/session.service.js'
import type { Viewer } from './viewer.js'

/** The sender of a request. After `signIn` and `signOut` the same request sees the new viewer. */
export interface Caller extends Questions {
  readonly viewer: Viewer | null
  /** IP address, the key of rate limits. */
  readonly address: string
  /** Whether this account signed in from here before, with the password that it has now. */
  isOnKnownDevice(user: Authenticated): boolean
  /** @throws UserError UNAUTHENTICATED when the password was replaced since it was verified */
  signIn(user: Authenticated): Promise<Viewer | null>
  signOut(): Promise<void>
}

/** What a field asks that need not know who the viewer is: at an event, viewers with the same answers share an execution. */
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
