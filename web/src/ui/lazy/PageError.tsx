import { Button, Card, Heading, Text } from '@chakra-ui/react'

/** Fallback of the error boundaries, instead of a blank page. */
export function PageError() {
  return (
    <Card.Root maxW="34rem" mx="auto" mt="10" role="alert">
      <Card.Body gap="3" alignItems="flex-start">
        <Heading as="h1" size="lg">
          Deze pagina werkt even niet
        </Heading>
        <Text color="fg.muted">Er ging bij ons iets mis. Laad de pagina opnieuw; je gegevens zijn er nog.</Text>
        <Button onClick={() => window.location.reload()}>Pagina opnieuw laden</Button>
      </Card.Body>
    </Card.Root>
  )
}
