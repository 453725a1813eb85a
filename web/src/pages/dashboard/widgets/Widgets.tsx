import { Box, SimpleGrid, Stack } from '@chakra-ui/react'
import { useWidgetsQuery } from './Widgets.generated'
import { isUnreachable } from '../../../platform/requests/http-error'
import { ErrorNotice } from '../../../ui/ErrorNotice'
import { Awards } from './Awards'
import { CategoryDistribution } from './CategoryDistribution'
import { CategoryExplanation, DomainExplanation } from './Explanations'
import { RecentActivity } from './RecentActivity'
import { SourceStatus } from './SourceStatus'
import { WidgetsSkeleton } from './WidgetsSkeleton'

/** Six widgets, in the order of their use: three beside the list, and three beneath it, where the list is the shorter column. */
export function Widgets() {
  const { data, error, refetch } = useWidgetsQuery()
  if (data)
    return (
      <Box as="aside" aria-label="Overzichten" display={{ base: 'grid', lg: 'contents' }} gap="3.5">
        <Stack gap="3.5" gridColumn={{ lg: '2' }} gridRow={{ lg: '1 / 3' }}>
          <SourceStatus sources={data.sources} />
          <CategoryDistribution categories={data.categories} lastRunAt={data.job?.completedAt ?? null} />
          <Awards />
        </Stack>
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="3.5" alignItems="start">
          <Box gridColumn={{ lg: 'span 2' }}>
            <RecentActivity activity={data.activity} />
          </Box>
          <CategoryExplanation categories={data.categories} />
          <DomainExplanation domains={data.domains} />
        </SimpleGrid>
      </Box>
    )
  // The list beside it says so.
  if (isUnreachable(error)) return null
  if (error)
    return (
      <ErrorNotice title="De overzichten konden niet worden geladen" error={error} onRetry={() => void refetch()} />
    )
  return <WidgetsSkeleton />
}
