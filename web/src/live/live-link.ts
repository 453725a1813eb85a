import { ApolloLink } from '@apollo/client'
import { from, switchMap } from 'rxjs'

/** Subscriptions over the socket, whose code is loaded with the first of them (code splitting). */
export const liveLink = new ApolloLink((operation, forward) =>
  from(import('./socket')).pipe(switchMap(({ socketLink }) => socketLink.request(operation, forward))),
)
