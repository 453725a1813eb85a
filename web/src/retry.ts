import { RetryLink } from '@apollo/client/link/retry'
import { OperationTypeNode } from 'graphql'

const RETRIES = 2
const PAUSE_MS = 300

/** The context of a query that is asked once, whatever comes. */
export const neverRetried = { isRetried: false }

/** A query that was refused with 401 is asked twice more; nothing else is, and a mutation never. */
export const retryLink = new RetryLink({
  attempts: (attempt, operation, error) =>
    attempt <= RETRIES &&
    operation.operationType === OperationTypeNode.QUERY &&
    operation.getContext().isRetried !== false &&
    error.message.includes('401'),
  delay: attempt => attempt * PAUSE_MS,
})
