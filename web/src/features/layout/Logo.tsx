import { chakra, HStack, Image, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'

const HomeLink = chakra(Link)

export function Logo() {
  return (
    <HomeLink to="/" aria-label="GreenRock Tenders, naar het dashboard" borderRadius="l2" minW="0">
      {/* A name that does not fit wraps out of sight, so that only the logo is shown. */}
      <HStack gap="2.5" wrap="wrap" h="7" overflow="hidden">
        <Image src="/favicon.svg" alt="" boxSize="7" />
        <Text fontWeight="660" letterSpacing="-0.02em" whiteSpace="nowrap">
          GreenRock{' '}
          <Text as="span" fontWeight="450" color="fg.muted" display={{ base: 'none', sm: 'inline' }}>
            Tenders
          </Text>
        </Text>
      </HStack>
    </HomeLink>
  )
}
