import { Card, Heading, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  readonly title: string
  readonly description?: string
  readonly children: ReactNode
}

/** A card with a heading, which is its name too. */
export function Section({ title, description, children }: SectionProps) {
  const id = useId()
  return (
    <Card.Root as="section" aria-labelledby={id}>
      <Card.Body gap="4" p={{ base: '4', md: '6' }}>
        <Stack gap="1">
          <Heading as="h2" id={id} size="md">
            {title}
          </Heading>
          {description && (
            <Text textStyle="sm" color="fg.muted">
              {description}
            </Text>
          )}
        </Stack>
        {children}
      </Card.Body>
    </Card.Root>
  )
}
