import type http from 'node:http'
import { dataPolicy } from './data-policy.js'

const RETRY_AFTER_SECONDS = 2
const SENTENCE = 'De server start op, of wacht op de database. Probeer het zo opnieuw.'

/**
 * What is answered before the application is there: the process lives (liveness probe), is not ready (readiness probe), and asks
 * everybody else to come back.
 */
export const starting: http.RequestListener = ({ url = '' }, response) => {
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
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('content-security-policy', dataPolicy)
  response.end(JSON.stringify(body))
}
