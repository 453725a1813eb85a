import { Box, Flex, Grid, HStack, Skeleton, Stack } from '@chakra-ui/react'
import { useTenderStatsQuery } from './CategorisePage.generated'
import { useJob } from '../../features/jobs/useJob'
import { ErrorNotice } from '../../ui/ErrorNotice'
import { PageTitle } from '../../ui/PageTitle'
import { CategoriseCard } from './CategoriseCard'
import { HowItWorks } from './HowItWorks'
import { PreviousRun } from './PreviousRun'
import { RefreshCard } from './RefreshCard'
import { TodaysJobs } from './TodaysJobs'
import { TopCategories } from './TopCategories'
import { Totals } from './Totals'

const REFRESH_EVERY_MS = 5000

export default function CategorisePage() {
  const { data, error, refetch } = useTenderStatsQuery({ fetchPolicy: 'no-cache', pollInterval: REFRESH_EVERY_MS })
  const again = () => void refetch()
  const categorise = useJob('CATEGORIZE', again)
  const refresh = useJob('REFRESH', again)
  const stats = data?.tenderStats
  const runs = data?.jobs
  const isAwaited = (!stats && !error) || categorise.isAwaited || refresh.isAwaited
  return (
    <Stack gap="4">
      <Flex justify="space-between" align="baseline" columnGap="4" wrap="wrap">
        <PageTitle title="Tender Categorisatie Admin">Deel tenders uit de categorie Overig automatisch in</PageTitle>
        <HStack gap="2" textStyle="xs" fontWeight="550" color="brand.fg">
          <Box boxSize="1.5" borderRadius="full" bg="brand.dot" aria-hidden />
          Live, elke 5 seconden
        </HStack>
      </Flex>
      {/* Rendered all at once, to avoid layout shift when the figures or a job arrive. */}
      {isAwaited ? (
        <Skeleton h="40rem" borderRadius="card" role="status" aria-label="De stand wordt geladen" />
      ) : (
        <>
          {stats && <Totals {...stats} />}
          {error && !stats && (
            <ErrorNotice title="De cijfers konden niet worden geladen" error={error} onRetry={again} />
          )}
          <Grid
            columnGap="6"
            rowGap="3"
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21.5rem' }}
            alignItems="start"
          >
            <Stack gap="3">
              <CategoriseCard now={categorise} onDone={again} />
              {refresh.job?.state === 'RUNNING' && <RefreshCard job={refresh.job} at={refresh.at} />}
              {runs && <PreviousRun run={runs.find(({ kind }) => kind === 'CATEGORIZE')} />}
            </Stack>
            <Stack gap="3">
              <HowItWorks />
              {stats && <TopCategories categories={stats.categories} />}
              {runs && <TodaysJobs runs={runs} />}
            </Stack>
          </Grid>
        </>
      )}
    </Stack>
  )
}
