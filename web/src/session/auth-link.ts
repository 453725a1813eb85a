import { ApolloLink } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { tap } from 'rxjs'
import { HttpError } from '../requests/http-error'
import { tokenNow } from './token'

const listeners = new Set<() => void>()

/** Whenever the server says that one must be signed in for what was asked. */
export function onRefusal(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The operations that are about signing in themselves. */
const ownOperations: ReadonlySet<string | undefined> = new Set(['Session', 'SignIn'])

export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof HttpError
    ? error.status === 401
    : CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')

/** Sends the token along when there is one. */
export const authLink = new ApolloLink((operation, forward) => {
  const token = tokenNow()
  if (token) {
    const { headers } = operation.getContext() as { headers?: Record<string, string> }
    operation.setContext({ headers: { ...headers, authorization: `Bearer ${token}` } })
  }
  const tell = (isRefused: boolean | undefined) => {
    if (!isRefused || ownOperations.has(operation.operationName)) return
    for (const listener of listeners) listener()
  }
  return forward(operation).pipe(
    tap({
      next: ({ errors }) => tell(errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')),
      error: (error: unknown) => tell(isUnauthenticated(error)),
    }),
  )
})
