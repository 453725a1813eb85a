import { isOutage } from '../../platform/database/outage.js'
import { UserError } from '../../platform/errors.js'

const OUTAGE_RETRY_AFTER_SECONDS = 5
const DEFAULT_RETRY_AFTER_SECONDS = 60

/** The `Retry-After` of a temporary error, in seconds; null for an error that is not temporary. */
export function retryAfter(error: unknown): number | null {
  if (!(error instanceof UserError)) return isOutage(error) ? OUTAGE_RETRY_AFTER_SECONDS : null
  const isTemporary = error.code === 'RATE_LIMITED' || error.code === 'UNAVAILABLE'
  return isTemporary ? (error.retryAfterSeconds ?? DEFAULT_RETRY_AFTER_SECONDS) : null
}
