import { Box, List, Skeleton } from '@chakra-ui/react'
import { number } from '../../platform/dutch'
import { useUsersQuery } from './Users.generated'
import { ErrorNotice } from '../../ui/ErrorNotice'
import { LoadMore } from '../../ui/list/LoadMore'
import { Section } from '../../ui/Section'
import { UserRow } from './UserRow'

export function UserList() {
  const { data, error, refetch, fetchMore } = useUsersQuery()
  if (!data && error)
    return <ErrorNotice title="Gebruikers konden niet worden geladen" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton h="40" borderRadius="card" role="status" aria-label="Gebruikers worden geladen" />
  const { nodes, totalCount, pageInfo } = data.users

  const loadMore = () =>
    fetchMore({
      variables: { after: pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { users } }) => {
        const known = new Set(users.nodes.map(({ id }) => id))
        return {
          users: { ...users, nodes: [...before.users.nodes.filter(({ id }) => !known.has(id)), ...users.nodes] },
        }
      },
    })
  return (
    <Section title={`Bestaande Gebruikers (${number(totalCount)})`}>
      <List.Root variant="plain" aria-label="Gebruikers">
        {nodes.map(user => (
          <UserRow key={user.id} user={user} />
        ))}
      </List.Root>
      {pageInfo.hasNextPage && (
        <Box alignSelf="center">
          <LoadMore label="Meer laden" failure="Meer gebruikers konden niet worden geladen" onLoad={loadMore} />
        </Box>
      )}
    </Section>
  )
}
