import { Button, Card, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface DeadEndProps {
  readonly title: string
  readonly tab: string
  readonly children: ReactNode
  /** Replaces the link to the list, for signed-out users. */
  readonly action?: ReactNode
}

/** Page for a missing or forbidden address: says why, and offers a way on. */
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
