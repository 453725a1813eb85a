import { RetryLink } from '@apollo/client/link/retry'
import { OperationTypeNode } from 'graphql'
import { HttpError } from './http-error'

const RETRIES = 2
const PAUSE_MS = 300
const UNAUTHORIZED = 401

/** Context of a query that is never retried. */
export const neverRetried = { isRetried: false }

/** Linear backoff: a query refused with 401 is retried twice; nothing else is, and mutations never. */
export const retryLink = new RetryLink({
  attempts: (attempt, operation, error) =>
    attempt <= RETRIES &&
    operation.operationType === OperationTypeNode.QUERY &&
    operation.getContext().isRetried !== false &&
    error instanceof HttpError &&
    error.status === UNAUTHORIZED,
  delay: attempt => attempt * PAUSE_MS,
})
