import type http from 'node:http'
import type { Duplex } from 'node:stream'
import type { RequestHandler } from 'express'
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { CloseCode, MessageType, stringifyMessage } from 'graphql-ws'
import { type Extra, useServer } from 'graphql-ws/use/ws'
import type { EntityManager } from 'typeorm'
import { WebSocketServer } from 'ws'
import { viewerByBearer, viewerByCookie } from '../auth/authenticate.js'
import { isOwnOrigin } from '../auth/csrf.js'
import { liveSids } from '../users/sign-in/session.service.js'
import { callerWithoutRequest } from '../users/caller.js'
import type { Viewer } from '../users/viewer.js'
import { createContext } from '../context.js'
import type { Notifications } from '../notifications/notifications.js'
import { formatError } from '../schema/apollo.js'
import { admitOperation } from '../schema/admit-operation.js'
import { limitRule, MAX_TOKENS, textTooLarge } from '../schema/limits.js'
import type { SpendAllowance } from '../rate-limit/rate-limit.js'
import { networkOf } from '../rate-limit/network-of.js'
import { log } from '../log.js'
import type { Settings } from '../settings/settings.js'

const LARGEST_MESSAGE = 64_000
const INIT_TIMEOUT_MS = 3000
const MAX_SUBSCRIPTIONS = 20
const MAX_SOCKETS_A_USER = 10
/** Whoever lets so much lie is not reading. */
const MAX_UNSENT_BYTES = 1_000_000
const LOOK_AT_RIGHTS_EVERY_MS = 2000
/** Service restart, as the web's own codes have it. */
const RESTART = 1012

export interface SocketOptions {
  readonly db: EntityManager
  readonly schema: GraphQLSchema
  readonly settings: Settings
  readonly secret: string
  readonly sessions: readonly RequestHandler[]
  readonly spend: SpendAllowance
  readonly notifications: Notifications
}

interface Connected {
  viewer: Viewer | null
  readonly address: string
}
/** Those that have been let in. */
type Open = Map<Extra['socket'], Connected>

/**
 * Subscriptions over graphql-ws on `/graphql`, with the limits, the masking and the origin rule of HTTP. Who may listen is
 * looked at when they connect, when they subscribe, at each event, and every two seconds: a sign-in that has ended, on
 * whichever process, ends its sockets.
 */
export function serveSockets(server: http.Server, options: SocketOptions): { stop(): Promise<void> } {
  const { db, schema, settings, secret, spend, notifications } = options
  const open: Open = new Map()
  /** Sockets by address, from their first byte on. */
  const held = new Map<string, number>()
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE })

  server.on('upgrade', (request: http.IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    if (pathOf(request) !== '/graphql') return refuse(socket, 404)
    if (!mayConnect(request, settings)) return refuse(socket, 403)
    const address = networkOf(addressOf(request, settings))
    const others = held.get(address) ?? 0
    if (others >= settings.socketsPerAddress) return refuse(socket, 429)
    held.set(address, others + 1)
    socket.once('close', () => {
      const left = held.get(address)! - 1
      if (left === 0) held.delete(address)
      else held.set(address, left)
    })
    sockets.handleUpgrade(request, socket, head, client => sockets.emit('connection', client, request))
  })

  const protocol = useServer(
    {
      schema,
      connectionInitWaitTimeout: INIT_TIMEOUT_MS,
      async onConnect({ extra, connectionParams }) {
        const viewer = await viewerOf(options, extra.request, connectionParams)
        const address = addressOf(extra.request, settings)
        const userId = viewer?.user.id
        if (userId && countOf(open, one => one.viewer?.user.id === userId) >= MAX_SOCKETS_A_USER) return false
        open.set(extra.socket, { viewer, address })
        return true
      },
      onClose: ({ extra }) => void open.delete(extra.socket),

      async onSubscribe({ extra, subscriptions }, _id, payload) {
        const connected = open.get(extra.socket)
        if (!connected) return [wrong('Not connected.')]
        const { address } = connected
        const refused = textTooLarge(payload.query)
        if (refused) return [refused]
        if (Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS)
          return [wrong(`At most ${MAX_SUBSCRIPTIONS} subscriptions.`)]
        try {
          const document = parsed(payload.query)
          if (document instanceof GraphQLError) return [document]
          const errors = validate(schema, document, [...specifiedRules, limitRule], { maxErrors: 5 })
          if (errors.length > 0) return errors.map(({ message }) => wrong(message, 'GRAPHQL_VALIDATION_FAILED'))
          const operation = getOperationAST(document, payload.operationName)
          if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
            return [wrong('Only subscriptions go over the socket.')]
          const variables = payload.variables ?? {}
          const caller = {
            ...callerWithoutRequest(),
            address,
            // The viewer of now: the sign-in may have ended since it began.
            get viewer() {
              return connected.viewer
            },
          }
          const { operationName } = payload
          const allowance = await admitOperation({ schema, document, operationName, variables, caller, spend })
          const listener = { viewer: () => connected.viewer, tooSlow: () => extra.socket.terminate() }
          const live = { notifications, listener }
          const contextValue = createContext({ db, settings, caller, secret, allowance, live })
          return {
            schema,
            document,
            operationName: operationName ?? null,
            variableValues: variables,
            contextValue,
          }
        } catch (error) {
          return [shown(error)]
        }
      },
      /**
       * Acknowledges a subscription, for which the protocol has no message: a ping that names it. Its source is listening
       * before a client can have read this, so what a client reads from then on and what it is sent leave no gap.
       */
      async onOperation({ extra }, id, _payload, _args, result) {
        if (Symbol.asyncIterator in result)
          extra.socket.send(stringifyMessage({ type: MessageType.Ping, payload: { subscribed: id } }))
      },
      onError: (_connection, _id, _payload, errors) => errors.map(error => shown(error)),
      onNext({ extra }, _id, _payload, _args, result) {
        if (extra.socket.bufferedAmount > MAX_UNSENT_BYTES) extra.socket.terminate()
        return result.errors ? { ...result, errors: result.errors.map(error => shown(error)) } : result
      },
    },
    sockets,
  )

  // After a gap every client reconnects and reads anew.
  notifications.onGap(() => {
    for (const socket of open.keys()) socket.close(RESTART, 'Even opnieuw verbinden')
  })
  const looking = setInterval(() => {
    closeEnded(db, open).catch((error: unknown) => log.warn({ error }, 'rights of sockets not looked at'))
  }, LOOK_AT_RIGHTS_EVERY_MS)
  looking.unref()

  return {
    async stop() {
      clearInterval(looking)
      await protocol.dispose()
    },
  }
}

/** Signed out, expired, deactivated, another password: the row of the sign-in is gone, and so is the socket. */
async function closeEnded(db: EntityManager, open: Open): Promise<void> {
  const signedIn = [...open].flatMap(([socket, connected]) =>
    connected.viewer ? [{ socket, connected, sid: connected.viewer.sid }] : [],
  )
  if (signedIn.length === 0) return
  const alive = await liveSids(
    db,
    signedIn.map(({ sid }) => sid),
  )
  for (const { socket, connected, sid } of signedIn) {
    if (alive.has(sid)) continue
    connected.viewer = null
    socket.close(CloseCode.Unauthorized, 'De aanmelding is voorbij')
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
      // The session only wants to read here; it never answers.
      void handler(withSession, {} as Parameters<RequestHandler>[1], (error?: unknown) =>
        error ? reject(error) : resolve(),
      )
    })
  return viewerByCookie(db, withSession)
}

/** Null for what is no address at all: `//` is one for the parser of HTTP, and not for this one. */
const pathOf = ({ url = '/' }: http.IncomingMessage) =>
  URL.canParse(url, 'http://socket') ? new URL(url, 'http://socket').pathname : null

/** A browser says where it comes from; without that it is an integrator, who shows a token and no cookie. */
function mayConnect(request: http.IncomingMessage, settings: Settings): boolean {
  const { origin, cookie } = request.headers
  if (origin === undefined) return cookie === undefined
  return isOwnOrigin(origin, `${new URL(settings.publicUrl).protocol}//${request.headers.host}`, settings)
}

function addressOf(request: http.IncomingMessage, { trustProxyHops }: Settings): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(part => part.trim())
  const told = trustProxyHops > 0 ? forwarded.at(-trustProxyHops) : undefined
  return told || (request.socket.remoteAddress ?? 'unknown')
}

const countOf = (open: Open, matches: (connected: Connected) => boolean) => [...open.values()].filter(matches).length

function refuse(socket: Duplex, status: number): void {
  // Whoever does not hang up by themselves is not waited for.
  socket.end(`HTTP/1.1 ${status} \r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
}

/** What the request itself got wrong; which fields there would be instead is not said. */
const wrong = (message: string, code = 'BAD_REQUEST') =>
  new GraphQLError(message.replace(/ Did you mean .*$/s, ''), { extensions: { code } })

function parsed(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxTokens: MAX_TOKENS })
  } catch (error) {
    return wrong((error as Error).message, 'GRAPHQL_PARSE_FAILED')
  }
}

/** As HTTP would say it. */
function shown(error: unknown): GraphQLError {
  // What we have put into words already.
  if (error instanceof GraphQLError && !error.originalError && error.extensions.code) return error
  const formatted = error instanceof GraphQLError ? error.toJSON() : { message: '' }
  const { message, extensions } = formatError(formatted, error)
  return new GraphQLError(message, extensions ? { extensions } : {})
}
