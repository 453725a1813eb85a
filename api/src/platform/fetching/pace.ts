/**
 * Options of p-queue for a rate limit. It takes whole numbers of requests only: less than one a second is one in a longer
 * time, and of more the fraction is dropped.
 */
export const paceOf = (requestsPerSecond: number): { readonly interval: number; readonly intervalCap: number } =>
  requestsPerSecond < 1
    ? { interval: 1000 / requestsPerSecond, intervalCap: 1 }
    : { interval: 1000, intervalCap: Math.floor(requestsPerSecond) }

/**
 * Politeness: options of p-queue where robots.txt asks for a longer delay than that of our own pace; null where it does not.
 * @param maxDelayMs a longer delay would leave the source unread
 */
export function slowerPace(requestsPerSecond: number, delayMs: number, maxDelayMs: number) {
  if (delayMs <= 1000 / requestsPerSecond) return null
  return { concurrency: 1, interval: Math.min(delayMs, maxDelayMs), intervalCap: 1 }
}
