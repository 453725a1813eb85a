import { Box, Flex, type FlexProps, Skeleton } from '@chakra-ui/react'
import { useStatisticsQuery } from './Statistics.generated'
import { useTrendsQuery } from './Trends.generated'
import { isUnreachable } from '../../platform/requests/http-error'
import { ErrorNotice } from '../../ui/ErrorNotice'
import { Sparkline } from '../../ui/sparkline/Sparkline'
import { ChartTable } from '../../ui/ChartTable'
import { Stat } from './Stat'
import { SOURCE_STATUS } from './widgets/places'
import { thisWeek, type TrendPoint, trendsOf } from './trends'

/** Not from the cache: each visit of the dashboard fetches the current numbers. */
export function Statistics() {
  const { data, error, refetch } = useStatisticsQuery({ fetchPolicy: 'no-cache' })
  // A separate query, so that the figures do not wait for the trend lines.
  const { data: trendData } = useTrendsQuery()
  if (data) {
    const { tenderTypes, sources, ...counts } = data.publicStats
    const trends = trendData && trendsOf(trendData.activity)
    return (
      <Row as="section" aria-label="Statistieken">
        <Stat
          label="EU Aanbestedingen"
          value={tenderTypes.euProcurement}
          to="/tenders?type=eu_procurement"
          note={trends ? thisWeek(trends.euProcurement) : ''}
          sparkline={
            trends ? (
              <Weeks points={trends.euProcurement} what="EU Aanbestedingen" colour="blue" />
            ) : (
              <LinePlaceholder width={WEEKS_WIDTH} />
            )
          }
        />
        <Stat
          label="Freelance Opdrachten"
          value={tenderTypes.freelanceContract}
          to="/tenders?type=freelance_contract"
          note={trends ? thisWeek(trends.freelanceContract) : ''}
          sparkline={
            trends ? (
              <Weeks points={trends.freelanceContract} what="Freelance Opdrachten" colour="brand" />
            ) : (
              <LinePlaceholder width={WEEKS_WIDTH} />
            )
          }
        />
        <Stat label="Totaal" value={counts.total} to="/tenders" />
        <Stat label="Open" value={counts.open} to="/tenders?status=open" dot="brand" />
        <Stat label="Gesloten" value={counts.closed} to="/tenders?status=gesloten" dot="gray" />
        <Stat label="Archief" value={counts.archived} to="/tenders?archived=true" />
        <Stat
          label="Nieuw"
          value={counts.newToday}
          to="/tenders?newWithinDays=1"
          sparkline={trends ? <Days points={trends.newByDay} /> : <LinePlaceholder width={DAYS_WIDTH} />}
        />
        <Stat label="Bronnen" value={sources.length} to={`#${SOURCE_STATUS}`} />
      </Row>
    )
  }
  // The list below shows the error.
  if (isUnreachable(error)) return null
  if (error)
    return <ErrorNotice title="De cijfers konden niet worden geladen" error={error} onRetry={() => void refetch()} />
  return (
    <Skeleton h={{ base: '16', lg: '4.5rem' }} borderRadius="card" role="status" aria-label="Cijfers worden geladen" />
  )
}

/** One panel on a wide screen; on a narrow one it scrolls sideways between the edges of the screen, with a fade at its end. */
const Row = (props: FlexProps) => (
  <Flex
    gap={{ base: '2', lg: '0' }}
    mx={{ base: '-4', md: '-8', lg: '0' }}
    ps={{ base: '4', md: '8', lg: '0' }}
    // Padding that lets the last figure scroll out of the fade.
    pe={{ base: '12', lg: '0' }}
    maskImage={{ lgDown: 'linear-gradient(to right, black calc(100% - 4rem), transparent)' }}
    pos="relative"
    overflowX="auto"
    scrollbarWidth="none"
    bg={{ lg: 'bg.panel' }}
    borderWidth={{ lg: '1px' }}
    borderRadius={{ lg: 'card' }}
    boxShadow={{ lg: 'card' }}
    {...props}
  />
)

interface TrendProps {
  readonly points: readonly TrendPoint[]
}

const HEIGHT = 32
const WEEKS_WIDTH = 84
const DAYS_WIDTH = 48

/** Placeholder for a trend line, to avoid layout shift. */
const LinePlaceholder = ({ width }: { readonly width: number }) => <Box w={`${width}px`} h={`${HEIGHT}px`} />

/** The current week or day is incomplete. */
const trendLine = { height: HEIGHT, isLastOpen: true, shrinks: true } as const
const countsOf = (points: readonly TrendPoint[]) => points.map(({ count }) => count)

const Weeks = ({ points, what, colour }: TrendProps & { readonly what: string; readonly colour: string }) => (
  <>
    <Sparkline {...trendLine} values={countsOf(points)} colour={colour} width={WEEKS_WIDTH} isFilled />
    <ChartTable caption={`${what}, nieuw per week, tot en met vandaag`} by="Week" unit="Nieuw" rows={points} />
  </>
)

const Days = ({ points }: TrendProps) => (
  <>
    <Sparkline {...trendLine} values={countsOf(points)} colour="brand" width={DAYS_WIDTH} />
    <ChartTable caption="Nieuwe tenders per dag, tot en met vandaag" by="Dag" unit="Nieuw" rows={points} />
  </>
)
