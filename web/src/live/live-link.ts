import { ApolloLink } from '@apollo/client'
import { from, switchMap } from 'rxjs'

/** Subscriptions. What they need is loaded with the first of them. */
export const liveLink = new ApolloLink((operation, forward) =>
  from(import('./socket')).pipe(switchMap(({ socketLink }) => socketLink.request(operation, forward))),
)
