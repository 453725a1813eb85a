import { Card, Heading, HStack, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

interface WidgetProps {
  readonly title: string
  readonly icon: ReactNode
  readonly aside?: ReactNode
  /** Element id, as a link target. */
  readonly place?: string
  readonly children: ReactNode
}

/** A small card of the side column, labelled by its heading. */
export function Widget({ title, icon, aside, place, children }: WidgetProps) {
  const id = useId()
  return (
    <Card.Root
      as="section"
      aria-labelledby={id}
      {...(place ? { id: place, scrollMarginTop: 'calc({sizes.header} + 1rem)' } : {})}
    >
      <Card.Body p="4" gap="3">
        <HStack gap="2" minH="6">
          <HStack color="fg.muted" aria-hidden>
            {icon}
          </HStack>
          <Heading as="h2" id={id} textStyle="sm" flex="1">
            {title}
          </Heading>
          {aside}
        </HStack>
        {children}
      </Card.Body>
    </Card.Root>
  )
}

/** Empty state of a widget: one sentence. */
export const Nothing = ({ children }: { readonly children: string }) => (
  <Text textStyle="sm" color="fg.muted">
    {children}
  </Text>
)
