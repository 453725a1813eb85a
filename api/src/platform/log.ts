import { type DestinationStream, pino } from 'pino'

/**
 * Serialises an error as its type, message, code and stack only. Other properties may hold personal data: a failed query carries its
 * parameters, such as names, addresses and password hashes.
 */
function shownError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { message, stack, code } = error as Error & { code?: unknown }
  return { type: error.constructor.name, message, code, stack }
}

/** Logger that writes JSON lines to the destination; an Error goes under the key `error`. */
export const logTo = (destination: DestinationStream) =>
  pino({ level: 'info', base: null, serializers: { error: shownError, err: shownError } }, destination)

/**
 * Logs to standard error, or to the file in LOG_FILE, which is read here because logging starts before the settings are read;
 * processes/lifecycle.ts sets the level.
 */
export const log = logTo(pino.destination({ dest: process.env.LOG_FILE || 2, mkdir: true }))
