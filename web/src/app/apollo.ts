import {
  ApolloClient,
  ApolloLink,
  InMemoryCache,
  type ObservableQuery,
  type OperationVariables,
  RefetchEventManager,
  windowFocusSource,
} from '@apollo/client'
import { getOperationAST, OperationTypeNode } from 'graphql'
import { fromEvent, merge } from 'rxjs'
import { threadPolicies } from '../features/comments/thread/comment-pages'
import { fetchPolicyFor, freshnessLink, isStale } from '../platform/requests/freshness'
import { keptLink } from '../connection/offline/kept-link'
import { retryLink } from '../platform/requests/retry'
import { authLink } from '../connection/session/auth-link'

/** A query without cache, such as the statistics, is stale as soon as it is answered. */
const isStaleQuery = ({ queryName, variables, options }: ObservableQuery) =>
  options.fetchPolicy === 'no-cache' || isStale(queryName, variables)

/**
 * Stale-while-revalidate: a query without its own fetch policy gets one by the age of its answer, for each set of
 * variables.
 */
class FreshApolloClient extends ApolloClient {
  override watchQuery<Data = unknown, Variables extends OperationVariables = OperationVariables>(
    options: ApolloClient.WatchQueryOptions<Data, Variables>,
  ): ObservableQuery<Data, Variables> {
    const { fetchPolicy } = options
    // A query with `skip` is on standby; its policy is decided when its variables change.
    if (fetchPolicy && fetchPolicy !== 'standby') return super.watchQuery(options)
    const name = getOperationAST(options.query)?.name?.value
    return super.watchQuery<Data, Variables>({
      ...options,
      fetchPolicy: fetchPolicy ?? fetchPolicyFor(name, options.variables),
      nextFetchPolicy: (_current, next) =>
        next.reason === 'variables-changed' ? fetchPolicyFor(name, next.options.variables) : 'cache-first',
    })
  }
}

/**
 * @param request sends queries and mutations
 * @param live sends subscriptions
 */
export const createClient = (request: ApolloLink, live: ApolloLink): ApolloClient =>
  new FreshApolloClient({
    link: ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      live,
      // Above the freshness link, so that answers from offline storage never count as fresh.
      ApolloLink.from([keptLink, freshnessLink, authLink, retryLink, request]),
    ),
    cache: new InMemoryCache({
      possibleTypes: {
        Node: ['Tender', 'Category', 'Bookmark', 'Comment', 'User'],
        CommentEvent: ['CommentAdded', 'CommentUpdated', 'CommentDeleted'],
      },
      typePolicies: {
        // Types without an id.
        Source: { keyFields: ['key'] },
        Domain: { keyFields: ['key'] },
        Region: { keyFields: ['key'] },
        TenderCopy: { keyFields: ['tenderId'] },
        // Types without a key that are queried in parts: merging keeps all parts.
        Activity: { merge: true },
        JobProgress: { merge: true },
        Session: { merge: true },
        ...threadPolicies,
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
              matchesRefetchOn(query) && !query.getCurrentResult().loading && isStaleQuery(query),
          }),
      },
    }),
  })
