import type { NoticeKind, TenderStage } from '../../../graphql.generated'
import { number, shortDay } from '../../../platform/dutch'
import type { TenderStagesFragment } from './TenderStages.generated'

export interface Step {
  readonly label: string
  /** Its day or days, or for the award how many lots have one. */
  readonly detail: string
  readonly state: 'reached' | 'current' | 'corrected' | 'to come'
}

interface StageOfNotices {
  readonly kinds: readonly NoticeKind[]
  readonly label: string
  readonly stages: readonly TenderStage[]
}

const line: readonly StageOfNotices[] = [
  { kinds: ['CONSULTATION'], label: 'Marktconsultatie', stages: ['CONSULTATION'] },
  { kinds: ['PLANNING'], label: 'Vooraankondiging', stages: ['PRIOR_ANNOUNCEMENT'] },
  { kinds: ['COMPETITION'], label: 'Aankondiging', stages: ['CALL'] },
  { kinds: ['CORRECTION'], label: 'Rectificatie', stages: [] },
  { kinds: ['INTENT', 'AWARD'], label: 'Gunning', stages: ['AWARD'] },
  { kinds: ['MODIFICATION'], label: 'Wijziging', stages: ['MODIFICATION'] },
  { kinds: ['WITHDRAWAL'], label: 'Intrekking', stages: ['WITHDRAWN'] },
]
const endings: ReadonlySet<TenderStage> = new Set(['AWARD', 'MODIFICATION', 'WITHDRAWN'])

/** The stages that a procedure went through, and the award that is to come. Empty for an assignment. */
export function stepsOf({ stage, changes, lots }: TenderStagesFragment): readonly Step[] {
  if (!stage) return []
  const isEnded = endings.has(stage)
  return line.flatMap(({ kinds, label, stages }): Step[] => {
    const days = daysOf(changes.filter(({ noticeKind }) => kinds.includes(noticeKind)))
    const isAward = label === 'Gunning'
    if (days.length === 0) return isAward && !isEnded ? [{ label, detail: 'nog niet', state: 'to come' }] : []
    const decided = lots.filter(({ status }) => status === 'AWARDED' || status === 'NOT_AWARDED').length
    if (isAward && !isEnded)
      return [{ label, detail: `${number(decided)} van ${number(lots.length)} percelen`, state: 'to come' }]
    const state = stages.includes(stage) ? 'current' : kinds[0] === 'CORRECTION' ? 'corrected' : 'reached'
    return [{ label, detail: inShort(days), state }]
  })
}

/** Oldest first, each day once. */
const daysOf = (changes: TenderStagesFragment['changes']): readonly string[] => [
  ...new Set(
    changes
      .map(({ publishedAt }) => publishedAt)
      .toSorted()
      .map(publishedAt => shortDay(publishedAt)),
  ),
]

/** '16 nov 2026', '16 nov 2026 en 19 nov 2026', '4 keer, laatst 19 nov 2026' */
function inShort(days: readonly string[]): string {
  return days.length <= 2 ? days.join(' en ') : `${number(days.length)} keer, laatst ${days.at(-1)}`
}
