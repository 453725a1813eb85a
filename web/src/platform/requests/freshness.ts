import { ApolloLink, type OperationVariables } from '@apollo/client'
import { canonicalStringify } from '@apollo/client/utilities'
import { tap } from 'rxjs'

const STALE_AFTER_MS = 5 * 60_000

/** When each query was last answered; a query without an answer is stale. */
const answeredAt = new Map<string, number>()

const keyOf = (name: string | undefined, variables: OperationVariables | undefined) =>
  `${name} ${canonicalStringify(variables ?? {})}`

export function isStale(name: string | undefined, variables: OperationVariables | undefined): boolean {
  return Date.now() - (answeredAt.get(keyOf(name, variables)) ?? Number.NEGATIVE_INFINITY) >= STALE_AFTER_MS
}

/** Invalidates every query: it is refetched when it is shown again. */
export const makeAllStale = () => answeredAt.clear()

/** As `makeAllStale`, for the queries of these names only. */
export function makeStale(isMeant: (name: string) => boolean): void {
  for (const key of answeredAt.keys()) if (isMeant(key.slice(0, key.indexOf(' ')))) answeredAt.delete(key)
}

/** Records the time of every answer, and drops the entries that are stale. */
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

/** Stale-while-revalidate: an answer of less than five minutes ago is shown as it is, an older one while it is refetched. */
export const fetchPolicyFor = (name: string | undefined, variables: OperationVariables | undefined) =>
  isStale(name, variables) ? 'cache-and-network' : 'cache-first'
