import { Badge, Box, Button, HStack, List, Skeleton, Text } from '@chakra-ui/react'
import { shortMoment } from '../../platform/dutch-moments'
import { useAccountSessionsQuery, useEndSessionMutation } from './AccountSessions.generated'
import { messageOf } from '../../platform/requests/message-of'
import { ErrorNotice } from '../../ui/ErrorNotice'
import { showToast } from '../../ui/toast/toast'
import { deviceName } from './device-name'

export function SessionList() {
  const { data, error, refetch } = useAccountSessionsQuery({ fetchPolicy: 'cache-and-network' })
  const [end, { loading }] = useEndSessionMutation({
    refetchQueries: ['AccountSessions'],
    onCompleted: () => showToast({ type: 'success', title: 'Aanmelding beëindigd' }),
    onError: failure => showToast({ type: 'error', title: 'Fout bij beëindigen', description: messageOf(failure) }),
  })
  if (!data && error)
    return (
      <ErrorNotice title="Je aanmeldingen konden niet worden geladen" error={error} onRetry={() => void refetch()} />
    )
  if (!data) return <Skeleton h="12" role="status" aria-label="Aanmeldingen worden geladen" />
  return (
    <List.Root variant="plain" aria-label="Aanmeldingen">
      {data.accountSessions.map(({ id, device, isCurrent, startedAt }) => (
        <List.Item key={id} display="block" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
          <HStack justify="space-between" gap="3">
            <Box>
              <HStack gap="2" flexWrap="wrap">
                <Text fontWeight="550">{deviceName(device)}</Text>
                {isCurrent && <Badge colorPalette="brand">Deze browser</Badge>}
              </HStack>
              <Text textStyle="sm" color="fg.muted">
                Ingelogd op {shortMoment(startedAt)}
              </Text>
            </Box>
            {!isCurrent && (
              <Button
                size="sm"
                variant="outline"
                disabled={loading}
                aria-label={`Beëindigen: ${deviceName(device)}, ingelogd op ${shortMoment(startedAt)}`}
                onClick={() => void end({ variables: { id } })}
              >
                Beëindigen
              </Button>
            )}
          </HStack>
        </List.Item>
      ))}
    </List.Root>
  )
}
