import { Card, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  readonly title: string
  readonly description?: string
  readonly icon?: ReactNode
  /** Right of the heading, or beneath it on narrow screens. */
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** A card labelled by its heading. */
export function Section({ title, description, icon, action, children }: SectionProps) {
  const id = useId()
  return (
    <Card.Root as="section" aria-labelledby={id}>
      <Card.Body gap="4" p={{ base: '4', md: '5' }}>
        <Flex justify="space-between" align="center" columnGap="4" rowGap="3" wrap="wrap">
          <Stack gap="1" flex={description ? '1 1 14rem' : '1 1 auto'}>
            <HStack gap="2.5">
              {icon && (
                <HStack color="fg.muted" aria-hidden>
                  {icon}
                </HStack>
              )}
              <Heading as="h2" id={id} size="md">
                {title}
              </Heading>
            </HStack>
            {description && (
              <Text textStyle="sm" color="fg.muted">
                {description}
              </Text>
            )}
          </Stack>
          {action && <HStack gap="2">{action}</HStack>}
        </Flex>
        {children}
      </Card.Body>
    </Card.Root>
  )
}
