import { Alert } from '@chakra-ui/react'

/** In place of a page for administrators. */
export function NoAccess() {
  return (
    <Alert.Root status="warning" maxW="40rem" mx="auto" mt="10" borderRadius="card">
      <title>Geen toegang · GreenRock Tenders</title>
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title as="h1">Administrator Rechten Vereist</Alert.Title>
        <Alert.Description>
          Deze pagina is alleen toegankelijk voor gebruikers met administrator rechten.
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}
