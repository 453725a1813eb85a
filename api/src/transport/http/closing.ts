import type http from 'node:http'

export interface Closing {
  readonly listener: http.RequestListener
  /** Every response from now on closes its connection (`Connection: close`), including responses under way. */
  start(): void
}

/**
 * Graceful shutdown: a keep-alive client could send its next request into a socket that is about to close. `Connection: close` makes it open a new
 * connection, to another process.
 */
export function closing(listener: http.RequestListener): Closing {
  const running = new Set<http.ServerResponse>()
  let isClosing = false
  return {
    listener(request, response) {
      if (isClosing) response.shouldKeepAlive = false
      running.add(response)
      response.once('close', () => running.delete(response))
      listener(request, response)
    },
    start() {
      isClosing = true
      for (const response of running) response.shouldKeepAlive = false
    },
  }
}
