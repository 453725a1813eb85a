import { useState } from 'react'
import type { JobKind } from '../../graphql.generated'
import { type JobStateFragment, useJobProgressSubscription, useJobQuery } from './JobProgress.generated'

export interface JobNow {
  /** The newest job of the kind; null when there is none or it is not known yet. */
  readonly job: JobStateFragment | null
  readonly at: Date
  /** Whether the first answer is still pending. */
  readonly isAwaited: boolean
}

/**
 * Live progress of a job.
 * @param onEnd called when a job ends, whoever started it
 */
export function useJob(kind: JobKind, onEnd?: () => void): JobNow {
  const [at, setAt] = useState(() => new Date())
  const { data: asked, loading } = useJobQuery({ variables: { kind }, fetchPolicy: 'no-cache' })
  const { data: told } = useJobProgressSubscription({
    variables: { kind },
    onData: ({ data: { data } }) => {
      setAt(new Date())
      if (data?.jobProgress.completedAt) onEnd?.()
    },
  })
  return { job: told?.jobProgress ?? asked?.job ?? null, at, isAwaited: loading && !told }
}
