import { Box, Flex, Heading, HStack, Text } from '@chakra-ui/react'
import { Activity } from 'lucide-react'
import { Link } from 'react-router-dom'
import { pluralize, number, shortDay } from '../../../platform/dutch'
import { emptyFilter } from '../../../features/filters/state/filter'
import { writeFilter } from '../../../features/filters/state/filter-address'
import { lazyPart } from '../../../ui/lazy/lazy-part'
import { tokenOf } from './activity-colours'
import { closingWithin, HORIZONS } from './activity-summary'
import type { ActivityChartsProps } from './ActivityCharts'
import { ChartTable } from '../../../ui/ChartTable'
import { Widget } from '../../../ui/Widget'

const charts = () => import('./ActivityCharts')
const ClosingChart = lazyPart<ActivityChartsProps>(async () => ({ default: (await charts()).ClosingChart }))
const NewChart = lazyPart<ActivityChartsProps>(async () => ({ default: (await charts()).NewChart }))

const daily = (days: readonly { readonly day: string; readonly count: number }[]) => ({
  by: 'Dag',
  unit: 'Tenders',
  rows: days.map(({ day, count }) => ({ name: shortDay(day), count })),
})

export function RecentActivity({ activity }: ActivityChartsProps) {
  const { closingByDay, newByDay } = activity
  const closing = closingWithin(closingByDay)
  const news = newByDay.map(({ day, euProcurement, freelanceContract }) => ({
    day,
    count: euProcurement + freelanceContract,
  }))
  const total = news.reduce((sum, { count }) => sum + count, 0)
  return (
    <Widget title="Recente Activiteit" icon={<Activity size={16} />}>
      <Box as="section" aria-label="Sluit binnenkort">
        <Caption title="Sluit binnenkort" aside="komende 30 dagen" />
        <Box h="11" aria-hidden>
          <ClosingChart props={{ activity }} />
        </Box>
        <HStack as="ul" gap="4" mt="1.5" textStyle="xs" listStyleType="none" wrap="wrap">
          {HORIZONS.map(days => (
            <HStack as="li" key={days} gap="1.5">
              <Box boxSize="1.5" borderRadius="full" bg={tokenOf(days)} aria-hidden />
              <Link to={`/tenders?${writeFilter({ ...emptyFilter, maxDaysLeft: days, sort: 'closing' })}`}>
                {days} dagen <strong>{number(closing[days])}</strong>
              </Link>
            </HStack>
          ))}
        </HStack>
        <ChartTable caption="Open tenders die sluiten, per dag" {...daily(closingByDay)} />
      </Box>
      <Box as="section" aria-label="Nieuwe tenders">
        <Caption title="Nieuw" aside={`${pluralize(total, 'tender', 'tenders')} in 30 dagen`} />
        <Link to="/tenders?sort=newest" aria-label="Bekijk de nieuwste tenders">
          <Box h="9" aria-hidden>
            <NewChart props={{ activity }} />
          </Box>
        </Link>
        <ChartTable caption="Nieuwe tenders, per dag, tot en met vandaag" {...daily(news)} />
      </Box>
    </Widget>
  )
}

function Caption({ title, aside }: { readonly title: string; readonly aside: string }) {
  return (
    <Flex justify="space-between" mb="1.5" gap="2" textStyle="xs">
      <Heading as="h3" textStyle="xs" fontWeight="550">
        {title}
      </Heading>
      <Text color="fg.muted">{aside}</Text>
    </Flex>
  )
}
