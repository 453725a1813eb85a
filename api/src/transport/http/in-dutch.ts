import type { ErrorRequestHandler, Response } from 'express'
import { isOutage } from '../../platform/database/outage.js'
import { httpStatus, outOfReach, UserError } from '../../platform/errors.js'
import { log } from '../../platform/log.js'
import { retryAfter } from './retry-after.js'

interface Refusal {
  readonly status: number
  readonly message: string
  readonly code: string
}

/**
 * An Express error handler for errors before GraphQL or REST, such as 413, malformed JSON, CSRF or an outage.
 * @param send writes the body in the form that clients of the path expect
 */
export const refusing =
  (send: (response: Response, refusal: Refusal) => void): ErrorRequestHandler =>
  (error: { status?: number }, _request, response, next) => {
    if (response.headersSent) return next(error)
    const seconds = retryAfter(error)
    if (seconds !== null) response.set('retry-after', String(seconds))
    send(response, refusalOf(error))
  }

/** The last error handler of Express. */
export const inDutch = refusing((response, { status, message, code }) => {
  response.status(status).json({ message, code })
})

function refusalOf(error: { status?: number }): Refusal {
  if (error instanceof UserError) return { status: httpStatus[error.code], message: error.message, code: error.code }
  if (isOutage(error)) return { status: 503, message: outOfReach, code: 'UNAVAILABLE' }

  const status = error.status && error.status >= 400 && error.status < 500 ? error.status : 500
  if (status === 500) {
    log.error({ error }, 'request failed')
    return { status, message: 'Er is een fout opgetreden', code: 'INTERNAL_SERVER_ERROR' }
  }
  return {
    status,
    message: status === 413 ? 'Het verzoek is te groot.' : 'Het verzoek is niet te lezen.',
    code: 'BAD_REQUEST',
  }
}
