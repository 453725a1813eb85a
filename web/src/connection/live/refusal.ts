import { CombinedGraphQLErrors } from '@apollo/client/errors'

/** Codes of temporary errors: a retry may succeed. */
const temporary: ReadonlySet<unknown> = new Set(['UNAVAILABLE', 'RATE_LIMITED'])

/** Whether the server refused a subscription for good, as opposed to a lost connection or load shedding. */
export const isRefused = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && !error.errors.every(({ extensions }) => temporary.has(extensions?.code))
