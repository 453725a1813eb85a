/**
 * Options of p-queue for a rate limit. It accepts whole numbers only: a rate below one becomes one request in a longer interval, and a
 * higher rate is rounded down.
 */
export const paceOf = (requestsPerSecond: number): { readonly interval: number; readonly intervalCap: number } =>
  requestsPerSecond < 1
    ? { interval: 1000 / requestsPerSecond, intervalCap: 1 }
    : { interval: 1000, intervalCap: Math.floor(requestsPerSecond) }

/**
 * Politeness: options of p-queue when robots.txt asks for a longer delay than our own rate; null otherwise.
 * @param maxDelayMs limits that delay, because a longer one would leave the source unread
 */
export function slowerPace(requestsPerSecond: number, delayMs: number, maxDelayMs: number) {
  if (delayMs <= 1000 / requestsPerSecond) return null
  return { concurrency: 1, interval: Math.min(delayMs, maxDelayMs), intervalCap: 1 }
}
