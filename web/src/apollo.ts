import {
  ApolloClient,
  ApolloLink,
  HttpLink,
  InMemoryCache,
  RefetchEventManager,
  windowFocusSource,
} from '@apollo/client'
import { fromEvent, merge } from 'rxjs'
import { freshnessLink, isStale } from './freshness'
import { fetchOk } from './http-error'
import { retryLink } from './retry'

export const client = new ApolloClient({
  link: ApolloLink.from([
    freshnessLink,
    retryLink,
    new HttpLink({ uri: '/graphql', credentials: 'include', fetch: fetchOk }),
  ]),
  cache: new InMemoryCache({
    possibleTypes: { Node: ['Tender', 'Category'] },
    typePolicies: {
      // Small things without an id of their own: one object a key.
      Source: { keyFields: ['key'] },
      Domain: { keyFields: ['key'] },
      Region: { keyFields: ['key'] },
    },
  }),
  defaultOptions: { watchQuery: { notifyOnNetworkStatusChange: true } },
  refetchEventManager: new RefetchEventManager({
    sources: { windowFocus: () => merge(windowFocusSource(), fromEvent(window, 'focus')) },
    handlers: {
      windowFocus: ({ client, matchesRefetchOn }) =>
        client.refetchQueries({
          include: 'active',
          onQueryUpdated: query =>
            matchesRefetchOn(query) && !query.getCurrentResult().loading && isStale(query.queryName, query.variables),
        }),
    },
  }),
})
