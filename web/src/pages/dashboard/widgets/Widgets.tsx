import { Box, Stack } from '@chakra-ui/react'
import { useWidgetsQuery } from './Widgets.generated'
import { isUnreachable } from '../../../platform/requests/http-error'
import { ErrorNotice } from '../../../ui/ErrorNotice'
import { Awards } from './Awards'
import { CategoryDistribution } from './CategoryDistribution'
import { CategoryExplanation, DomainExplanation } from './Explanations'
import { RecentActivity } from './RecentActivity'
import { SourceStatus } from './SourceStatus'
import { WidgetsSkeleton } from './WidgetsSkeleton'

/** Five widgets beside the list of tenders and the charts beneath it, so that both columns are about equally long. */
export function Widgets() {
  const { data, error, refetch } = useWidgetsQuery()
  if (data)
    return (
      <Box as="aside" aria-label="Overzichten" display={{ base: 'grid', lg: 'contents' }} gap="3.5">
        <Stack gap="3.5" gridColumn={{ lg: '2' }} gridRow={{ lg: '1 / 3' }}>
          <SourceStatus sources={data.sources} />
          <CategoryDistribution categories={data.categories} lastRunAt={data.job?.completedAt ?? null} />
          <Awards />
          <CategoryExplanation categories={data.categories} />
          <DomainExplanation domains={data.domains} />
        </Stack>
        <RecentActivity activity={data.activity} />
      </Box>
    )
  // The list beside it shows the error.
  if (isUnreachable(error)) return null
  if (error)
    return (
      <ErrorNotice title="De overzichten konden niet worden geladen" error={error} onRetry={() => void refetch()} />
    )
  return <WidgetsSkeleton />
}
