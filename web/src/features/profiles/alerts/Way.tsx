import { Box, HStack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface WayProps {
  readonly icon: ReactNode
  readonly title: string
  readonly description: string
  readonly control: ReactNode
  readonly children?: ReactNode
}

/** A row for one alert channel. */
export function Way({ icon, title, description, control, children }: WayProps) {
  return (
    <Box px="3" py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <HStack gap="3">
        <Box color="fg.muted" aria-hidden>
          {icon}
        </Box>
        <Box flex="1" minW="0">
          <Text textStyle="sm" fontWeight="medium">
            {title}
          </Text>
          <Text textStyle="xs" color="fg.muted" wordBreak="break-word">
            {description}
          </Text>
        </Box>
        {control}
      </HStack>
      {children}
    </Box>
  )
}
