/**
 * Options of p-queue for a rate limit. It takes whole numbers of requests only: less than one a second is one in a longer
 * time, and of more the fraction is dropped.
 */
export const paceOf = (requestsPerSecond: number): { readonly interval: number; readonly intervalCap: number } =>
  requestsPerSecond < 1
    ? { interval: 1000 / requestsPerSecond, intervalCap: 1 }
    : { interval: 1000, intervalCap: Math.floor(requestsPerSecond) }
