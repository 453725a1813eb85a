import { HStack, Text } from '@chakra-ui/react'
import { BellOff, BellRing, Mail, TriangleAlert, Webhook } from 'lucide-react'
import { alertInWords } from './alert-words'
import type { ProfileAlertFragment } from './ProfileAlert.generated'

/** Summary of a profile's alerts, with a warning when its webhook does not work. */
export function AlertLine({ profile }: { readonly profile: ProfileAlertFragment }) {
  const { webhook } = profile
  const words = alertInWords(profile)
  return (
    <>
      <HStack gap="1.5" mt="1" textStyle="xs" color="fg.muted">
        <AlertIcon words={words} />
        <Text>{words}</Text>
      </HStack>
      {webhook && (webhook.offAt ?? webhook.failingSince) && (
        <HStack gap="1.5" textStyle="xs" color="orange.fg">
          <TriangleAlert size={13} aria-hidden />
          <Text>
            {webhook.offAt
              ? 'De webhook is uitgeschakeld: er kwam dagenlang geen antwoord.'
              : 'De webhook antwoordt niet; we proberen het opnieuw.'}
          </Text>
        </HStack>
      )}
    </>
  )
}

function AlertIcon({ words }: { readonly words: string }) {
  if (words.startsWith('Mail')) return <Mail size={13} aria-hidden />
  if (words.startsWith('Melding')) return <BellRing size={13} aria-hidden />
  return words.startsWith('Webhook') ? <Webhook size={13} aria-hidden /> : <BellOff size={13} aria-hidden />
}
