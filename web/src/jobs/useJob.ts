import { type JobKind, type JobStateFragment, useJobProgressSubscription, useJobQuery } from '../graphql.generated'

/** The newest job of a kind, live; null when there was none, and until that is known. */
export function useJob(kind: JobKind): JobStateFragment | null {
  const { data: asked } = useJobQuery({ variables: { kind }, fetchPolicy: 'no-cache' })
  const { data: told } = useJobProgressSubscription({ variables: { kind } })
  return told?.jobProgress ?? asked?.job ?? null
}
