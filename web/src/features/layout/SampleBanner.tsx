import { Box, HStack, Text } from '@chakra-ui/react'
import { FlaskConical } from 'lucide-react'
import { useInstallationQuery } from './SampleBanner.generated'
import { useSession } from '../../connection/session/use-session'
import { ClearSamples } from './ClearSamples'

export function SampleBanner() {
  const { isAdmin } = useSession()
  const { data } = useInstallationQuery()
  if (!data?.installation.sampleData) return null
  return (
    <Box
      as="aside"
      aria-label="Voorbeelddata"
      bg="orange.subtle"
      color="orange.fg"
      borderBottomWidth="1px"
      _print={{ display: 'none' }}
    >
      <HStack
        maxW="page"
        mx="auto"
        px={{ base: '4', md: '8' }}
        py="1"
        minH={isAdmin ? '10' : '8'}
        gap="2.5"
        textStyle="sm"
      >
        <FlaskConical size={16} aria-hidden style={{ flexShrink: 0 }} />
        <Text>
          <strong>Voorbeelddata.</strong>{' '}
          <Box as="span" hideBelow={isAdmin ? 'sm' : undefined}>
            Dit zijn verzonnen tenders.{' '}
          </Box>
          <Box as="span" hideBelow={isAdmin ? 'lg' : 'md'}>
            Zodra een bron bereikbaar is, staan hier de echte.
          </Box>
        </Text>
        {isAdmin && <ClearSamples />}
      </HStack>
    </Box>
  )
}
