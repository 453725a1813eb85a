import { type DestinationStream, pino } from 'pino'

/**
 * An error by its kind, its message and where it came from. Whatever else hangs on it stays out: a failed query carries
 * its parameters, which are people's names, addresses and hashes.
 */
function shownError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { message, stack, code } = error as Error & { code?: unknown }
  return { type: error.constructor.name, message, code, stack }
}

/** JSON lines. An error stands under `error`. */
export const logTo = (destination: DestinationStream) =>
  pino({ level: 'info', base: null, serializers: { error: shownError, err: shownError } }, destination)

/** On standard error. The level is a setting: see lifecycle.ts. */
export const log = logTo(pino.destination(2))
