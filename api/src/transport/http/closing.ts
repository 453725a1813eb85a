import type http from 'node:http'

export interface Closing {
  readonly listener: http.RequestListener
  /** From then on each answer ends its connection (`Connection: close`), those that are being made as well. */
  start(): void
}

/**
 * Graceful shutdown: a client that keeps its connection would send the next request into a socket that is about to be closed.
 * It is told with the answer before, and opens another connection, to another process.
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
