import { createSourceEventStream, type ExecutionResult } from 'graphql'
import { MessageType } from 'graphql-ws'
import type { Extra } from 'graphql-ws/use/ws'
import type { Answers, Operation } from './shared-answers.js'
import { isFromOutage } from './client-error.js'

/** Backpressure: a client with more unsent bytes than this does not read, and is disconnected. */
const MAX_UNSENT_BYTES = 1_000_000
/** Close code "Try Again Later" of the IANA registry for WebSocket, after which clients of graphql-ws reconnect. */
const TRY_AGAIN_LATER = 1013

type Socket = Extra['socket']

/** A subscription of a socket, as the protocol's `subscribe` gets it. */
export interface Subscription extends Operation {
  readonly id: string
  readonly socket: Socket
}

/** An error would be a refusal, which is final: clients that lose their connection come back and read again. */
export const tryAgainLater = (socket: Socket) => socket.close(TRY_AGAIN_LATER, 'Probeer het zo weer')

/**
 * Subscribes, and sends the events by itself: graphql-ws would execute and serialise each of them for each socket. What
 * it gets is an iterator without values, which ends with the subscription. Ordering: an event is sent after the one before.
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
    // An error is that of a closed connection, of which the protocol hears by itself.
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
