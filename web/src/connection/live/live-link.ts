import { ApolloLink } from '@apollo/client'
import { defer, retry, switchMap, timer } from 'rxjs'
import { pauseAfter } from './backoff'

/** Subscriptions over the socket with retries. The socket's code is loaded with the first one (code splitting). */
export const liveLink = new ApolloLink((operation, forward) =>
  defer(() => import('./socket')).pipe(
    retry({ delay: (_, attempt) => timer(pauseAfter(attempt)) }),
    switchMap(({ socketLink }) => socketLink.request(operation, forward)),
  ),
)
