import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { Webhook } from 'lucide-react'
import { useState } from 'react'
import { moment } from '../../../platform/dutch'
import { MAX_WEBHOOK_ADDRESS_LENGTH } from '../../../limits.generated'
import { fieldErrors } from '../../../platform/requests/field-errors'
import { messageOf } from '../../../platform/requests/message-of'
import { CopyButton } from '../../../ui/CopyButton'
import { TextField } from '../../../ui/TextField'
import { showToast } from '../../../ui/toast/toast'
import type { ProfileAlertFragment } from './ProfileAlert.generated'
import { Way } from './Way'
import {
  useRemoveProfileWebhookMutation,
  useResumeProfileWebhookMutation,
  useSetProfileWebhookMutation,
} from './Webhook.generated'
import { WebhookCalls } from './WebhookCalls'

type Hook = ProfileAlertFragment['webhook']

const onError = (error: Error) =>
  showToast({ type: 'error', title: 'Dat is niet gelukt', description: messageOf(error) })

/** The webhook of a profile: its address, its secret (shown once), and its deliveries. */
export function WebhookWay({ id, webhook }: { readonly id: string; readonly webhook: Hook }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Way
      icon={<Webhook size={16} />}
      title="Webhook"
      description={descriptionOf(webhook)}
      control={
        <Button size="xs" variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Sluiten' : 'Instellen'}
        </Button>
      }
    >
      {isOpen && <WebhookForm id={id} webhook={webhook} />}
    </Way>
  )
}

function descriptionOf(webhook: Hook): string {
  if (!webhook) return 'ondertekend, Standard Webhooks'
  if (webhook.offAt) return `Uitgeschakeld op ${moment(webhook.offAt)}: er kwam dagenlang geen antwoord`
  return webhook.failingSince ? `Mislukt sinds ${moment(webhook.failingSince)}; we proberen het opnieuw` : webhook.url
}

function WebhookForm({ id, webhook }: { readonly id: string; readonly webhook: Hook }) {
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [set, setting] = useSetProfileWebhookMutation({
    onError: error => void (fieldErrors(error).url ?? onError(error)),
  })
  const variables = { input: { id } }
  const [remove, removing] = useRemoveProfileWebhookMutation({ variables, onError, onCompleted: () => setUrl('') })
  const [resume, resuming] = useResumeProfileWebhookMutation({ variables, onError })
  const isBusy = setting.loading || removing.loading || resuming.loading
  const secret = setting.data?.setProfileWebhook.secret
  return (
    <Stack gap="2.5" mt="2.5">
      <TextField
        label="Adres"
        name="webhook"
        type="url"
        placeholder="https://"
        autoComplete="off"
        value={url}
        maxLength={MAX_WEBHOOK_ADDRESS_LENGTH}
        error={fieldErrors(setting.error).url}
        onChange={setUrl}
      />
      <HStack wrap="wrap" gap="1.5">
        <Button
          size="xs"
          variant="outline"
          loading={setting.loading}
          disabled={isBusy || url.trim() === ''}
          onClick={() => void set({ variables: { input: { profileId: id, url } } })}
        >
          {webhook ? 'Bewaren met nieuw geheim' : 'Webhook bewaren'}
        </Button>
        {webhook?.offAt && (
          <Button size="xs" variant="outline" disabled={isBusy} onClick={() => void resume()}>
            Weer aanzetten
          </Button>
        )}
        {webhook && (
          <Button size="xs" variant="ghost" disabled={isBusy} onClick={() => void remove()}>
            Verwijderen
          </Button>
        )}
      </HStack>
      {secret && webhook && (
        <Stack gap="1" role="status">
          <Text textStyle="xs">
            Kopieer het geheim nu: je ziet het maar één keer. Controleer er de handtekening mee.
          </Text>
          <HStack>
            <Text as="code" flex="1" fontFamily="mono" textStyle="xs" wordBreak="break-all">
              {secret}
            </Text>
            <CopyButton what="Geheim" text={secret} />
          </HStack>
        </Stack>
      )}
      {webhook && <WebhookCalls profileId={id} />}
    </Stack>
  )
}
