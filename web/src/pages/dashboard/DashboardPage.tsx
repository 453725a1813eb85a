import { Stack } from '@chakra-ui/react'
import { PageTitle } from '../../ui/PageTitle'
import { Statistics } from './Statistics'
import { TenderOverview } from './TenderOverview'
import { Widgets } from './widgets/Widgets'

export default function DashboardPage() {
  return (
    <Stack gap="3">
      <PageTitle title="Dashboard">Overzicht van Nederlandse tenders en freelance opdrachten</PageTitle>
      <Statistics />
      <TenderOverview rail={<Widgets />} />
    </Stack>
  )
}
