import { Box, Button, HStack, List, Text } from '@chakra-ui/react'
import { pluralize, moment } from '../../../platform/dutch'
import { messageOf } from '../../../platform/requests/message-of'
import { showToast } from '../../../ui/toast/toast'
import {
  type WebhookCallFragment,
  useResendWebhookDeliveryMutation,
  useWebhookDeliveriesQuery,
} from './Webhook.generated'

/** The last deliveries of a webhook, each with a button to send it again. */
export function WebhookCalls({ profileId }: { readonly profileId: string }) {
  const { data, error } = useWebhookDeliveriesQuery({ variables: { profileId }, fetchPolicy: 'network-only' })
  if (error) return <Text textStyle="xs">{messageOf(error)}</Text>
  const calls = data?.webhookDeliveries ?? []
  if (calls.length === 0)
    return <Text textStyle="xs">{data ? 'Nog niets verstuurd.' : 'Verzonden berichten laden...'}</Text>
  return (
    <List.Root variant="plain" gap="1.5" aria-label="Verzonden berichten" maxH="12rem" overflowY="auto">
      {calls.map(call => (
        <Call key={call.id} call={call} />
      ))}
    </List.Root>
  )
}

function Call({ call }: { readonly call: WebhookCallFragment }) {
  const { id, createdAt, tenderCount, nextTryAt } = call
  const [resend, { loading }] = useResendWebhookDeliveryMutation({
    variables: { input: { id } },
    onError: error => showToast({ type: 'error', title: 'Dat is niet gelukt', description: messageOf(error) }),
    onCompleted: () => showToast({ type: 'success', title: 'Het bericht wordt binnen een minuut opnieuw verstuurd' }),
  })
  return (
    <List.Item display="block">
      <HStack gap="2" textStyle="xs" justify="space-between">
        <Box minW="0">
          <Text>
            {moment(createdAt)} · {pluralize(tenderCount, 'tender', 'tenders')}
          </Text>
          <Text color="fg.muted">{outcomeOf(call)}</Text>
        </Box>
        {!nextTryAt && (
          <Button size="2xs" variant="outline" loading={loading} onClick={() => void resend()}>
            Opnieuw sturen
          </Button>
        )}
      </HStack>
    </List.Item>
  )
}

function outcomeOf({ sentAt, status, error, nextTryAt, attempts }: WebhookCallFragment): string {
  if (sentAt) return `Ontvangen (${status}) op ${moment(sentAt)}`
  if (!error) return 'Wordt verstuurd'
  return nextTryAt ? `${error} Poging ${attempts}; opnieuw op ${moment(nextTryAt)}.` : `${error} Opgegeven.`
}
