import { MessageType } from 'graphql-ws'
import type { WebSocket } from 'ws'

/** Our own client sends one message per opened thread, and a ping every ten seconds. */
const MAX_MESSAGES = 200
const WINDOW_MS = 10_000
/** The counterpart of HTTP's 429; clients of graphql-ws do not reconnect after it. */
const TOO_MANY_MESSAGES = 4429
const CLOSED_WITHIN_MS = 1000

/** Flood protection: closes a socket that sends too many messages of any kind, and ignores the rest. Call it before other listeners are added. */
export function limitMessages(socket: WebSocket): void {
  let count = 0
  let began = Date.now()
  socket.on('message', () => {
    const now = Date.now()
    if (now - began >= WINDOW_MS) {
      began = now
      count = 0
    }
    count++
    if (count <= MAX_MESSAGES) return
    socket.removeAllListeners('message')
    socket.close(TOO_MANY_MESSAGES, 'Te veel berichten')
    setTimeout(() => socket.terminate(), CLOSED_WITHIN_MS).unref()
  })
}

const OF_SERVERS = new Set<unknown>([MessageType.ConnectionAck, MessageType.Next, MessageType.Error])

/**
 * JSON reviver for client messages. The library would take a message that only servers send for a server error (4500, with a stack trace in the
 * log).
 * @throws Error for such a message, which closes the socket as a client error (4400)
 */
export function rejectServerMessages(key: string, value: unknown): unknown {
  const isMessage = key === '' && value !== null && typeof value === 'object' && 'type' in value
  if (isMessage && OF_SERVERS.has(value.type)) throw new Error('a message that only servers send')
  return value
}
