import { Stack } from '@chakra-ui/react'
import { useWidgetsQuery } from './Widgets.generated'
import { isUnreachable } from '../../../requests/http-error'
import { ErrorNotice } from '../../../ui/ErrorNotice'
import { Awards } from './Awards'
import { CategoryDistribution } from './CategoryDistribution'
import { CategoryExplanation, DomainExplanation } from './Explanations'
import { RecentActivity } from './RecentActivity'
import { SourceStatus } from './SourceStatus'
import { WidgetsSkeleton } from './WidgetsSkeleton'

/** The rail beside the list: six widgets, in the order of their use. */
export default function Widgets() {
  const { data, error, refetch } = useWidgetsQuery()
  if (data)
    return (
      <Stack as="aside" aria-label="Overzichten" gap="3.5">
        <SourceStatus sources={data.sources} />
        <CategoryDistribution categories={data.categories} lastRunAt={data.job?.completedAt ?? null} />
        <Awards />
        <RecentActivity activity={data.activity} />
        <CategoryExplanation categories={data.categories} />
        <DomainExplanation domains={data.domains} />
      </Stack>
    )
  // The list beside it says so.
  if (isUnreachable(error)) return null
  if (error)
    return (
      <ErrorNotice title="De overzichten konden niet worden geladen" error={error} onRetry={() => void refetch()} />
    )
  return <WidgetsSkeleton />
}
