import { randomUUID } from 'node:crypto'
import express, { type ErrorRequestHandler, type RequestHandler, type Router } from 'express'
import type { EntityManager } from 'typeorm'
import { callerOf } from '../../people/auth/caller.js'
import { type KnownDevices, knownDevices } from '../../people/auth/known-device.js'
import { beginRead, endWrite } from '../../people/auth/read-your-writes.js'
import { authorise } from '../../people/auth/policy.js'
import type { Gate } from '../../platform/load-shedding/gate.js'
import { createContext } from '../../accounts/context.js'
import { isOutage } from '../../platform/database/outage.js'
import { httpStatus, unknownAddress, UserError } from '../../platform/errors.js'
import { isDownload } from '../exports/download.js'
import { createSlots, type TakeSlot } from '../exports/slots.js'
import { type Allowance, callerKey, type SpendAllowance } from '../../platform/rate-limit/rate-limit.js'
import { retryAfter } from '../http/retry-after.js'
import { log } from '../../platform/log.js'
import type { Settings } from '../../platform/settings/settings.js'
import { readBody } from './body.js'
import type { Query } from './query.js'
import { spendWithHeaders } from './rate-limit-headers.js'
import { Answer, bodyFields, Picture, type Route, WholeList } from './route.js'
import { routes } from './routes.js'
import { sendDownload } from './send-download.js'
import { sendList } from './send-list.js'
import type { Secrets } from '../../accounts/users/sign-in/session.service.js'

/** The points that one call costs, from the rate limit shared with GraphQL; a forbidden call costs them too. */
const COST = 1

export interface Shim {
  readonly db: EntityManager
  readonly settings: Settings
  readonly secrets: Secrets
  readonly spend: SpendAllowance
  readonly gate: Gate
}

/** The router of the old REST API, from the table `routes`. */
export function restRoutes(shim: Shim): Router {
  const router = express.Router()
  const takeSlot = createSlots()
  const devices = knownDevices(shim.settings, shim.secrets)
  for (const path of new Set(routes.map(row => row.path))) {
    const rows = routes.filter(row => row.path === path)
    const route = router.route(path)
    for (const row of rows) route[row.method](answer(row, shim, takeSlot, devices))
    route.all(otherMethod(rows))
  }
  router.use(refused)
  return router
}

const withBody: ReadonlySet<Route['method']> = new Set(['post', 'put'])

/** Authorisation before validation, so that a forbidden caller learns nothing from errors in path and body. */
const answer =
  (
    route: Route,
    { db, settings, secrets, spend, gate }: Shim,
    takeSlot: TakeSlot,
    devices: KnownDevices,
  ): RequestHandler =>
  async (request, response) => {
    const { method, operation, run } = route
    const caller = await callerOf(db, request, devices)
    const policy = caller.viewer ? 'user' : 'visitor'
    const limit = { limit: settings.rateLimits[policy], policy }
    const pay = (cost: number, paid?: Allowance) =>
      spendWithHeaders(response, limit, () => spend(caller.viewer, caller.address, cost, paid))
    const paid = await pay(COST)
    const context = createContext({ db, settings, caller, secrets, operation })
    response.locals.context = context
    authorise(caller.viewer, operation)
    const body = withBody.has(method) ? await readBody(request, response, bodyFields(route)) : {}
    const params = request.params as Record<string, string>
    const query = request.query as Query
    const key = callerKey(caller.viewer, caller.address)
    const answered = await gate.enter(key, async () => {
      if (method === 'get') beginRead(context)
      return run({ params, query, body, context, address: request.originalUrl })
    })
    if (method !== 'get') await endWrite(context)
    if (answered instanceof Answer) response.status(answered.status).json(answered.body)
    else if (answered instanceof Picture)
      response.type(answered.type).set('content-disposition', 'inline').send(answered.bytes)
    else if (answered instanceof WholeList) await sendList(response, answered)
    else if (isDownload(answered)) {
      // The number of rows is the cost, as for a GraphQL operation.
      await pay(answered.rowCount, paid)
      const release = takeSlot(key)
      await sendDownload(request, response, answered).finally(release)
    } else response.json(answered)
  }

function otherMethod(rows: readonly Route[]): RequestHandler {
  const methods = rows.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]))
  const allow = [...methods, 'OPTIONS'].join(', ')
  return (request, response) => {
    response.set('allow', allow)
    if (request.method === 'OPTIONS') return void response.status(204).end()
    response.status(405).json({ message: 'Deze methode wordt hier niet ondersteund.', code: 'METHOD_NOT_ALLOWED' })
  }
}

/** Formats a UserError or a bug; errors of Express with a 4xx status, and outages, go to the next error handler. */
const refused: ErrorRequestHandler = (error: Error & { status?: number }, request, response, next) => {
  if (response.headersSent) return next(error)
  if (error instanceof URIError) return void response.status(404).json(unknownAddress)
  if (error instanceof UserError) {
    const { code, message } = error
    const name = error.field?.replace(/^filter\./, '')
    const seconds = retryAfter(error)
    if (seconds !== null) response.set('retry-after', String(seconds))
    return void response
      .status(httpStatus[code])
      .json({ message, code, ...(name ? { fields: [{ name, message }] } : {}) })
  }
  if (isOutage(error)) {
    log.error({ error }, 'database out of reach')
    return next(error)
  }
  if (error.status !== undefined && error.status >= 400 && error.status < 500) return next(error)

  const requestId = randomUUID()
  log.error({ error, requestId, method: request.method, path: request.path }, 'bug')
  response
    .status(500)
    .json({ message: `Er is een fout opgetreden (${requestId})`, code: 'INTERNAL_SERVER_ERROR', requestId })
}
