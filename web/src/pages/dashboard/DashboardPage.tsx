import { Stack } from '@chakra-ui/react'
import { PageTitle } from '../../ui/PageTitle'
import { Statistics } from './Statistics'
import { TenderOverview } from './TenderOverview'

export default function DashboardPage() {
  return (
    <Stack gap="6">
      <PageTitle title="Dashboard">Overzicht van Nederlandse tenders en freelance opdrachten</PageTitle>
      <Statistics />
      <TenderOverview />
    </Stack>
  )
}
