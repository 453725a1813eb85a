import type http from 'node:http'
import type { Duplex } from 'node:stream'
import type { RequestHandler } from 'express'
import type { GraphQLSchema } from 'graphql'
import { CloseCode, MessageType, stringifyMessage } from 'graphql-ws'
import { type Extra, useServer } from 'graphql-ws/use/ws'
import type { EntityManager } from 'typeorm'
import { WebSocketServer } from 'ws'
import { validSids, viewerByBearer, viewerByCookie } from '../../people/auth/authenticate.js'
import { isOwnOrigin } from '../../people/auth/csrf.js'
import { type Caller, callerWithoutRequest, questionsAbout } from '../../accounts/users/caller.js'
import type { Viewer } from '../../accounts/users/viewer.js'
import { createContext } from '../../accounts/context.js'
import { createLoad } from '../../platform/graphql/loader.js'
import type { Notifications } from '../../platform/notifications/notifications.js'
import { admitOperation } from '../schema/admit-operation.js'
import type { SpendAllowance } from '../../platform/rate-limit/rate-limit.js'
import { networkOf } from '../../platform/rate-limit/network-of.js'
import { log } from '../../platform/log.js'
import type { Settings } from '../../platform/settings/settings.js'
import { parseUrl } from '../../platform/validation/parse-url.js'
import { isFromOutage, requestError, toClientError } from './client-error.js'
import { deliver, type Subscription, tryAgainLater } from './delivery.js'
import { limitMessages, rejectServerMessages } from './message-limit.js'
import { readOperation, variableErrors } from './read-operation.js'
import { createAnswers } from './shared-answers.js'
import { timeLimits } from '../../platform/time-limits.js'
import type { Secrets } from '../../accounts/users/sign-in/session.service.js'

const MAX_MESSAGE_BYTES = 64_000
const MAX_SUBSCRIPTIONS = 20
/** Every tab of a signed-in user keeps one open, for the inbox. */
const MAX_SOCKETS_PER_USER = 30
/** Close code "Service Restart" of the IANA registry for WebSocket. */
const SERVICE_RESTART = 1012

export interface SocketOptions {
  readonly db: EntityManager
  readonly schema: GraphQLSchema
  readonly settings: Settings
  readonly secrets: Secrets
  readonly sessions: readonly RequestHandler[]
  readonly spend: SpendAllowance
  readonly notifications: Notifications
}

interface Connected {
  viewer: Viewer | null
  readonly address: string
}
export interface Sockets {
  /** Number of sockets that are open and admitted. */
  count(): number
  stop(): Promise<void>
}

/** Sockets after a successful `connection_init`. */
type Open = Map<Extra['socket'], Connected>

/**
 * Subscriptions over graphql-ws on `/graphql`, with the limits, error masking and origin check of HTTP. Authorisation is checked on connect, on
 * subscribe, at each event, and every two seconds, so that a session that ends on any process also closes its sockets.
 */
export function serveSockets(server: http.Server, options: SocketOptions): Sockets {
  const { db, schema, settings, secrets, spend, notifications } = options
  const open: Open = new Map()
  // N+1: after a restart a thousand clients subscribe at once, each in its own tick, so batches span ticks.
  const load = createLoad(() => ({ db }), undefined, setImmediate)
  const answers = createAnswers()
  /** Number of sockets by network address, counted from the upgrade request on. */
  const socketCounts = new Map<string, number>()
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  sockets.on('connection', limitMessages)

  server.on('upgrade', (request: http.IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    if (pathOf(request) !== '/graphql') return refuse(socket, 404)
    if (!mayConnect(request, settings)) return refuse(socket, 403)
    const address = networkOf(addressOf(request, settings))
    const count = socketCounts.get(address) ?? 0
    if (count >= settings.socketsPerAddress) return refuse(socket, 429)
    socketCounts.set(address, count + 1)
    socket.once('close', () => {
      const left = socketCounts.get(address)! - 1
      if (left === 0) socketCounts.delete(address)
      else socketCounts.set(address, left)
    })
    sockets.handleUpgrade(request, socket, head, client => sockets.emit('connection', client, request))
  })

  const protocol = useServer(
    {
      schema,
      jsonMessageReviver: rejectServerMessages,
      connectionInitWaitTimeout: timeLimits.socketInit.ms,
      async onConnect({ extra, connectionParams }) {
        const viewer = await viewerOf(options, extra.request, connectionParams).catch((error: unknown) => {
          if (!isFromOutage(error)) throw error
          tryAgainLater(extra.socket)
        })
        if (viewer === undefined) return false
        const address = addressOf(extra.request, settings)
        const userId = viewer?.user.id
        if (userId && countOf(open, one => one.viewer?.user.id === userId) >= MAX_SOCKETS_PER_USER) return false
        open.set(extra.socket, { viewer, address })
        return true
      },
      onClose: ({ extra }) => void open.delete(extra.socket),

      async onSubscribe({ extra, subscriptions }, id, payload) {
        const connected = open.get(extra.socket)
        if (!connected) return [requestError('Not connected.')]
        if (Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS)
          return [requestError(`At most ${MAX_SUBSCRIPTIONS} subscriptions.`)]
        try {
          const document = readOperation(schema, payload.query, payload.operationName)
          if (!('kind' in document)) return document
          const caller = callerOf(connected)
          const variables = payload.variables ?? {}
          const { operationName } = payload
          const allowance = await admitOperation({ schema, document, operationName, variables, caller, spend })
          const invalid = variableErrors(schema, document, operationName, variables)
          if (invalid.length > 0) return [...invalid]
          const listener = { viewer: () => connected.viewer, tooSlow: () => extra.socket.terminate() }
          const live = { notifications, listener, load }
          const subscription: Subscription = {
            id,
            socket: extra.socket,
            key: JSON.stringify([operationName, variables, payload.query]),
            schema,
            document,
            operationName: operationName ?? null,
            variableValues: variables,
            contextValue: createContext({ db, settings, caller, secrets, allowance, live }),
          }
          return subscription
        } catch (error) {
          if (isFromOutage(error)) tryAgainLater(extra.socket)
          return [toClientError(error)]
        }
      },
      // The argument is what `onSubscribe` returned.
      subscribe: subscription => deliver(subscription as Subscription, answers),
      /**
       * Acknowledges a subscription with a ping that holds its id, because the protocol has no message for it. Race condition: the source
       * subscribes before this ping, so a client that fetches after it misses no event.
       */
      async onOperation({ extra }, id, _payload, _args, result) {
        if (Symbol.asyncIterator in result)
          extra.socket.send(stringifyMessage({ type: MessageType.Ping, payload: { subscribed: id } }))
      },
      onError: (_connection, _id, _payload, errors) => errors.map(error => toClientError(error)),
      onNext(_connection, _id, _payload, _args, result) {
        return result.errors ? { ...result, errors: result.errors.map(error => toClientError(error)) } : result
      },
    },
    sockets,
  )

  // Events may have been missed: every client reconnects and refetches.
  notifications.onGap(() => {
    for (const socket of open.keys()) socket.close(SERVICE_RESTART, 'Even opnieuw verbinden')
  })
  const sessionCheck = setInterval(() => {
    closeEndedSessions(db, open).catch((error: unknown) => log.warn({ error }, 'rights of sockets not checked'))
  }, timeLimits.sessionCheck.ms)
  sessionCheck.unref()

  return {
    count: () => open.size,
    async stop() {
      clearInterval(sessionCheck)
      await protocol.dispose()
    },
  }
}

/** Closes the sockets of sessions that ended: signed out, expired, account deactivated or password changed. */
async function closeEndedSessions(db: EntityManager, open: Open): Promise<void> {
  const signedIn = [...open].flatMap(([socket, connected]) =>
    connected.viewer ? [{ socket, connected, sid: connected.viewer.sid }] : [],
  )
  if (signedIn.length === 0) return
  const alive = await validSids(
    db,
    signedIn.map(({ sid }) => sid),
  )
  for (const { socket, connected, sid } of signedIn) {
    if (alive.has(sid)) continue
    connected.viewer = null
    socket.close(CloseCode.Unauthorized, 'Je bent niet meer ingelogd')
  }
}

async function viewerOf(
  { db, sessions }: SocketOptions,
  request: http.IncomingMessage,
  parameters: Record<string, unknown> | undefined,
): Promise<Viewer | null> {
  const byToken = await viewerByBearer(db, parameters?.authorization ?? request.headers.authorization)
  if (byToken) return byToken

  const withSession = request as Parameters<RequestHandler>[0]
  for (const handler of sessions)
    await new Promise<void>((resolve, reject) => {
      // The session middleware only reads here and never writes a response.
      void handler(withSession, {} as Parameters<RequestHandler>[1], (error?: unknown) =>
        error ? reject(error) : resolve(),
      )
    })
  return viewerByCookie(db, withSession)
}

/** Null for a malformed target, such as `//`, which Node's HTTP parser lets through. */
const pathOf = ({ url = '/' }: http.IncomingMessage) => parseUrl(url, 'http://socket')?.pathname ?? null

/** Cross-site WebSocket hijacking: a request with a cookie must have our own origin; without an origin, no cookie. */
function mayConnect(request: http.IncomingMessage, settings: Settings): boolean {
  const { origin, cookie } = request.headers
  if (origin === undefined) return cookie === undefined
  return isOwnOrigin(origin, `${new URL(settings.publicUrl).protocol}//${request.headers.host}`, settings)
}

function addressOf(request: http.IncomingMessage, { trustProxyHops }: Settings): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(part => part.trim())
  const forwardedFor = trustProxyHops > 0 ? forwarded.at(-trustProxyHops) : undefined
  return forwardedFor || (request.socket.remoteAddress ?? 'unknown')
}

/** Reads the viewer each time, because the session may have ended since the subscription began. */
const callerOf = (connected: Connected): Caller => ({
  ...callerWithoutRequest(),
  ...questionsAbout(() => connected.viewer),
  address: connected.address,
  get viewer() {
    return connected.viewer
  },
})

const countOf = (open: Open, matches: (connected: Connected) => boolean) => [...open.values()].filter(matches).length

function refuse(socket: Duplex, status: number): void {
  // The socket is destroyed without waiting for the client to close its side.
  socket.end(`HTTP/1.1 ${status} \r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
}
