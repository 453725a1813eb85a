import { pluralize, number } from '../../platform/dutch'
import type { JobKind } from '../../graphql.generated'
import type { JobStateFragment } from './JobProgress.generated'

type Progress = Pick<JobStateFragment, 'done' | 'total' | 'label'>

const notices = (count: number) => pluralize(count, 'aankondiging', 'aankondigingen')
const tenders = (count: number) => pluralize(count, 'tender', 'tenders')

/** 'TED · 1.240 van 3.100 aankondigingen'; without numbers while the total is unknown. */
export const progressText = ({ kind, done, total, label }: Progress & { readonly kind: JobKind }): string =>
  [label, total > 0 && `${number(done)} van ${(kind === 'REFRESH' ? notices : tenders)(total)}`]
    .filter(Boolean)
    .join(' · ')

/** From 0 to 100; null while the total is unknown. */
export const percentageOf = ({ done, total }: Progress): number | null =>
  total > 0 ? Math.min(100, Math.floor((100 * done) / total)) : null

/**
 * '40% · TED', for narrow places: the number comes first, because a long name is truncated. Null while there is nothing
 * to show.
 */
export function headerText(job: Progress): string | null {
  const percentage = percentageOf(job)
  return [percentage !== null && `${percentage}%`, job.label].filter(Boolean).join(' · ') || null
}

/**
 * '684 aankondigingen, 630 tenders': notices read, and tenders made of them, since a tender may have several notices.
 * @param read null for an older version of the API, which did not count them
 */
export const readText = (read: number | null, made: number): string =>
  [read !== null && notices(read), tenders(made)].filter(Boolean).join(', ')

const MIN_ELAPSED_MS = 2000

/** 'nog ± 8 s', 'nog ± 2 min': extrapolated from the pace so far; null while that is too uncertain. */
export function timeLeft(
  { done, total, startedAt }: Progress & { readonly startedAt: string },
  now: Date,
): string | null {
  const elapsed = now.getTime() - Date.parse(startedAt)
  if (done <= 0 || total <= done || elapsed < MIN_ELAPSED_MS) return null
  const seconds = (elapsed * (total - done)) / done / 1000
  return seconds < 90 ? `nog ± ${Math.max(1, Math.round(seconds))} s` : `nog ± ${number(Math.round(seconds / 60))} min`
}

/** Status of a job or run that an administrator stopped; 'Afgebroken' is the status after a crash. */
export const CANCELLED = 'Gestopt'

/** 'Stop na TED' when stopping halfway would lose work. */
export const cancelText = ({
  isStopAsked,
  stopsAfter,
}: Pick<JobStateFragment, 'isStopAsked' | 'stopsAfter'>): string => {
  if (isStopAsked) return 'Stopt...'
  return stopsAfter ? `Stop na ${stopsAfter}` : 'Annuleren'
}
