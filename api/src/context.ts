import type { EntityManager } from 'typeorm'
import { createLoad, type Load } from './loader.js'
import type { Notifications } from './notifications/notifications.js'
import type { Allowance } from './rate-limit/rate-limit.js'
import type { Settings } from './settings/settings.js'
import { type Caller, callerWithoutRequest } from './users/caller.js'
import type { Viewer } from './users/viewer.js'

/** What every resolver and REST row gets. It knows no feature. */
export interface Context {
  readonly db: EntityManager
  readonly settings: Settings
  readonly caller: Caller
  /** What bearer tokens are made with. */
  readonly secret: string
  /** Set before the operation runs. */
  allowance?: Allowance
  /** Only of a subscription over a socket. */
  readonly live?: Live
  readonly load: Load<Context>
}

/** What a subscription hears of, and who listens. */
export interface Live {
  readonly notifications: Notifications
  readonly listener: Listener
}

export interface Listener {
  /** Asked at each event: rights may have ended meanwhile. */
  viewer(): Viewer | null
  /** Backpressure: called when too many events wait, so that the socket is closed and the client reads anew. */
  tooSlow(): void
}

interface ContextParts extends Pick<Context, 'db' | 'settings' | 'allowance' | 'live'> {
  readonly caller?: Caller
  readonly secret?: string
}

export function createContext({ caller = callerWithoutRequest(), secret = '', ...parts }: ContextParts): Context {
  const context: Context = { ...parts, caller, secret, load: createLoad(() => context) }
  return context
}
