import { isOutage } from '../database/outage.js'
import { UserError } from '../errors.js'

const AFTER_OUTAGE = 5
const UNLESS_SAID = 60

/** In how many seconds to come again with what is refused for now; null for what will be refused again. */
export function retryAfter(error: unknown): number | null {
  if (!(error instanceof UserError)) return isOutage(error) ? AFTER_OUTAGE : null
  const isForNow = error.code === 'RATE_LIMITED' || error.code === 'UNAVAILABLE'
  return isForNow ? (error.retryAfterSeconds ?? UNLESS_SAID) : null
}
