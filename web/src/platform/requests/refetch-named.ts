import type { ApolloClient } from '@apollo/client'
import { makeStale } from './freshness'

/** Invalidates queries by name: active ones are refetched at once, others when they are shown again. */
export function refetchNamed(client: ApolloClient, names: ReadonlySet<string | undefined>): void {
  makeStale(name => names.has(name))
  void client.refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => names.has(queryName) })
}
