import {
  ApolloClient,
  ApolloLink,
  HttpLink,
  type ObservableQuery,
  RefetchEventManager,
  windowFocusSource,
} from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { fromEvent, merge } from 'rxjs'
import { createCache } from './cache'
import { freshnessLink, isStale } from './freshness'
import { fetchOk } from './http-error'
import { liveLink } from './live/live-link'
import { retryLink } from './retry'
import { authLink } from './session/auth-link'

/** What is never kept, as the statistics, is old as soon as it is there. */
const isOld = ({ queryName, variables, options }: ObservableQuery) =>
  options.fetchPolicy === 'no-cache' || isStale(queryName, variables)

export const client = new ApolloClient({
  link: ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    liveLink,
    ApolloLink.from([
      freshnessLink,
      authLink,
      retryLink,
      new HttpLink({ uri: '/graphql', credentials: 'include', fetch: fetchOk }),
    ]),
  ),
  cache: createCache(),
  defaultOptions: { watchQuery: { notifyOnNetworkStatusChange: true } },
  refetchEventManager: new RefetchEventManager({
    sources: { windowFocus: () => merge(windowFocusSource(), fromEvent(window, 'focus')) },
    handlers: {
      windowFocus: ({ client, matchesRefetchOn }) =>
        client.refetchQueries({
          include: 'active',
          onQueryUpdated: query => matchesRefetchOn(query) && !query.getCurrentResult().loading && isOld(query),
        }),
    },
  }),
})
