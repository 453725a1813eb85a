import { useEffect, useEffectEvent } from 'react'
import { useApolloClient } from '@apollo/client/react'
import type { JobStateFragment } from '../../features/jobs/JobProgress.generated'
import type { SourceRowFragment } from './SourceRow.generated'
import { useSourceHealthQuery } from './SourcesPage.generated'
import { useJob } from '../../features/jobs/useJob'
import { makeAllStale } from '../../platform/requests/freshness'
import { refetchNamed } from '../../platform/requests/refetch-named'

/** Polls while sources are read, because the job itself only has the progress. */
const REFRESH_EVERY_MS = 3000
const counts = new Set<string | undefined>(['TroubledSourceCount'])

interface Sources {
  readonly sources: readonly SourceRowFragment[] | undefined
  readonly error: unknown
  readonly refetch: () => void
  /** The refresh that is running; null when there is none. */
  readonly job: JobStateFragment | null
}

/** Health of all sources; updated during a refresh, whoever started it. */
export function useSources(): Sources {
  const { job } = useJob('REFRESH')
  const isRunning = job?.state === 'RUNNING'
  const { data, error, refetch } = useSourceHealthQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: isRunning ? REFRESH_EVERY_MS : 0,
  })
  const client = useApolloClient()
  const onChange = useEffectEvent((hasEnded: boolean) => {
    if (hasEnded) makeAllStale()
    void refetch()
    refetchNamed(client, counts)
  })
  const jobKey = job && `${job.startedAt} ${job.state}`
  useEffect(() => {
    if (jobKey) onChange(!jobKey.endsWith('RUNNING'))
  }, [jobKey])
  return { sources: data?.sourceHealth, error, refetch: () => void refetch(), job: isRunning ? job : null }
}
