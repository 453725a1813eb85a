import { Box, Flex, HStack, Text } from '@chakra-ui/react'
import { CircleCheck, Database, FolderOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { number } from '../../platform/dutch'
import type { TenderStatsQuery } from './CategorisePage.generated'

export function Totals({ total, uncategorized }: TenderStatsQuery['tenderStats']) {
  const categorized = total - uncategorized
  const share = total > 0 ? `${Math.round((100 * categorized) / total)}% van alle tenders` : ''
  return (
    <Flex wrap="wrap" gap={{ base: '2', md: '3' }} as="section" aria-label="Stand">
      <Total label="Totaal" value={total} icon={<Database size={17} />} colour="gray" />
      <Total
        label="Overig"
        value={uncategorized}
        note="nog in te delen"
        icon={<FolderOpen size={17} />}
        colour="orange"
      />
      <Total label="Gecategoriseerd" value={categorized} note={share} icon={<CircleCheck size={17} />} colour="brand" />
    </Flex>
  )
}

interface TotalProps {
  readonly label: string
  readonly value: number
  readonly note?: string
  readonly icon: ReactNode
  readonly colour: string
}

function Total({ label, value, note, icon, colour }: TotalProps) {
  return (
    <HStack
      flex="1 1 0"
      gap="3"
      minH="4.5rem"
      px={{ base: '3', md: '4' }}
      py="2.5"
      align={{ base: 'flex-start', md: 'center' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      boxShadow="card"
      colorPalette={colour}
    >
      <Box hideBelow="md" bg="colorPalette.subtle" color="colorPalette.fg" borderRadius="l2" p="2.5" aria-hidden>
        {icon}
      </Box>
      <Box minW="0">
        <Text as="h2" textStyle="sm" color="fg.muted" fontWeight="450" whiteSpace="nowrap">
          {label}
        </Text>
        <HStack columnGap="2" rowGap="0" flexWrap="wrap" align="baseline">
          <Text fontSize="xl" fontWeight="640" lineHeight="1.3">
            {number(value)}
          </Text>
          {note && (
            <Text textStyle="xs" color="fg.muted">
              {note}
            </Text>
          )}
        </HStack>
      </Box>
    </HStack>
  )
}
