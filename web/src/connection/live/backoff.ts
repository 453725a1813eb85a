const MAX_PAUSE_MS = 15_000

/** Exponential backoff with jitter, so that clients do not reconnect all at once. */
export const pauseAfter = (attempts: number) => Math.min(500 * 2 ** attempts, MAX_PAUSE_MS) * (0.75 + Math.random() / 2)
