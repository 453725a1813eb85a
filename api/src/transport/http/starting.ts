import type http from 'node:http'
import type { Request, Response } from 'express'
import type { Settings } from '../../platform/settings/settings.js'
import { securityHeadersOfData } from './security-headers.js'

const RETRY_AFTER_SECONDS = 2
const SENTENCE = 'De server start op, of wacht op de database. Probeer het zo opnieuw.'

/**
 * Responses until the application has started: the liveness probe succeeds, the readiness probe fails, and other requests get a 503 with
 * Retry-After.
 */
export function starting(settings: Settings): http.RequestListener {
  const headersOfData = securityHeadersOfData(settings)
  return (request, response) =>
    void headersOfData(request as Request, response as Response, () => answer(request, response))
}

function answer({ url = '' }: http.IncomingMessage, response: http.ServerResponse): void {
  const { pathname } = new URL(url, 'http://localhost')
  const isAlive = pathname === '/healthz'
  const body = isAlive
    ? { status: 'ok' }
    : pathname === '/readyz'
      ? { status: 'not ready', checks: { database: false, migrations: false, queue: false, open: true } }
      : { message: SENTENCE, code: 'UNAVAILABLE' }
  response.statusCode = isAlive ? 200 : 503
  if (!isAlive) response.setHeader('retry-after', RETRY_AFTER_SECONDS)
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end(JSON.stringify(body))
}
