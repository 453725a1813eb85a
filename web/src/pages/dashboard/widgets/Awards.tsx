import { Box, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { Award } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { number, shortDay } from '../../../platform/dutch'
import { useAwardsQuery } from './Widgets.generated'
import { tenderAddress } from '../../../features/tenders/tender-address'
import { type AwardSummary, awardSummary } from './award-summary'
import { Nothing, Widget } from '../../../ui/Widget'

/** Recent winners among the hundred procurements that were most recently awarded or closed. */
export function Awards() {
  const { data, error } = useAwardsQuery()
  const summary = data && awardSummary(data.latestOutcomes)
  if (!data && !error) return null
  return (
    <Widget title="EU-gunningen" icon={<Award size={16} />}>
      {summary ? (
        <Summary summary={summary} />
      ) : (
        <Nothing>
          {error ? 'De gunningen konden niet worden geladen' : 'Nog geen gunningsinformatie beschikbaar'}
        </Nothing>
      )}
    </Widget>
  )
}

function Summary({ summary: { percentage, awarded, total, winners, recent } }: { readonly summary: AwardSummary }) {
  const location = useLocation()
  return (
    <>
      <HStack gap="3">
        <Ring percentage={percentage} />
        <Box>
          <Text textStyle="sm">
            <strong>{percentage}%</strong> heeft een winnaar
          </Text>
          <Text textStyle="xs" color="fg.muted">
            {number(awarded)} van de laatste {number(total)} gegunde of gesloten EU-tenders
          </Text>
        </Box>
      </HStack>
      <Part title="Grootste winnaars">
        {winners.map(({ name, count }) => (
          <Flex as="li" key={name} gap="2" textStyle="sm" justify="space-between">
            {name}
            <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
              {number(count)}
            </Text>
          </Flex>
        ))}
      </Part>
      <Part title="Laatste gunningen">
        {recent.map(({ id, title, winner, date }) => (
          <Box as="li" key={id} textStyle="sm">
            <Link to={tenderAddress(location, id)} state={{ opened: true }}>
              {title}
            </Link>
            <Text textStyle="xs" color="fg.muted">
              {[winner, date && shortDay(date)].filter(Boolean).join(' · ')}
            </Text>
          </Box>
        ))}
      </Part>
    </>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box>
      <Heading as="h3" textStyle="xs" color="fg.muted" fontWeight="550" mb="1.5">
        {title}
      </Heading>
      <Stack as="ol" gap="1.5" listStyleType="none">
        {children}
      </Stack>
    </Box>
  )
}

function Ring({ percentage }: { readonly percentage: number }) {
  const part = 'var(--chakra-colors-brand-solid)'
  const rest = 'var(--chakra-colors-brand-muted)'
  return (
    <Box
      aria-hidden
      boxSize="10"
      borderRadius="full"
      p="1.5"
      flexShrink="0"
      style={{ background: `conic-gradient(${part} ${percentage}%, ${rest} 0)` }}
    >
      <Box boxSize="full" borderRadius="full" bg="bg.panel" />
    </Box>
  )
}
