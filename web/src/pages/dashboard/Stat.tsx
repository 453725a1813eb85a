import { Box, Card, Flex, HStack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { number } from '../../dutch'

interface StatProps {
  readonly label: string
  readonly value: number
}

export function LargeStat({
  label,
  value,
  icon,
  colour,
}: StatProps & { readonly icon: ReactNode; readonly colour: string }) {
  return (
    <Card.Root colorPalette={colour}>
      <Card.Body p={{ base: '4', md: '6' }} gap="3" justifyContent="center">
        <Flex
          gap={{ base: '2', md: '3' }}
          align={{ base: 'flex-start', md: 'center' }}
          direction={{ base: 'column', md: 'row' }}
        >
          <Box bg="colorPalette.subtle" color="colorPalette.fg" borderRadius="l2" p="2.5" aria-hidden>
            {icon}
          </Box>
          <Text as="h2" textStyle="sm" fontWeight="550" color="fg.muted">
            {label}
          </Text>
        </Flex>
        <Text
          fontSize={{ base: '2xl', md: '4xl' }}
          fontWeight="660"
          letterSpacing="-0.03em"
          fontVariantNumeric="tabular-nums"
        >
          {number(value)}
        </Text>
      </Card.Body>
    </Card.Root>
  )
}

export function SmallStat({ label, value, colour }: StatProps & { readonly colour?: string }) {
  return (
    <Card.Root>
      <Card.Body p="3.5" gap="1">
        <HStack gap="1.5">
          {colour && <Box boxSize="1.5" borderRadius="full" bg={`${colour}.dot`} aria-hidden />}
          <Text as="h2" textStyle="xs" color="fg.muted" fontWeight="450">
            {label}
          </Text>
        </HStack>
        <Text fontSize="xl" fontWeight="640" fontVariantNumeric="tabular-nums">
          {number(value)}
        </Text>
      </Card.Body>
    </Card.Root>
  )
}
