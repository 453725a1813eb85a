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
  readonly kind: NoticeKind
  readonly label: string
  /** The stage that these notices begin; null for a correction, which begins none. */
  readonly stage: TenderStage | null
}

const line: readonly StageOfNotices[] = [
  { kind: 'CONSULTATION', label: 'Marktconsultatie', stage: 'CONSULTATION' },
  { kind: 'PLANNING', label: 'Vooraankondiging', stage: 'PRIOR_ANNOUNCEMENT' },
  { kind: 'COMPETITION', label: 'Aankondiging', stage: 'CALL' },
  { kind: 'CORRECTION', label: 'Rectificatie', stage: null },
  { kind: 'INTENT', label: 'Voorgenomen gunning', stage: 'AWARD' },
  { kind: 'AWARD', label: 'Gunning', stage: 'AWARD' },
  { kind: 'MODIFICATION', label: 'Wijziging', stage: 'MODIFICATION' },
  { kind: 'WITHDRAWAL', label: 'Intrekking', stage: 'WITHDRAWN' },
]

/** The stages that a procedure went through, and the award that is to come. Empty for an assignment. */
export function stepsOf({ stage, changes, lots }: TenderStagesFragment): readonly Step[] {
  if (!stage) return []
  const has = (kind: NoticeKind) => changes.some(({ noticeKind }) => noticeKind === kind)
  const isEnded = stage === 'MODIFICATION' || stage === 'WITHDRAWN' || (stage === 'AWARD' && has('AWARD'))
  return line.flatMap(({ kind, label, stage: begun }): Step[] => {
    if (kind === 'AWARD' && !isEnded) return [{ label, detail: progressOf(lots), state: 'to come' }]
    if (!has(kind)) return []
    const isCurrent = begun === stage && !(kind === 'INTENT' && isEnded)
    const state = isCurrent ? 'current' : begun === null ? 'corrected' : 'reached'
    return [{ label, detail: inShort(daysOf(changes.filter(({ noticeKind }) => noticeKind === kind))), state }]
  })
}

/** '1 van 4 percelen', or 'nog niet' without an outcome. */
function progressOf(lots: TenderStagesFragment['lots']): string {
  const decided = lots.filter(({ status }) => status === 'AWARDED' || status === 'NOT_AWARDED').length
  return decided === 0 ? 'nog niet' : `${number(decided)} van ${number(lots.length)} percelen`
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
