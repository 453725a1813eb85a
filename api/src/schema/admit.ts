import type { RequestHandler, Response } from 'express'
import type { EntityManager } from 'typeorm'
import { callerOf } from '../auth/caller.js'
import { knownDevices } from '../auth/known-device.js'
import type { Gate } from '../bulkhead/gate.js'
import { type Context, createContext } from '../context.js'
import { retryAfter } from '../http/retry-after.js'
import type { Settings } from '../settings/settings.js'
import { causeOf, formatError, statusOf } from './apollo.js'
import { callerKey, type SpendAllowance } from '../rate-limit/rate-limit.js'
import type { Secrets } from '../users/sign-in/session.service.js'

interface Entrance {
  readonly db: EntityManager
  readonly settings: Settings
  readonly secrets: Secrets
  readonly spend: SpendAllowance
}

type WithContext = { context: Context }

/** Rate limit: takes the first point before the body is parsed, so that invalid requests count as well. */
export const admit = ({ db, settings, secrets, spend }: Entrance): RequestHandler => {
  const devices = knownDevices(settings, secrets)
  return async (request, response, next) => {
    try {
      const caller = await callerOf(db, request, devices)
      const allowance = await spend(caller.viewer, caller.address, 0)
      ;(response.locals as WithContext).context = createContext({ db, settings, caller, secrets, allowance })
    } catch (error) {
      return refuse(response, error)
    }
    next()
  }
}

/** After the body was read, so that a slow one takes nobody's turn. */
export const inTurn =
  (gate: Gate, handler: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const { viewer, address } = admitted(response).caller
    return gate.enter(callerKey(viewer, address), async () => handler(request, response, next))
  }

export const admitted = ({ locals }: Response): Context => (locals as WithContext).context

/** Refuses with a GraphQL response, since clients of this endpoint parse nothing else. */
function refuse(response: Response, error: unknown): void {
  const seconds = retryAfter(causeOf(error))
  if (seconds !== null) response.set('retry-after', String(seconds))
  response.status(statusOf(causeOf(error)) ?? 500).json({ errors: [formatError({ message: '' }, error)] })
}
