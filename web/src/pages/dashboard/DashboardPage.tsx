import { Stack } from '@chakra-ui/react'
import { PageTitle } from '../../ui/PageTitle'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { Statistics } from './Statistics'
import { TenderOverview } from './TenderOverview'
import { WidgetsSkeleton } from './widgets/WidgetsSkeleton'

const Widgets = lazyPart(() => import('./widgets/Widgets'))

export default function DashboardPage() {
  return (
    <Stack gap="3">
      <PageTitle title="Dashboard">Overzicht van Nederlandse tenders en freelance opdrachten</PageTitle>
      <Statistics />
      <TenderOverview rail={<Widgets props={{}} waiting={<WidgetsSkeleton />} />} />
    </Stack>
  )
}
