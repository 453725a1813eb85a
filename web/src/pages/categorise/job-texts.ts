import { pluralize, number } from '../../platform/dutch'
import { timeOrDay } from '../../platform/dutch-moments'
import type { JobKind } from '../../graphql.generated'
import type { JobRunFragment } from './CategorisePage.generated'
import { CANCELLED, readText } from '../../features/jobs/progress-texts'

export const jobNames = {
  REFRESH: 'Data verversen',
  CATEGORIZE: 'Categoriseren',
  CHECK_AWARDS: 'Gunningen controleren',
  RECLASSIFY: 'Herindexering',
} as const satisfies Record<JobKind, string>

type Run = Pick<
  JobRunFragment,
  | 'kind'
  | 'state'
  | 'startedAt'
  | 'completedAt'
  | 'notices'
  | 'found'
  | 'added'
  | 'categorized'
  | 'updated'
  | 'processed'
>

/** '06:00, 4 bijgewerkt'; 'nog niet' for a job that never ran. */
export function runText(run: Run | undefined, now: Date): string {
  if (!run) return 'nog niet'
  if (run.state === 'RUNNING') return 'bezig'
  const when = timeOrDay(run.completedAt ?? run.startedAt, now)
  const outcome = outcomeOf(run)
  return outcome ? `${when}, ${outcome}` : when
}

/** The counts belong to the latest job with a result, so they do not apply to a run that failed or was cancelled. */
function outcomeOf(run: Run): string | null {
  if (run.state === 'FAILED') return 'mislukt'
  if (run.state === 'CANCELLED') return CANCELLED.toLowerCase()
  const [count, word] = outcomes[run.kind](run)
  if (count === null) return null
  const read = run.notices !== null && run.found !== null ? `${readText(run.notices, run.found)}, ` : ''
  return `${read}${number(count)} ${word}`
}

const outcomes = {
  REFRESH: ({ added }) => [added, 'nieuw'],
  CATEGORIZE: ({ categorized }) => [categorized, 'ingedeeld'],
  CHECK_AWARDS: ({ updated }) => [updated, 'bijgewerkt'],
  RECLASSIFY: ({ processed }) => [processed, 'bekeken'],
} as const satisfies Record<JobKind, (run: Run) => readonly [number | null, string]>

/** The rest of the sentence after '44 van 75 gecategoriseerd'. */
export const remainderText = (remaining: number): string =>
  remaining === 0 ? '. Alle tenders zijn gecategoriseerd.' : `, ${pluralize(remaining, 'blijft', 'blijven')} in Overig`

export const resultText = (categorized: number, total: number, remaining: number): string =>
  `${number(categorized)} van ${pluralize(total, 'tender', 'tenders')} gecategoriseerd${remainderText(remaining)}`
