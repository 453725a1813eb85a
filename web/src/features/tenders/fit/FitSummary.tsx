import { Box, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { countsOf } from './fit-texts'
import { FitWarning } from './TenderFit'
import type { TenderFitFragment } from './TenderFit.generated'

/** The fit in three figures, beside the facts of the assignment. */
export function FitSummary({ tender: { fit } }: { readonly tender: TenderFitFragment }) {
  if (!fit) return null
  const { all, met, unknown } = countsOf(fit)
  return (
    <Box borderTopWidth="1px" mt="4" pt="4" hideBelow="md">
      <Flex align="center" justify="space-between" gap="2" minH="6" mb="2">
        <Heading as="h3" textStyle="xs" fontWeight="640">
          Past bij mij
        </Heading>
        <FitWarning fit={fit} />
      </Flex>
      <SimpleGrid as="dl" columns={3} gap="2">
        <Figure
          label="Eisen"
          value={all === 0 ? 'geen' : `${met} van ${all}`}
          detail={unknown > 0 ? `${unknown} onbekend` : ''}
        />
        <Figure label="Past" value={`${fit.matches.length}`} />
        <Figure label="Ontbreekt" value={`${fit.missing.length}`} />
      </SimpleGrid>
    </Box>
  )
}

interface FigureProps {
  readonly label: string
  readonly value: string
  readonly detail?: string
}

const Figure = ({ label, value, detail = '' }: FigureProps) => (
  <Box _notFirst={{ borderStartWidth: '1px', ps: '2' }}>
    <Text as="dt" textStyle="xs" color="fg.muted">
      {label}
    </Text>
    <Text as="dd" fontWeight="640">
      {value}
      {detail && (
        <Text as="span" display="block" textStyle="xs" fontWeight="450" color="fg.muted">
          {detail}
        </Text>
      )}
    </Text>
  </Box>
)
