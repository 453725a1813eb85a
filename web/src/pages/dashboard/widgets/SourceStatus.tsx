import { Box, HStack, Link as ChakraLink, SimpleGrid, Text } from '@chakra-ui/react'
import { Radio, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { clock, number } from '../../../platform/dutch'
import type { WidgetsQuery } from './Widgets.generated'
import { Tip } from '../../../ui/Tip'
import { SOURCE_STATUS } from './places'
import { troubleOf } from './source-trouble'
import { useNow } from '../../../ui/useNow'
import { Nothing, Widget } from '../../../ui/Widget'

type Source = WidgetsQuery['sources'][number]

export function SourceStatus({ sources }: { readonly sources: readonly Source[] }) {
  const active = sources.filter(({ tenderCount }) => tenderCount > 0)
  return (
    <Widget title="Bronnen Status" place={SOURCE_STATUS} icon={<Radio size={16} />} aside={<Time />}>
      {active.length === 0 ? (
        <Nothing>Geen actieve bronnen beschikbaar</Nothing>
      ) : (
        <SimpleGrid as="ul" columns={2} columnGap="3" rowGap="2" listStyleType="none">
          {active.map(source => (
            <SourceRow key={source.key} source={source} />
          ))}
        </SimpleGrid>
      )}
    </Widget>
  )
}

function SourceRow({ source: { key, name, tenderCount, state } }: { readonly source: Source }) {
  const trouble = troubleOf(state)
  return (
    <HStack as="li" gap="1.5" fontSize="0.8125rem" lineHeight="1.25rem" minW="0">
      {trouble ? (
        <Tip text={trouble}>
          <Box as="span" color="orange.fg" role="img" aria-label={trouble} tabIndex={0} flexShrink="0">
            <TriangleAlert size={14} />
          </Box>
        </Tip>
      ) : (
        <Box boxSize="1.5" flexShrink="0" borderRadius="full" bg="brand.dot" aria-hidden />
      )}
      <ChakraLink asChild display="block" flex="1" minW="0" variant="plain" color="fg" overflowWrap="anywhere">
        <Link to={`/tenders?source=${key}`}>{name}</Link>
      </ChakraLink>
      <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
        {number(tenderCount)}
      </Text>
    </HStack>
  )
}

function Time() {
  const now = useNow()
  return (
    <Text textStyle="xs" color="fg.muted">
      nu <time>{clock(now)}</time>
    </Text>
  )
}
