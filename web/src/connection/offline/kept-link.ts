import { ApolloLink } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { catchError, from, tap } from 'rxjs'
import { isUnreachable } from '../../platform/requests/http-error'
import { keptUser } from '../session/kept-user'

const keeper = () => import('./keeper')

/**
 * Offline reading: answers to what somebody reads are kept on the device, and given when there is no network or no server.
 * Nothing is done for who has nothing kept: a visitor, or a browser without the service worker.
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

/** Best effort: a full disk, or a worker of another build, takes nothing from who is online. */
async function keepQuietly(userId: string, operation: ApolloLink.Operation, data: object): Promise<void> {
  try {
    const { keep } = await keeper()
    await keep(userId, operation, data)
  } catch {
    // It is not there to be read offline; nothing else is lost.
  }
}
