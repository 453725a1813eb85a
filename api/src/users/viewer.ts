import type { User } from './user.entity.js'

/** Who is signed in and asks. A visitor is null; so is somebody who was deactivated. */
export interface Viewer {
  readonly user: User
  /** Session id of the sign-in, to which cookie and bearer token both lead. */
  readonly sid: string
  readonly by: 'cookie' | 'bearer'
  /** The bearer token that the request showed. */
  readonly token?: string
}
