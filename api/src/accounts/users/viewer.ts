import type { TokenScope } from './tokens/token-scope.js'
import type { User } from './user.entity.js'

/** The signed-in user of a request. Null for a visitor and for a deactivated user. */
export interface Viewer {
  readonly user: User
  /** Id of the session, for both the cookie and the bearer token; a personal token has its own. */
  readonly sid: string
  readonly by: 'cookie' | 'bearer' | 'token'
  /** The scope of a personal token; absent for a session. */
  readonly scope?: TokenScope
  /** The bearer token of the request, which belongs to a session. */
  readonly token?: string
  /** Position in the write-ahead log of the last write of its session. */
  readonly lastWrite?: number | null
}
