import { createSourceEventStream, type ExecutionResult } from 'graphql'
import { MessageType } from 'graphql-ws'
import type { Extra } from 'graphql-ws/use/ws'
import type { Answers, Operation } from './shared-answers.js'
import { isFromOutage } from './client-error.js'

/** Backpressure: a client with more unsent bytes than this is not reading, and is disconnected. */
const MAX_UNSENT_BYTES = 1_000_000
/** Close code "Try Again Later" of the IANA registry for WebSocket, after which clients of graphql-ws reconnect. */
const TRY_AGAIN_LATER = 1013

type Socket = Extra['socket']

/** A subscription on a socket, with the arguments of the protocol's `subscribe`. */
export interface Subscription extends Operation {
  readonly id: string
  readonly socket: Socket
}

/** Closes instead of sending an error, which clients take as final: after this code they reconnect and refetch. */
export const tryAgainLater = (socket: Socket) => socket.close(TRY_AGAIN_LATER, 'Probeer het zo weer')

/**
 * Subscribes and sends the events itself, because graphql-ws would execute and serialise each event for each socket. The library gets an iterator
 * without values, which ends with the subscription. Ordering: events are sent one after the other.
 */
export async function deliver(
  { id, socket, ...operation }: Subscription,
  answers: Answers,
): Promise<ExecutionResult | AsyncIterableIterator<never>> {
  const events = await createSourceEventStream(operation)
  if (!(Symbol.asyncIterator in events)) {
    if (events.errors?.some(isFromOutage)) tryAgainLater(socket)
    return events
  }

  const { listener } = operation.contextValue.live!
  const head = `{"id":${JSON.stringify(id)},"type":"${MessageType.Next}","payload":`
  async function send(event: object): Promise<void> {
    const json = await answers(event, operation, listener.viewer())
    if (json === null) return tryAgainLater(socket)
    if (socket.bufferedAmount > MAX_UNSENT_BYTES) return socket.terminate()
    // An error means a closed connection, which the protocol notices itself.
    socket.send(`${head}${json}}`, () => {})
  }
  const source = events[Symbol.asyncIterator]() as AsyncIterator<object, undefined>
  const ending: AsyncIterableIterator<never> = {
    [Symbol.asyncIterator]: () => ending,
    async next() {
      for (;;) {
        const { done, value } = await source.next()
        if (done) return { done, value: undefined }
        await send(value)
      }
    },
    async return() {
      await source.return?.()
      return { done: true, value: undefined }
    },
  }
  return ending
}
