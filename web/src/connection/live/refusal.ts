import { CombinedGraphQLErrors } from '@apollo/client/errors'

/** Codes of errors that pass: the same subscription may be accepted a moment later. */
const temporary: ReadonlySet<unknown> = new Set(['UNAVAILABLE', 'RATE_LIMITED'])

/** Whether the server refused a subscription for good. A lost connection, or too much at once, is no refusal. */
export const isRefused = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && !error.errors.every(({ extensions }) => temporary.has(extensions?.code))
