import type { ApolloCache } from '@apollo/client'
import type { UserRowFragment } from './UserRow.generated'
import { UsersDocument } from './Users.generated'

/** Appends a new user to the cached list, which is oldest first and may lack its last page. */
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
