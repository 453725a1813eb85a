import { Alert, HStack, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { CopyButton } from '../../ui/CopyButton'

/** A secret that is shown once. It gets the focus, because it appears above the form that created it. */
export function NewSecret({ secret }: { readonly secret: string }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Alert.Root status="success" variant="surface" alignItems="flex-start" aria-label="Nieuw token">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title>Kopieer je token nu: je ziet het maar één keer</Alert.Title>
        <HStack gap="2" maxW="full">
          <Text as="code" data-token fontFamily="mono" textStyle="sm" wordBreak="break-all">
            {secret}
          </Text>
          <CopyButton ref={button} what="Token" text={secret} />
        </HStack>
        <Text textStyle="sm">
          Stuur het mee als <code>Authorization: Bearer …</code> en bewaar het als een wachtwoord.
        </Text>
      </Alert.Content>
    </Alert.Root>
  )
}
