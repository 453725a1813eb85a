import type { EntityManager } from 'typeorm'
import { createLoad, type DatabaseOnly, type Load } from '../platform/graphql/loader.js'
import type { Notifications } from '../platform/notifications/notifications.js'
import type { Allowance } from '../platform/rate-limit/rate-limit.js'
import type { Settings } from '../platform/settings/settings.js'
import { type Caller, callerWithoutRequest } from './users/caller.js'
import type { Viewer } from './users/viewer.js'
import type { Secrets } from './users/sign-in/session.service.js'

/** The context of every resolver and REST route. It imports nothing from the layers above. */
export interface Context {
  readonly db: EntityManager
  readonly settings: Settings
  readonly caller: Caller
  /** The HMAC keys for bearer tokens. */
  readonly secrets: Secrets
  /** Set before the operation runs. */
  allowance?: Allowance
  /** The operation in the metrics: the policy name for REST, the first root field for GraphQL. Apollo copies the context. */
  readonly counted: { operation: string }
  /** Present only for a subscription over a socket. */
  readonly live?: Live
  readonly load: Load<Context>
}

/** The source of a subscription's events, and its subscriber. */
export interface Live {
  readonly notifications: Notifications
  readonly listener: Listener
  /** N+1: batches the loads of all subscribers of one event, each of which runs its own operation. */
  readonly load: Load<DatabaseOnly>
}

export interface Listener {
  /** Authorisation is checked for each event, because the session may have ended since the subscription began. */
  viewer(): Viewer | null
  /** Backpressure: called when too many events wait, so that the socket closes and the client refetches. */
  tooSlow(): void
}

interface ContextParts extends Pick<Context, 'db' | 'settings' | 'allowance' | 'live'> {
  readonly caller?: Caller
  readonly secrets?: Secrets
  readonly operation?: string
}

export function createContext(given: ContextParts): Context {
  const { db, settings, caller = callerWithoutRequest(), secrets = [''], operation = 'none', allowance, live } = given
  const load = createLoad(() => context, live?.load)
  const context: Context = {
    db,
    settings,
    caller,
    secrets,
    allowance,
    counted: { operation },
    live,
    load,
  }
  return context
}
