import type { ErrorRequestHandler } from 'express'
import { isOutage } from '../database/outage.js'
import { httpStatus, outOfReach, UserError } from '../errors.js'
import { log } from '../log.js'
import { retryAfter } from './retry-after.js'

/** The last error handler of Express: errors before GraphQL or REST, such as 413, malformed JSON or no database. */
export const inDutch: ErrorRequestHandler = (error: { status?: number }, _request, response, next) => {
  if (response.headersSent) return next(error)
  const seconds = retryAfter(error)
  if (seconds !== null) response.set('retry-after', String(seconds))
  if (error instanceof UserError)
    return void response.status(httpStatus[error.code]).json({ message: error.message, code: error.code })
  if (isOutage(error)) return void response.status(503).json({ message: outOfReach, code: 'UNAVAILABLE' })

  const status = error.status && error.status >= 400 && error.status < 500 ? error.status : 500
  if (status === 500) log.error({ error }, 'request failed')
  const message =
    status === 413
      ? 'Het verzoek is te groot.'
      : status < 500
        ? 'Het verzoek is niet te lezen.'
        : 'Er is een fout opgetreden'
  response.status(status).json({ message, code: status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR' })
}
