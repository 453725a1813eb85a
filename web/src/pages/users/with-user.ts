import type { ApolloCache } from '@apollo/client'
import { type UserRowFragment, UsersDocument } from '../../graphql.generated'

/** Puts a new account at the end of the list on screen: the oldest stand first, and the last page may not be here yet. */
export function withUser(cache: ApolloCache, user: UserRowFragment): void {
  cache.updateQuery({ query: UsersDocument, variables: {} }, data =>
    data && !data.users.nodes.some(({ id }) => id === user.id)
      ? {
          ...data,
          users: { ...data.users, totalCount: data.users.totalCount + 1, nodes: [...data.users.nodes, user] },
        }
      : data,
  )
}
