import { EmptyState, VStack } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface EmptyProps {
  readonly icon: ReactNode
  readonly title: string
  readonly description?: string
  /** Without a border, because its container has one. */
  readonly isPlain?: boolean
  readonly children?: ReactNode
}

/** Empty state: the reason, and an action. */
export function Empty({ icon, title, description, isPlain = false, children }: EmptyProps) {
  return (
    <EmptyState.Root borderWidth={isPlain ? '0' : '1px'} borderRadius="card" bg="bg.panel" py="14">
      <EmptyState.Content>
        <EmptyState.Indicator
          bg="brand.subtle"
          color="brand.fg"
          borderRadius="full"
          p="5"
          css={{ '& svg': { boxSize: '7' } }}
        >
          {icon}
        </EmptyState.Indicator>
        <VStack textAlign="center" maxW="22rem">
          <EmptyState.Title as="h2">{title}</EmptyState.Title>
          {description && <EmptyState.Description>{description}</EmptyState.Description>}
        </VStack>
        {children}
      </EmptyState.Content>
    </EmptyState.Root>
  )
}
