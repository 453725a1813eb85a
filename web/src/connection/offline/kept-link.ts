import { ApolloLink } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { catchError, from, tap } from 'rxjs'
import { isUnreachable } from '../../platform/requests/http-error'
import { keptUser } from '../session/kept-user'

const keeper = () => import('./keeper')

/**
 * Offline reading: stores answers to what the user reads, and returns them without a network or server. Inactive
 * without offline storage: for visitors, and in browsers without the service worker.
 */
export const keptLink = new ApolloLink((operation, forward) => {
  const userId = keptUser()?.id
  if (!userId || operation.operationType !== OperationTypeNode.QUERY) return forward(operation)
  return forward(operation).pipe(
    tap(({ data, errors }) => {
      if (data && !errors) void keepQuietly(userId, operation, data)
    }),
    catchError((error: unknown) => {
      if (!isUnreachable(error)) throw error
      return from(kept(userId, operation, error))
    }),
  )
})

async function kept(userId: string, operation: ApolloLink.Operation, error: unknown) {
  const { find } = await keeper()
  return find(userId, operation, error)
}

/** Best effort: a full disk or a worker of another build does not affect online users. */
async function keepQuietly(userId: string, operation: ApolloLink.Operation, data: object): Promise<void> {
  try {
    const { keep } = await keeper()
    await keep(userId, operation, data)
  } catch {
    // The answer is not available offline; there is no other consequence.
  }
}
