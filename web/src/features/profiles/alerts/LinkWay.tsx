import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { Rss } from 'lucide-react'
import { moment } from '../../../platform/dutch'
import { messageOf } from '../../../platform/requests/message-of'
import { CopyButton } from '../../../ui/CopyButton'
import { showToast } from '../../../ui/toast/toast'
import { useRenewProfileLinkMutation, useRevokeProfileLinkMutation } from './ProfileLink.generated'
import { Way } from './Way'

interface LinkWayProps {
  readonly id: string
  readonly linkedAt: string | null
}

const onError = (error: Error) =>
  showToast({ type: 'error', title: 'Dat is niet gelukt', description: messageOf(error) })

/** The secret addresses of a profile for feed readers and calendars: shown once, renewed and revoked here. */
export function LinkWay({ id, linkedAt }: LinkWayProps) {
  const variables = { input: { id } }
  const [renew, { data, loading, reset }] = useRenewProfileLinkMutation({ variables, onError })
  const [revoke, { loading: isRevoking }] = useRevokeProfileLinkMutation({
    variables,
    onError,
    onCompleted: () => {
      reset()
      showToast({ type: 'success', title: 'De link is ingetrokken' })
    },
  })
  const isBusy = loading || isRevoking
  const made = data?.renewProfileLink
  return (
    <Way
      icon={<Rss size={16} />}
      title="Feed en agenda"
      description={linkedAt && !made ? `Geheime link van ${moment(linkedAt)}` : 'Atom en ICS, geheime link'}
      control={
        <HStack gap="1.5">
          {linkedAt && (
            <Button size="xs" variant="ghost" disabled={isBusy} onClick={() => void revoke()}>
              Intrekken
            </Button>
          )}
          <Button size="xs" variant="outline" disabled={isBusy} onClick={() => void renew()}>
            {linkedAt ? 'Nieuwe link' : 'Link maken'}
          </Button>
        </HStack>
      }
    >
      {made && (
        <Stack gap="1.5" mt="2" role="status">
          <Text textStyle="xs">
            Kopieer de adressen nu: je ziet ze maar één keer. Wie ze heeft, ziet dit profiel zonder in te loggen.
          </Text>
          <Address what="Adres van de feed" address={made.atom} />
          <Address what="Adres van de agenda" address={made.agenda} />
        </Stack>
      )}
    </Way>
  )
}

const Address = ({ what, address }: { readonly what: string; readonly address: string }) => (
  <HStack>
    <Text as="code" flex="1" fontFamily="mono" textStyle="xs" wordBreak="break-all">
      {address}
    </Text>
    <CopyButton what={what} text={address} />
  </HStack>
)
