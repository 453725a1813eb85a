/**
 * Exponential backoff, as Standard Webhooks recommends: the delay after each attempt, two and a half days in total. The first delay is also the
 * lease of a delivery: after a crash of the sender another process takes over.
 */
const DELAYS_IN_MINUTES = [2, 5, 30, 120, 300, 600, 840, 1200, 600]

export const MAX_ATTEMPTS = DELAYS_IN_MINUTES.length

/**
 * SQL for the time of the next attempt.
 * @param attempt SQL for the number of this attempt
 */
export const nextTrySql = (attempt: string, now: string): string =>
  `${now} + (array[${DELAYS_IN_MINUTES.join(',')}])[least(${attempt}, ${MAX_ATTEMPTS})] * interval '1 minute'`
