import { ApolloLink } from '@apollo/client'
import { defer, retry, switchMap, timer } from 'rxjs'
import { pauseAfter } from './backoff'

/** Subscriptions over the socket, whose code is loaded with the first of them (code splitting), with retries. */
export const liveLink = new ApolloLink((operation, forward) =>
  defer(() => import('./socket')).pipe(
    retry({ delay: (_, attempt) => timer(pauseAfter(attempt)) }),
    switchMap(({ socketLink }) => socketLink.request(operation, forward)),
  ),
)
