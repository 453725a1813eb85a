import { Box, Text } from '@chakra-ui/react'
import { Mail } from 'lucide-react'
import { useId } from 'react'
import { useSession } from '../../../connection/session/use-session'
import { type Alert } from './alert-words'
import { LinkWay } from './LinkWay'
import type { ProfileAlertFragment } from './ProfileAlert.generated'
import { PushWay } from './push/PushWay'
import { RhythmChoice } from './RhythmChoice'
import { Way } from './Way'
import { WaySwitch } from './WaySwitch'
import { WebhookWay } from './WebhookWay'

interface AlertFieldsProps {
  readonly alert: Alert
  /** The stored profile; a new one has no link or webhook yet. */
  readonly kept: Pick<ProfileAlertFragment, 'id' | 'webhook' | 'linkedAt'> | null
  readonly onChange: (changed: Partial<Alert>) => void
}

export function AlertFields({ alert, kept, onChange }: AlertFieldsProps) {
  const { user } = useSession()
  const id = useId()
  return (
    <>
      <RhythmChoice alert={alert} onChange={onChange} />
      <Box role="group" aria-labelledby={id}>
        <Text id={id} textStyle="sm" fontWeight="medium" mb="1.5">
          Hoe?
        </Text>
        <Box borderWidth="1px" borderRadius="l2">
          <Way
            icon={<Mail size={16} />}
            title="Mail"
            description={user?.email ?? 'naar het adres van je account'}
            control={<WaySwitch label="Mail" isOn={alert.byMail} onChange={byMail => onChange({ byMail })} />}
          />
          <PushWay isWanted={alert.byPush} onChange={byPush => onChange({ byPush })} />
          {kept && <LinkWay id={kept.id} linkedAt={kept.linkedAt} />}
          {kept && <WebhookWay id={kept.id} webhook={kept.webhook} />}
        </Box>
        {!kept && (
          <Text mt="1.5" textStyle="xs" color="fg.muted">
            Een feed, agenda of webhook stel je in zodra het profiel is bewaard.
          </Text>
        )}
      </Box>
    </>
  )
}
