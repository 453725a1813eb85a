import { ApolloLink, type OperationVariables } from '@apollo/client'
import { canonicalStringify } from '@apollo/client/utilities'
import { tap } from 'rxjs'

const STALE_AFTER_MS = 5 * 60_000

/** Time of each query's last answer; a query without an answer is stale. */
const answeredAt = new Map<string, number>()

const keyOf = (name: string | undefined, variables: OperationVariables | undefined) =>
  `${name} ${canonicalStringify(variables ?? {})}`

export function isStale(name: string | undefined, variables: OperationVariables | undefined): boolean {
  return Date.now() - (answeredAt.get(keyOf(name, variables)) ?? Number.NEGATIVE_INFINITY) >= STALE_AFTER_MS
}

/** Invalidates every query: it is refetched when it is shown again. */
export const makeAllStale = () => answeredAt.clear()

/** Like `makeAllStale`, but only for queries with these names. */
export function makeStale(isMeant: (name: string) => boolean): void {
  for (const key of answeredAt.keys()) if (isMeant(key.slice(0, key.indexOf(' ')))) answeredAt.delete(key)
}

/** Records the time of every answer, and drops stale entries. */
export const freshnessLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(result => {
      if (result.errors) return
      const now = Date.now()
      for (const [key, time] of answeredAt) if (now - time >= STALE_AFTER_MS) answeredAt.delete(key)
      answeredAt.set(keyOf(operation.operationName, operation.variables), now)
    }),
  ),
)

/** Stale-while-revalidate: answers are fresh for five minutes; older ones are shown while they are refetched. */
export const fetchPolicyFor = (name: string | undefined, variables: OperationVariables | undefined) =>
  isStale(name, variables) ? 'cache-and-network' : 'cache-first'
