import { List, Skeleton, Text } from '@chakra-ui/react'
import { ErrorNotice } from '../../ui/ErrorNotice'
import { TokenItem } from './TokenItem'
import { usePersonalTokensQuery } from './Tokens.generated'

export function TokenList({ onRevoked }: { readonly onRevoked: () => void }) {
  const { data, error, refetch } = usePersonalTokensQuery({ fetchPolicy: 'cache-and-network' })
  if (!data && error)
    return <ErrorNotice title="Je tokens konden niet worden geladen" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton h="12" role="status" aria-label="Tokens worden geladen" />
  const { personalTokens } = data
  if (personalTokens.length === 0) return <Text color="fg.muted">Je hebt nog geen tokens.</Text>
  return (
    <List.Root variant="plain" aria-label="Je tokens">
      {personalTokens.map(token => (
        <TokenItem key={token.id} token={token} onRevoked={onRevoked} />
      ))}
    </List.Root>
  )
}
