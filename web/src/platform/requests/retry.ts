import { RetryLink } from '@apollo/client/link/retry'
import { OperationTypeNode } from 'graphql'
import { HttpError } from './http-error'

const RETRIES = 2
const PAUSE_MS = 300
const UNAUTHORIZED = 401

/** The context of a query that is never retried. */
export const neverRetried = { isRetried: false }

/** Retries with linear backoff: a query that was refused with 401 is asked twice more; nothing else is, and a mutation never. */
export const retryLink = new RetryLink({
  attempts: (attempt, operation, error) =>
    attempt <= RETRIES &&
    operation.operationType === OperationTypeNode.QUERY &&
    operation.getContext().isRetried !== false &&
    error instanceof HttpError &&
    error.status === UNAUTHORIZED,
  delay: attempt => attempt * PAUSE_MS,
})
