import { Button, Card, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface DeadEndProps {
  readonly title: string
  /** In the browser's tab. */
  readonly tab: string
  readonly children: ReactNode
  /** Who is signed out is sent here instead of to the lists. */
  readonly action?: ReactNode
}

/** In place of a page that there is not, or not for who asks: what is the matter, and the way on. */
export function DeadEnd({ title, tab, children, action }: DeadEndProps) {
  return (
    <Card.Root maxW="34rem" mx="auto" mt={{ base: '4', md: '10' }}>
      <title>{`${tab} · GreenRock Tenders`}</title>
      <Card.Body gap="3" alignItems="flex-start">
        <Heading as="h1" size="lg">
          {title}
        </Heading>
        <Text color="fg.muted">{children}</Text>
        {action ?? (
          <Button asChild>
            <Link to="/tenders">Bekijk alle tenders</Link>
          </Button>
        )}
      </Card.Body>
    </Card.Root>
  )
}
