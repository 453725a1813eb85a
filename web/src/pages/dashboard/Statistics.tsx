import { Box, Grid, SimpleGrid, Skeleton } from '@chakra-ui/react'
import { Landmark, UserRound } from 'lucide-react'
import { useStatisticsQuery } from '../../graphql.generated'
import { ErrorNotice } from '../../ui/ErrorNotice'
import { LargeStat, SmallStat } from './Stat'

const layout = { base: '1fr 1fr', lg: 'minmax(0, 1.2fr) minmax(0, 1.2fr) minmax(0, 1.5fr)' }

/** Never from the cache: each visit of the dashboard fetches the current numbers. */
export function Statistics() {
  const { data, error, refetch } = useStatisticsQuery({ fetchPolicy: 'no-cache' })
  if (data) {
    const { tenderTypes, sources, ...counts } = data.publicStats
    return (
      <Grid templateColumns={layout} gap="3.5" as="section" aria-label="Statistieken">
        <LargeStat
          label="EU Aanbestedingen"
          value={tenderTypes.euProcurement}
          icon={<Landmark size={18} />}
          colour="blue"
        />
        <LargeStat
          label="Freelance Opdrachten"
          value={tenderTypes.freelanceContract}
          icon={<UserRound size={18} />}
          colour="brand"
        />
        <SimpleGrid columns={3} gap="3" gridColumn={{ base: '1 / -1', lg: 'auto' }}>
          <SmallStat label="Totaal" value={counts.total} />
          <SmallStat label="Open" value={counts.open} colour="brand" />
          <SmallStat label="Gesloten" value={counts.closed} colour="gray" />
          <SmallStat label="Archief" value={counts.archived} colour="gray" />
          <SmallStat label="Nieuw" value={counts.newToday} colour="blue" />
          <SmallStat label="Bronnen" value={sources.length} />
        </SimpleGrid>
      </Grid>
    )
  }
  if (error)
    return <ErrorNotice title="De cijfers konden niet worden geladen" error={error} onRetry={() => void refetch()} />
  return <StatisticsSkeleton />
}

function StatisticsSkeleton() {
  return (
    <Grid templateColumns={layout} gap="3.5" role="status" aria-label="Cijfers worden geladen">
      <Skeleton h={{ base: '6.5rem', lg: '9.5rem' }} borderRadius="card" />
      <Skeleton h={{ base: '6.5rem', lg: '9.5rem' }} borderRadius="card" />
      <SimpleGrid columns={3} gap="3" gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        {['Totaal', 'Open', 'Gesloten', 'Archief', 'Nieuw', 'Bronnen'].map(label => (
          <Box key={label}>
            <Skeleton h="4.4rem" borderRadius="card" />
          </Box>
        ))}
      </SimpleGrid>
    </Grid>
  )
}
