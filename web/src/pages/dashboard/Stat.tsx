import { Box, HStack, LinkBox, LinkOverlay, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { number } from '../../platform/dutch'

interface StatProps {
  readonly label: string
  readonly value: number
  readonly to?: string
  /** Colour of the dot before the label. */
  readonly dot?: string
  /** Trend beside the figure, if there is room; '' while it is unknown. */
  readonly note?: string | null | undefined
  readonly sparkline?: ReactNode
}

/** A figure with its label: part of one panel on a wide screen, a separate tile on a narrow one. */
export function Stat({ label, value, to, dot, note, sparkline }: StatProps) {
  return (
    <LinkBox
      flex={{ base: '0 0 auto', lg: '1 1 auto' }}
      display="grid"
      gridTemplateColumns={{ base: 'auto 1fr', lg: 'auto auto 1fr' }}
      alignContent="center"
      alignItems="baseline"
      columnGap={{ base: '3', lg: '2' }}
      minH={{ base: '16', lg: '4.375rem' }}
      minW={{ base: '6.5rem', lg: '0' }}
      px="3.5"
      bg="bg.panel"
      borderWidth={{ base: '1px', lg: '0' }}
      borderInlineStartWidth={{ lg: '1px' }}
      borderRadius={{ base: 'l3', lg: '0' }}
      _first={{ lg: { borderInlineStartWidth: '0' } }}
      {...(to ? { _hover: { bg: 'bg.subtle' } } : {})}
    >
      {/* One cell in the markup, although the note is beside the figure. */}
      <Box display="contents">
        <HStack gap="1.5" gridColumn={{ base: '1 / -1', lg: '1 / 3' }}>
          {dot && <Box boxSize="1.5" borderRadius="full" bg={`${dot}.dot`} aria-hidden />}
          <Text as="h2" textStyle={{ base: 'xs', lg: 'sm' }} color="fg.muted" fontWeight="450" whiteSpace="nowrap">
            {label}
          </Text>
        </HStack>
        <Text gridColumn="1" fontSize="xl" lineHeight="1.25" fontWeight="640">
          {to ? (
            <LinkOverlay asChild _hover={{ color: 'brand.fg', textDecoration: 'underline' }}>
              <Link to={to} aria-label={`${label}: ${number(value)}`}>
                {number(value)}
              </Link>
            </LinkOverlay>
          ) : (
            number(value)
          )}
        </Text>
      </Box>
      {note != null && (
        <Text hideBelow="xl" gridColumn="2" minW="5.75rem" textStyle="xs" color="fg.muted" whiteSpace="nowrap">
          {note}
        </Text>
      )}
      {sparkline && (
        <Box
          gridColumn={{ base: '2', lg: '3' }}
          gridRow={{ base: '2', lg: '1 / 3' }}
          alignSelf="center"
          justifySelf="end"
          ms={{ lg: '2' }}
        >
          {sparkline}
        </Box>
      )}
    </LinkBox>
  )
}
