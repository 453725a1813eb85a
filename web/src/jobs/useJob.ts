import { useState } from 'react'
import { type JobKind, type JobStateFragment, useJobProgressSubscription, useJobQuery } from '../graphql.generated'

interface JobNow {
  /** The newest job of the kind; null when there was none, and until that is known. */
  readonly job: JobStateFragment | null
  /** When that was last heard of. */
  readonly at: Date
}

/** How far a job is, live. */
export function useJob(kind: JobKind): JobNow {
  const [at, setAt] = useState(() => new Date())
  const { data: asked } = useJobQuery({ variables: { kind }, fetchPolicy: 'no-cache' })
  const { data: told } = useJobProgressSubscription({ variables: { kind }, onData: () => setAt(new Date()) })
  return { job: told?.jobProgress ?? asked?.job ?? null, at }
}
