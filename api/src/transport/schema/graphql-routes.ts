import type { ApolloServer } from '@apollo/server'
import { expressMiddleware } from '@as-integrations/express5'
import express, { type ErrorRequestHandler, type RequestHandler, type Response, type Router } from 'express'
import type { EntityManager } from 'typeorm'
import { callerOf } from '../../people/auth/caller.js'
import { knownDevices } from '../../people/auth/known-device.js'
import type { Gate } from '../../platform/load-shedding/gate.js'
import { type Context, createContext } from '../../accounts/context.js'
import { unknownAddress } from '../../platform/errors.js'
import { refusing } from '../http/in-dutch.js'
import { callerKey, type SpendAllowance } from '../../platform/rate-limit/rate-limit.js'
import type { Settings } from '../../platform/settings/settings.js'
import type { Secrets } from '../../accounts/users/sign-in/session.service.js'
import { textTooLarge } from './limits.js'

const MAX_BODY_BYTES = 100 * 1024
const GRAPHQL_JSON = 'application/graphql-response+json'

interface Entrance {
  readonly db: EntityManager
  readonly settings: Settings
  readonly secrets: Secrets
  readonly spend: SpendAllowance
  readonly gate: Gate
}

/** GraphQL over HTTP. Mount it after the checks of every API request, and before `refusedAsGraphql`. */
export function graphqlRoutes(apollo: ApolloServer<Context>, entrance: Entrance): Router {
  const router = express.Router()
  router.all('/', redirectReaders, admit(entrance), ...graphqlHandlers(apollo, entrance.gate))
  router.use((_request, response) => send(response.status(404), unknownAddress))
  return router
}

type WithContext = { context: Context }
const admitted = ({ locals }: Response): Context => (locals as WithContext).context

/** Reads the body before it enters the gate, so that a slow upload occupies no slot. */
export function graphqlHandlers(apollo: ApolloServer<Context>, gate: Pick<Gate, 'enter'>): RequestHandler[] {
  const execute = expressMiddleware(apollo, { context: ({ res }) => Promise.resolve(admitted(res)) })
  return [
    express.json({ limit: MAX_BODY_BYTES, inflate: false }),
    refuseLargeText,
    (request, response, next) => {
      const { viewer, address } = admitted(response).caller
      return gate.enter(callerKey(viewer, address), async () => execute(request, response, next))
    },
  ]
}

/** Rate limit: takes the first point before the body is parsed, so that invalid requests count as well. */
function admit({ db, settings, secrets, spend }: Entrance): RequestHandler {
  const devices = knownDevices(settings, secrets)
  return async (request, response, next) => {
    const caller = await callerOf(db, request, devices)
    const allowance = await spend(caller.viewer, caller.address, 0)
    ;(response.locals as WithContext).context = createContext({ db, settings, caller, secrets, allowance })
    next()
  }
}

/** GraphiQL: redirects a browser that opens the API's address, with the query of that address. */
const redirectReaders: RequestHandler = (request, response, next) => {
  const isPage =
    (request.method === 'GET' || request.method === 'HEAD') &&
    request.accepts(['application/json', GRAPHQL_JSON, 'text/html']) === 'text/html'
  if (!isPage) return next()
  response.vary('accept').redirect(303, `/graphiql${new URL(request.originalUrl, 'http://graphql').search}`)
}

const refuseLargeText: RequestHandler = ({ method, query, body }, response, next) => {
  const text: unknown = method === 'GET' ? query.query : (body as { query?: unknown } | undefined)?.query
  const error = textTooLarge(text)
  if (error) response.status(400).json({ errors: [error] })
  else next()
}

/** Errors before GraphQL runs, such as malformed JSON, 413, CSRF and 503. */
export const refusedAsGraphql: ErrorRequestHandler = refusing((response, { status, ...refusal }) =>
  send(response.status(status), refusal),
)

/** Sends a GraphQL error, because GraphQL clients parse nothing else, in the media type that the client accepts. */
function send(response: Response, { message, code }: { readonly message: string; readonly code: string }): void {
  const type = response.req.accepts(['application/json', GRAPHQL_JSON]) || 'application/json'
  response.type(`${type}; charset=utf-8`).json({ errors: [{ message, extensions: { code } }] })
}
