import type { TokenScope } from './tokens/token-scope.js'
import type { User } from './user.entity.js'

/** The signed-in user of a request. Null for a visitor, and for a deactivated user. */
export interface Viewer {
  readonly user: User
  /** Id of the session, of both the cookie and the bearer token; of a personal token one of its own. */
  readonly sid: string
  readonly by: 'cookie' | 'bearer' | 'token'
  /** Of a personal token only: what it may do. */
  readonly scope?: TokenScope
  /** The bearer token of the request, which belongs to a session. */
  readonly token?: string
}
