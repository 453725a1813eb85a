import { setTimeout as pause } from 'node:timers/promises'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { tooMany } from '../errors.js'
import { timeLimits } from '../time-limits.js'

const MAX_HELD = 500
let held = 0

/** Tarpit: delays a refusal, because a client that retries at once would keep the process busy with refusals. */
async function hold(): Promise<void> {
  if (held >= MAX_HELD) return
  held++
  await pause(timeLimits.refusalHeld.ms)
  held--
}

/**
 * Converts a rejection of a rate limiter to a UserError.
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
    await hold()
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    throw tooMany(refusal(seconds), seconds)
  }
}
