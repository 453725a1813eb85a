import { ApolloLink } from '@apollo/client'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { createClient, type SubscribePayload } from 'graphql-ws'
import { retry, throwError, timer } from 'rxjs'
import { tokenNow } from '../session/token'
import { pauseAfter } from './backoff'
import { reconnectBy, subscribed } from './connection'
import { isRefused } from './refusal'

const PING_EVERY_MS = 10_000
/** Heartbeat: a connection without an answer within this time is half-open, and is closed. */
const PONG_WITHIN_MS = 5000
/** An idle connection stays open for this long, so that the next thread reuses it. */
const KEEP_MS = 3000

let pong: ReturnType<typeof setTimeout> | undefined

let made = 0
/** Names a subscription after its thread or its operation, so that the server's acknowledgement identifies it. */
const idOf = ({ variables, operationName }: SubscribePayload) =>
  `${++made} ${typeof variables?.bookmarkId === 'string' ? variables.bookmarkId : operationName}`
const nameOf = (id: string) => id.slice(id.indexOf(' ') + 1)

const client = createClient({
  url: `${window.location.origin.replace(/^http/, 'ws')}/graphql`,
  connectionParams: () => {
    const token = tokenNow()
    // The browser sends the session cookie by itself.
    return token ? { authorization: `Bearer ${token}` } : {}
  },
  generateID: idOf,
  lazyCloseTimeout: KEEP_MS,
  connectionAckWaitTimeout: PONG_WITHIN_MS,
  keepAlive: PING_EVERY_MS,
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: () => true,
  retryWait: attempts =>
    new Promise(resolve => {
      const done = () => {
        clearTimeout(pause)
        window.removeEventListener('online', done)
        resolve()
      }
      const pause = setTimeout(done, pauseAfter(attempts))
      window.addEventListener('online', done)
    }),
  on: {
    closed: () => clearTimeout(pong),
    ping: (received, payload) => {
      if (received) {
        if (typeof payload?.subscribed === 'string') subscribed(nameOf(payload.subscribed))
        return
      }
      clearTimeout(pong)
      pong = setTimeout(() => client.terminate(), PONG_WITHIN_MS)
    },
    pong: received => received && clearTimeout(pong),
  },
})

reconnectBy(() => client.terminate())
// After sleep or a change of network the old connection may be half-open.
for (const name of ['offline', 'online']) window.addEventListener(name, () => client.terminate())

const link = new GraphQLWsLink(client)

/**
 * A subscription that the server refuses has ended. Any other end is retried, including 4401 (session expired): the new
 * connection has the rights of the user who is signed in by then.
 */
export const socketLink = new ApolloLink(operation =>
  link.request(operation).pipe(
    retry({
      delay: (error, attempt) =>
        isRefused(error) ? throwError(() => error) : timer(pauseAfter(Math.min(attempt, 10))),
      resetOnSuccess: true,
    }),
  ),
)
