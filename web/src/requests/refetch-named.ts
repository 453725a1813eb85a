import type { ApolloClient } from '@apollo/client'
import { makeStale } from './freshness'

/** What these queries show may be otherwise: on screen it is asked anew at once, the rest when it is shown again. */
export function refetchNamed(client: ApolloClient, names: ReadonlySet<string | undefined>): void {
  makeStale(name => names.has(name))
  void client.refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => names.has(queryName) })
}
