import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'

const EVENTS = 'subscription ($id: ID!) { commentEvents(bookmarkId: $id) { __typename } }'

/**
 * Sockets that follow one thread and reconnect after an outage, like our own client.
 * @param isThere whether the thread holds the expected comment, which a follower that resubscribes reads once
 * @param ca the certificate that they trust
 */
export function followers(
  urls: readonly string[],
  bookmarkId: string,
  count: number,
  isThere: () => Promise<boolean> = () => Promise.resolve(false),
  ca?: string,
) {
  const webSocketImpl = ca ? socketsThatTrust(ca) : WebSocket
  const heard = new Set<number>()
  let gaveUp = 0
  let isClosed = false
  const clients = Array.from({ length: count }, (_, number) => {
    const client = createClient({
      url: `${urls[number % urls.length]!.replace('http', 'ws')}/graphql`,
      webSocketImpl,
      retryAttempts: 20,
      retryWait: () => pause(500 + Math.random() * 1000),
      shouldRetry: () => true,
    })
    // The server acknowledges a subscription by a ping.
    client.on('ping', (_received, payload) => {
      if (payload?.subscribed) void isThere().then(there => there && heard.add(number))
    })
    const follow = (): void => {
      if (isClosed) return
      client.subscribe(
        { query: EVENTS, variables: { id: bookmarkId } },
        {
          next: ({ errors }) => void (errors ? gaveUp++ : heard.add(number)),
          // Outages are retried; a refusal is final.
          error: error => (isOutage(error) ? void setTimeout(follow, 500) : void gaveUp++),
          complete: () => undefined,
        },
      )
    }
    follow()
    return client
  })
  return {
    /** The numbers of the followers that received an event. */
    heard,
    /** The number of followers that received a refusal. */
    gaveUp: () => gaveUp,
    async close() {
      isClosed = true
      // A client that is connecting rejects.
      await Promise.allSettled(clients.map(async client => client.dispose()))
    },
  }
}

/** The outage can be a closed socket or an error response. */
const isOutage = (error: unknown): boolean =>
  !Array.isArray(error) ||
  (error as readonly { extensions?: { code?: string } }[]).every(({ extensions }) => extensions?.code === 'UNAVAILABLE')

const socketsThatTrust = (ca: string) =>
  class extends WebSocket {
    constructor(url: string, protocols: string) {
      super(url, protocols, { ca })
    }
  }
