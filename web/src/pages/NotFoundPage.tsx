import { Button, Card, Heading, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'

export default function NotFoundPage() {
  return (
    <Card.Root maxW="34rem" mx="auto" mt="10">
      <title>Niet gevonden · GreenRock Tenders</title>
      <Card.Body gap="3" alignItems="flex-start">
        <Heading as="h1" size="lg">
          404 Page Not Found
        </Heading>
        <Text color="fg.muted">
          Deze pagina bestaat niet, of niet meer. Misschien vind je wat je zoekt bij alle tenders.
        </Text>
        <Button asChild>
          <Link to="/tenders">Bekijk alle tenders</Link>
        </Button>
      </Card.Body>
    </Card.Root>
  )
}
