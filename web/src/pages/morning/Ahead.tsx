import { Box, Flex, Heading, HStack, Kbd, List, Text } from '@chakra-ui/react'
import { daysLeft, daysUntil } from '../../platform/dutch'
import { isClosingSoon } from '../../features/tenders/closing-soon'
import { nextClosing } from '../../features/tenders/next-closing'
import type { MorningQuery } from './Morning.generated'

type Listed = MorningQuery['tenders']['nodes'][number]

/** The next few tenders, and the keys that navigate without a choice. */
export function Ahead({ tenders }: { readonly tenders: readonly Listed[] }) {
  if (tenders.length === 0) return null
  return (
    <Box as="section" aria-labelledby="hierna" hideBelow="md">
      <Flex justify="space-between" align="center" mb="2">
        <Heading as="h2" id="hierna" textStyle="sm" fontWeight="550" color="fg.muted">
          Hierna
        </Heading>
        <HStack gap="1.5" textStyle="xs" color="fg.muted">
          <Kbd size="sm">k</Kbd> vorige <Kbd size="sm">j</Kbd> volgende, zonder keuze
        </HStack>
      </Flex>
      <List.Root variant="plain" bg="bg.panel" borderWidth="1px" borderRadius="card">
        {tenders.map(tender => (
          <List.Item
            key={tender.id}
            display="grid"
            gridTemplateColumns="minmax(0, 1fr) minmax(0, 16rem) 7rem"
            gap="4"
            px="4"
            py="2.5"
            textStyle="sm"
            _notLast={{ borderBottomWidth: '1px' }}
          >
            <Text fontWeight="550" truncate>
              {tender.title}
            </Text>
            <Text color="fg.muted" truncate>
              {tender.organization}
            </Text>
            <TimeLeft tender={tender} />
          </List.Item>
        ))}
      </List.Root>
    </Box>
  )
}

function TimeLeft({ tender }: { readonly tender: Listed }) {
  const closes = tender.status === 'OPEN' ? nextClosing(tender) : null
  const days = closes ? daysUntil(closes) : Number.NaN
  if (!(days >= 0)) return <span />
  return (
    <Text textAlign="end" color={isClosingSoon(days) ? 'orange.fg' : 'fg.muted'}>
      {daysLeft(days)}
    </Text>
  )
}
