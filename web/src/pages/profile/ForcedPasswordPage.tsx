import { Button, Card, Center, Heading, Stack, Text } from '@chakra-ui/react'
import { SIGN_OUT_ADDRESS } from '../../connection/session/sign-in-address'
import { clearDevice } from '../../connection/session/sign-out'
import { PasswordForm } from './PasswordForm'

/** Replaces every page for a user who signed in with a temporary password. */
export default function ForcedPasswordPage() {
  return (
    <Center as="main" id="inhoud" minH="100dvh" p="4">
      <title>Wachtwoord wijzigen · GreenRock Tenders</title>
      <Card.Root w="full" maxW="28rem">
        <Card.Body gap="5">
          <Stack gap="2">
            <Heading as="h1" size="xl">
              Kies een eigen wachtwoord
            </Heading>
            <Text color="fg.muted">
              Je bent ingelogd met een tijdelijk wachtwoord, dat één keer werkt. Kies nu een wachtwoord dat alleen jij
              weet; daarna kun je verder.
            </Text>
          </Stack>
          <PasswordForm />
          <Button asChild variant="ghost" size="sm" alignSelf="flex-start">
            <a href={SIGN_OUT_ADDRESS} onClick={clearDevice}>
              Uitloggen
            </a>
          </Button>
        </Card.Body>
      </Card.Root>
    </Center>
  )
}
