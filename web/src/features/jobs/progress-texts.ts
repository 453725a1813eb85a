import { pluralize, number } from '../../platform/dutch'
import type { JobKind } from '../../graphql.generated'
import type { JobStateFragment } from './JobProgress.generated'

type Progress = Pick<JobStateFragment, 'done' | 'total' | 'label'>

const notices = (count: number) => pluralize(count, 'aankondiging', 'aankondigingen')
const tenders = (count: number) => pluralize(count, 'tender', 'tenders')

/** 'TED · 1.240 van 3.100 aankondigingen'; without the numbers while the total is not known. */
export const progressText = ({ kind, done, total, label }: Progress & { readonly kind: JobKind }): string =>
  [label, total > 0 && `${number(done)} van ${(kind === 'REFRESH' ? notices : tenders)(total)}`]
    .filter(Boolean)
    .join(' · ')

/** From 0 to 100; null while the total is not known. */
export const percentageOf = ({ done, total }: Progress): number | null =>
  total > 0 ? Math.min(100, Math.floor((100 * done) / total)) : null

/** '40% · TED', where there is little room, which a long name would take from the number; null while there is nothing to say. */
export function headerText(job: Progress): string | null {
  const percentage = percentageOf(job)
  return [percentage !== null && `${percentage}%`, job.label].filter(Boolean).join(' · ') || null
}

/**
 * '684 aankondigingen, 630 tenders': what a refresh read, and the tenders that it makes, of which some have several notices.
 * @param read null of an older version, which did not count them
 */
export const readText = (read: number | null, made: number): string =>
  [read !== null && notices(read), tenders(made)].filter(Boolean).join(', ')

const MIN_ELAPSED_MS = 2000

/** 'nog ± 8 s', 'nog ± 2 min': at the pace so far; null as long as that says little. */
export function timeLeft(
  { done, total, startedAt }: Progress & { readonly startedAt: string },
  now: Date,
): string | null {
  const elapsed = now.getTime() - Date.parse(startedAt)
  if (done <= 0 || total <= done || elapsed < MIN_ELAPSED_MS) return null
  const seconds = (elapsed * (total - done)) / done / 1000
  return seconds < 90 ? `nog ± ${Math.max(1, Math.round(seconds))} s` : `nog ± ${number(Math.round(seconds / 60))} min`
}

/** Of a job or a run that an administrator stopped. 'Afgebroken' is the word for what a dead process left. */
export const CANCELLED = 'Gestopt'

/** 'Stop na TED' where stopping halfway would lose work. */
export const cancelText = ({
  isStopAsked,
  stopsAfter,
}: Pick<JobStateFragment, 'isStopAsked' | 'stopsAfter'>): string => {
  if (isStopAsked) return 'Stopt...'
  return stopsAfter ? `Stop na ${stopsAfter}` : 'Annuleren'
}
