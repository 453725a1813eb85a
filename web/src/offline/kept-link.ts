import { ApolloLink } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { catchError, from, tap } from 'rxjs'
import { isUnreachable } from '../requests/http-error'
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
      // Best effort: a full disk, or a worker of another build, takes nothing from who is online.
      if (data && !errors)
        void keeper()
          .then(({ keep }) => keep(userId, operation, data))
          .catch(() => undefined)
    }),
    catchError((error: unknown) => {
      if (!isUnreachable(error)) throw error
      return from(keeper().then(({ find }) => find(userId, operation, error)))
    }),
  )
})
