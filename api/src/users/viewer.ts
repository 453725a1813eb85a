import type { User } from './user.entity.js'

/** The signed-in user of a request. Null for a visitor, and for a deactivated user. */
export interface Viewer {
  readonly user: User
  /** Session id, of both the cookie and the bearer token. */
  readonly sid: string
  readonly by: 'cookie' | 'bearer'
  /** The bearer token of the request. */
  readonly token?: string
}
