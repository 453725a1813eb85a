/**
 * Exponential backoff, as Standard Webhooks advises: how long after each attempt the next one follows. The first is also the lease of
 * a delivery: a process that is killed while it sends leaves it to another after so long. Two and a half days in all.
 */
const DELAYS_IN_MINUTES = [2, 5, 30, 120, 300, 600, 840, 1200, 600]

export const MAX_ATTEMPTS = DELAYS_IN_MINUTES.length

/** SQL of the moment of the next attempt, by the number of this one. */
export const nextTrySql = (attempt: string, now: string): string =>
  `${now} + (array[${DELAYS_IN_MINUTES.join(',')}])[least(${attempt}, ${MAX_ATTEMPTS})] * interval '1 minute'`
