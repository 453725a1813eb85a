import { Box, Flex, Link as ChakraLink, Text } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useSession } from '../../connection/session/use-session'
import { SOURCES_PATH } from '../../features/layout/account-places'
import type { CoverageQuery } from './Coverage.generated'

/** Names the sources that were not read; absent when all were. */
export function CoverageStrip({ coverage }: { readonly coverage: CoverageQuery['coverage'] | undefined }) {
  const { isAdmin } = useSession()
  if (!coverage?.sentence) return null
  return (
    <Flex
      as="aside"
      aria-label="Niet gedekt"
      align={{ base: 'flex-start', md: 'center' }}
      gap="3"
      px={{ base: '3', md: '4' }}
      py="2.5"
      bg="orange.subtle"
      color="orange.fg"
      borderWidth="1px"
      borderColor="orange.muted"
      borderRadius="card"
      textStyle="sm"
    >
      <TriangleAlert size={18} aria-hidden style={{ flexShrink: 0 }} />
      <Flex flex="1" minW="0" columnGap="4" rowGap="1" wrap="wrap" align="center" justify="space-between">
        <Box>
          <Text fontWeight="620">{coverage.sentence}</Text>
          <Text textStyle={{ base: 'xs', md: 'sm' }}>{coverage.note}</Text>
        </Box>
        {isAdmin && (
          <ChakraLink
            asChild
            color="inherit"
            fontWeight="620"
            minH={{ base: '11', md: '7' }}
            my={{ base: '-2.5', md: '0' }}
          >
            <Link to={SOURCES_PATH}>Bron bekijken</Link>
          </ChakraLink>
        )}
      </Flex>
    </Flex>
  )
}
