import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { ErrorRequestHandler, Express, Request, RequestHandler, Response } from 'express'
import { messages } from './messages.js'

/**
 * Runs handlers of Express one after the other for one path, without Express's router, which takes more than they do. They get
 * its request and response, and what they throw or pass on goes to the last one.
 */
export function chain(app: Express, path: string, handlers: readonly RequestHandler[], last: ErrorRequestHandler) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const isReady = incoming instanceof messages.IncomingMessage
    const request = (isReady ? incoming : Object.setPrototypeOf(incoming, app.request)) as Request
    const response = (isReady ? outgoing : Object.setPrototypeOf(outgoing, app.response)) as Response
    request.app = app
    request.res = response
    request.originalUrl = request.url
    request.baseUrl = path
    response.app = app
    response.req = request
    response.locals = {}
    const fail = (error: unknown) => void last(error, request, response, () => request.destroy())
    const run = (index: number) => {
      try {
        const done: unknown = handlers[index]!(request, response, error => (error ? fail(error) : run(index + 1)))
        if (done instanceof Promise) done.catch(fail)
      } catch (error) {
        fail(error)
      }
    }
    run(0)
  }
}

/** The listener for exactly this path; any other goes to Express, other spellings of it too. */
export const atPath =
  (path: string, listener: RequestListener, others: RequestListener): RequestListener =>
  (request, response) => {
    const { url = '' } = request
    const isPath = url.startsWith(path) && (url.length === path.length || url[path.length] === '?')
    ;(isPath ? listener : others)(request, response)
  }
