import { randomUUID } from 'node:crypto'
import express, { type ErrorRequestHandler, type RequestHandler, type Router } from 'express'
import type { EntityManager } from 'typeorm'
import { callerOf } from '../auth/caller.js'
import { authorise } from '../auth/policy.js'
import { createContext } from '../context.js'
import { isOutage } from '../database/outage.js'
import { httpStatus, UserError } from '../errors.js'
import type { SpendAllowance } from '../rate-limit/rate-limit.js'
import { retryAfter } from '../http/retry-after.js'
import { log } from '../log.js'
import type { Settings } from '../settings/settings.js'
import { readBody } from './body.js'
import type { Query } from './query.js'
import { Answer, Picture, type Route } from './route.js'
import { routes } from './routes.js'

/** Of one call, off the same allowance as GraphQL's; taken also from those who may not. */
const COST = 1

export interface Shim {
  readonly db: EntityManager
  readonly settings: Settings
  readonly secret: string
  readonly spend: SpendAllowance
}

/** The old REST API: the table, mounted. The only place that knows of status codes. */
export function restRoutes(shim: Shim): Router {
  const router = express.Router()
  for (const path of new Set(routes.map(row => row.path))) {
    const rows = routes.filter(row => row.path === path)
    const route = router.route(path)
    for (const row of rows) route[row.method](answer(row, shim))
    route.all(otherMethod(rows))
  }
  router.use(refused)
  return router
}

const withBody: ReadonlySet<Route['method']> = new Set(['post', 'put'])

/** Who may not hears that before anything is said of the address or of what was sent. */
const answer =
  ({ method, operation, fields = [], run }: Route, { db, settings, secret, spend }: Shim): RequestHandler =>
  async (request, response) => {
    const caller = await callerOf(db, request)
    await spend(caller.viewer, caller.address, COST)
    authorise(caller.viewer, operation)
    const body = withBody.has(method) ? await readBody(request, response, fields) : {}
    const params = request.params as Record<string, string>
    const query = request.query as Query
    const answered = await run({ params, query, body, context: createContext({ db, settings, caller, secret }) })
    if (answered instanceof Answer) response.status(answered.status).json(answered.body)
    else if (answered instanceof Picture)
      response.type(answered.type).set('content-disposition', 'inline').send(answered.bytes)
    else response.json(answered)
  }

function otherMethod(rows: readonly Route[]): RequestHandler {
  const methods = rows.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]))
  const allow = [...methods, 'OPTIONS'].join(', ')
  return (request, response) => {
    response.set('allow', allow)
    if (request.method === 'OPTIONS') return void response.status(204).end()
    response.status(405).json({ message: 'Deze methode kan hier niet.', code: 'METHOD_NOT_ALLOWED' })
  }
}

/** What our own code says no with; what was wrong before that, and outages, are left to the next. */
const refused: ErrorRequestHandler = (error: Error & { status?: number }, request, response, next) => {
  if (response.headersSent) return next(error)
  if (error instanceof URIError)
    return void response.status(404).json({ message: 'Dit adres bestaat niet.', code: 'NOT_FOUND' })
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
