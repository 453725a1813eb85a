import { useState } from 'react'
import type { JobKind } from '../../graphql.generated'
import { type JobStateFragment, useJobProgressSubscription, useJobQuery } from './JobProgress.generated'

export interface JobNow {
  /** The newest job of the kind; null when there was none, and until that is known. */
  readonly job: JobStateFragment | null
  /** When that was last heard of. */
  readonly at: Date
  /** Whether there was one has not been answered yet. */
  readonly isAwaited: boolean
}

/** How far a job is, live. @param onEnd called when one ends, whoever began it */
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
