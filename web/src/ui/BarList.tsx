import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { Link, type To } from 'react-router-dom'
import { number } from '../platform/dutch'

interface Bar {
  readonly key: string
  readonly label: string
  readonly count: number
  readonly to: To
}

/** Bar chart of counts, relative to the first one, which is the largest. */
export function BarList({ bars }: { readonly bars: readonly Bar[] }) {
  const most = bars[0]?.count || 1
  return (
    <Stack as="ol" gap="1" listStyleType="none">
      {bars.map(({ key, label, count, to }) => (
        <Flex as="li" key={key} align="center" gap="3" textStyle="sm" position="relative">
          <Box flex="1" minW="0" position="relative" borderRadius="l1" px="2" py="0.5">
            <Box
              position="absolute"
              inset="0"
              style={{ width: `${(100 * count) / most}%` }}
              borderRadius="l1"
              bg="brand.100"
              _dark={{ bg: 'brand.muted' }}
              data-bar
              aria-hidden
            />
            <Link to={to} style={{ position: 'relative' }}>
              {label}
            </Link>
          </Box>
          <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
            {number(count)}
          </Text>
        </Flex>
      ))}
    </Stack>
  )
}
