import { ApolloLink } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { tap } from 'rxjs'
import { HttpError } from '../../platform/requests/http-error'
import { tokenNow } from './token'

const listeners = new Set<() => void>()

/** Calls back whenever the server refuses an operation because nobody is signed in (401, UNAUTHENTICATED). */
export function onRefusal(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Operations that handle a 401 themselves. */
const ownOperations: ReadonlySet<string | undefined> = new Set(['Session', 'SignIn'])

export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof HttpError
    ? error.status === 401
    : CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')

/** Adds the bearer token if there is one, and reports 401 errors. */
export const authLink = new ApolloLink((operation, forward) => {
  const token = tokenNow()
  if (token) {
    const { headers } = operation.getContext() as { headers?: Record<string, string> }
    operation.setContext({ headers: { ...headers, authorization: `Bearer ${token}` } })
  }
  const notifyIf = (isRefused: boolean | undefined) => {
    if (!isRefused || ownOperations.has(operation.operationName)) return
    for (const listener of listeners) listener()
  }
  return forward(operation).pipe(
    tap({
      next: ({ errors }) => notifyIf(errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')),
      error: (error: unknown) => notifyIf(isUnauthenticated(error)),
    }),
  )
})
