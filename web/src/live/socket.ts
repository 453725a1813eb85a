import { ApolloLink } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { createClient } from 'graphql-ws'
import { retry, throwError, timer } from 'rxjs'
import { tokenNow } from '../session/token'
import { reconnectBy, subscribed } from './connection'

const PING_EVERY_MS = 10_000
/** Without an answer by then, the connection only seems to be there. */
const PONG_WITHIN_MS = 5000
/** Somebody who closes one thread and opens the next needs no second connection. */
const KEEP_MS = 3000
const LONGEST_PAUSE_MS = 15_000

const pauseAfter = (attempts: number) => Math.min(500 * 2 ** attempts, LONGEST_PAUSE_MS) * (0.75 + Math.random() / 2)

let pong: ReturnType<typeof setTimeout> | undefined

let made = 0
/** Names a subscription after its thread, so that the server's acknowledgement says which one it means. */
const idOf = (variables: Record<string, unknown> | null | undefined) => `${++made} ${String(variables?.bookmarkId)}`
const threadOf = (id: string) => id.slice(id.indexOf(' ') + 1)

const client = createClient({
  url: `${window.location.origin.replace(/^http/, 'ws')}/graphql`,
  connectionParams: () => {
    const token = tokenNow()
    // The cookie goes along by itself.
    return token ? { authorization: `Bearer ${token}` } : {}
  },
  generateID: ({ variables }) => idOf(variables),
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
        if (typeof payload?.subscribed === 'string') subscribed(threadOf(payload.subscribed))
        return
      }
      clearTimeout(pong)
      pong = setTimeout(() => client.terminate(), PONG_WITHIN_MS)
    },
    pong: received => received && clearTimeout(pong),
  },
})

reconnectBy(() => client.terminate())
// After a sleep or another network the old connection may be dead without anybody having said so.
for (const name of ['offline', 'online']) window.addEventListener(name, () => client.terminate())

const link = new GraphQLWsLink(client)

/**
 * What the server refuses is over. Any other end is not: a sign-in that ended (4401), too, is followed by a connection as
 * whoever one is by then.
 */
export const socketLink = new ApolloLink(operation =>
  link.request(operation).pipe(
    retry({
      delay: (error, attempt) =>
        CombinedGraphQLErrors.is(error) ? throwError(() => error) : timer(pauseAfter(Math.min(attempt, 10))),
      resetOnSuccess: true,
    }),
  ),
)
