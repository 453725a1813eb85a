import { Center, Spinner, Stack, Text } from '@chakra-ui/react'

interface CheckingScreenProps {
  /** On the path of the sign-in page. */
  readonly isSignInPage: boolean
}

export function CheckingScreen({ isSignInPage }: CheckingScreenProps) {
  return (
    <Center as="main" minH="100dvh">
      <Stack role="status" align="center" gap="4">
        <Spinner size="lg" color="brand.fg" borderWidth="3px" />
        <Text color="fg.muted">{isSignInPage ? 'Laden...' : 'Controleren van toegang...'}</Text>
      </Stack>
    </Center>
  )
}
