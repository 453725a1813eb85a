import { Box, Flex, Grid, HStack, List, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { CircleCheck, Database, FolderOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { number } from '../../dutch'
import { type TenderStatsQuery, useTenderStatsQuery } from '../../graphql.generated'
import { ErrorNotice } from '../../ui/ErrorNotice'
import { PageTitle } from '../../ui/PageTitle'
import { Section } from '../../ui/Section'
import { CategoriseCard } from './CategoriseCard'

const REFRESH_EVERY_MS = 5000
const TOP = 5

/** For every signed-in user; the gate keeps visitors out. */
export default function CategorisePage() {
  const { data, error, refetch } = useTenderStatsQuery({ fetchPolicy: 'no-cache', pollInterval: REFRESH_EVERY_MS })
  const stats = data?.tenderStats
  return (
    <Stack gap="5">
      <Flex justify="space-between" align="flex-end" gap="4" wrap="wrap">
        <PageTitle title="Tender Categorisatie Admin">Deel tenders uit de categorie Overig automatisch in</PageTitle>
        <HStack gap="2" textStyle="sm" color="fg.muted">
          <Box boxSize="1.5" borderRadius="full" bg="brand.dot" aria-hidden />
          Live, elke 5 seconden
        </HStack>
      </Flex>
      {stats ? <Totals {...stats} /> : !error && <Skeleton h="4.5rem" borderRadius="card" />}
      {error && !stats && (
        <ErrorNotice title="De cijfers konden niet worden geladen" error={error} onRetry={() => void refetch()} />
      )}
      <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21.5rem' }} alignItems="start">
        <CategoriseCard onDone={() => void refetch()} />
        <Stack gap="5">
          <HowItWorks />
          <TopCategories categories={stats?.categories ?? []} />
        </Stack>
      </Grid>
    </Stack>
  )
}

type Stats = TenderStatsQuery['tenderStats']

function Totals({ total, uncategorized }: Stats) {
  const categorized = total - uncategorized
  const share = total > 0 ? `${Math.round((100 * categorized) / total)}% van alle tenders` : ''
  return (
    <SimpleGrid columns={{ base: 1, md: 3 }} gap="3.5" as="section" aria-label="Stand">
      <Total label="Totaal" value={total} icon={<Database size={17} />} colour="gray" />
      <Total
        label="Overig"
        value={uncategorized}
        note="nog in te delen"
        icon={<FolderOpen size={17} />}
        colour="orange"
      />
      <Total label="Gecategoriseerd" value={categorized} note={share} icon={<CircleCheck size={17} />} colour="brand" />
    </SimpleGrid>
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
    <HStack gap="3.5" p="4" bg="bg.panel" borderWidth="1px" borderRadius="card" boxShadow="card" colorPalette={colour}>
      <Box bg="colorPalette.subtle" color="colorPalette.fg" borderRadius="l2" p="2.5" aria-hidden>
        {icon}
      </Box>
      <Box>
        <Text as="h2" textStyle="sm" color="fg.muted" fontWeight="450">
          {label}
        </Text>
        <HStack gap="2" align="baseline">
          <Text fontSize="xl" fontWeight="640" fontVariantNumeric="tabular-nums">
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

const steps = [
  'Scant alle tenders zonder categorie',
  'Zoekt trefwoorden in titel en omschrijving',
  'Wijst de best passende categorieën toe',
  'Valt terug op ‘Overig’ zonder treffer',
]

function HowItWorks() {
  return (
    <Section title="Hoe werkt het?">
      <List.Root as="ol" ps="5" gap="2.5" textStyle="sm">
        {steps.map(step => (
          <List.Item key={step}>{step}</List.Item>
        ))}
      </List.Root>
    </Section>
  )
}

function TopCategories({ categories }: Pick<Stats, 'categories'>) {
  return (
    <Section title="Top Categorieën">
      {categories.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          Nog geen categorieën
        </Text>
      ) : (
        <Stack as="ol" gap="2.5" textStyle="sm">
          {categories.slice(0, TOP).map(({ category, count }) => (
            <Flex as="li" key={category} justify="space-between" gap="3">
              {category}
              <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
                {number(count)}
              </Text>
            </Flex>
          ))}
        </Stack>
      )}
    </Section>
  )
}
