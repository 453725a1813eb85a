import { RateLimiterRes } from 'rate-limiter-flexible'
import { tooMany } from '../errors.js'

/**
 * The result of a rate limiter, with its rejection as a UserError.
 * @param refusal makes the Dutch message from the seconds to wait
 * @throws UserError RATE_LIMITED
 */
export async function withinLimit<Left>(
  consume: () => Promise<Left>,
  refusal: (seconds: number) => string,
): Promise<Left> {
  try {
    return await consume()
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    throw tooMany(refusal(seconds), seconds)
  }
}
