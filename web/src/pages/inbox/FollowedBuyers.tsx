import { Box, Button, Flex, List, Skeleton, Text } from '@chakra-ui/react'
import { Building2, X } from 'lucide-react'
import { useRef } from 'react'
import { messageOf } from '../../platform/requests/message-of'
import { ErrorNotice } from '../../ui/ErrorNotice'
import { Section } from '../../ui/Section'
import { showToast } from '../../ui/toast/toast'
import { FollowedBuyersDocument, useFollowedBuyersQuery, useUnfollowBuyerMutation } from './FollowedBuyers.generated'

/** The buyers that the user follows; one begins to follow a buyer at one of its tenders. */
export function FollowedBuyers() {
  const { data, error, refetch } = useFollowedBuyersQuery({ fetchPolicy: 'cache-and-network' })
  const list = useRef<HTMLDivElement>(null)
  const [unfollow, { loading }] = useUnfollowBuyerMutation({
    update: (cache, { data: answer }) => {
      cache.writeQuery({ query: FollowedBuyersDocument, data: { followedBuyers: answer!.unfollowBuyer } })
      // The focused button disappears with its row.
      list.current?.focus()
    },
    onError: failure =>
      showToast({ type: 'error', title: 'Je volgt deze opdrachtgever nog', description: messageOf(failure) }),
  })
  return (
    <Section
      title="Opdrachtgevers die je volgt"
      icon={<Building2 size={16} />}
      description="Je hoort van wijzigingen in al hun tenders."
    >
      {!data && error && (
        <ErrorNotice
          title="De opdrachtgevers konden niet worden geladen"
          error={error}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!data && !error && <Skeleton h="10" role="status" aria-label="Opdrachtgevers worden geladen" />}
      <Box ref={list} tabIndex={-1} outline="none">
        {data?.followedBuyers.length === 0 && (
          <Text textStyle="sm" color="fg.muted">
            Je volgt nog geen opdrachtgevers. Kies ‘Opdrachtgever volgen’ bij een tender.
          </Text>
        )}
        <List.Root variant="plain">
          {data?.followedBuyers.map(({ clientKey, name }) => (
            <List.Item key={clientKey} display="block">
              <Flex gap="3" align="center" justify="space-between" minH={{ base: '11', md: '9' }} textStyle="sm">
                <Text minW="0" overflowWrap="anywhere">
                  {name}
                </Text>
                <Button
                  variant="outline"
                  size="xs"
                  flexShrink="0"
                  disabled={loading}
                  aria-label={`Niet meer volgen: ${name}`}
                  onClick={() => void unfollow({ variables: { clientKey } })}
                >
                  <X size={14} aria-hidden /> Niet meer volgen
                </Button>
              </Flex>
            </List.Item>
          ))}
        </List.Root>
      </Box>
    </Section>
  )
}
