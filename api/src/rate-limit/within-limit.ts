import { RateLimiterRes } from 'rate-limiter-flexible'
import { tooMany } from '../errors.js'

/**
 * What a limiter gives while there is something left.
 * @param refusal the sentence for whoever has to wait that many seconds
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
