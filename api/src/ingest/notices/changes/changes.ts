import type { Absence } from '../../../tenders/tender/absences.js'
import type { OnlyNotice } from '../../../tenders/tender/only-notice.js'
import type { NoticeDraft, NoticeKind } from '../draft.js'
import { byPublication, type FoldedTender, foldNotices, opening } from '../fold.js'

export const TenderChangeKind = {
  PUBLISHED: 'published',
  AWARD: 'award',
  STATUS: 'status',
  CLOSING_DATE: 'closing_date',
  ESTIMATED_VALUE: 'estimated_value',
  TITLE: 'title',
  DESCRIPTION: 'description',
  CORRECTION: 'correction',
  GONE: 'gone',
  BACK: 'back',
} as const
export type TenderChangeKind = (typeof TenderChangeKind)[keyof typeof TenderChangeKind]

/** The changes that one notice made to its tender. */
export interface Change {
  readonly kind: TenderChangeKind
  readonly publishedAt: Date
  readonly publicationId: string
  readonly noticeKind: NoticeKind
  readonly oldDate?: Date | null
  readonly newDate?: Date | null
  readonly oldAmount?: number | null
  readonly newAmount?: number | null
  readonly oldCurrency?: string | null
  readonly newCurrency?: string | null
  readonly oldText?: string | null
  readonly newText?: string | null
}

/** The history of a tender with one notice. */
export const publicationOf = ({ kind, publishedAt, publicationId }: OnlyNotice): Change => ({
  kind: TenderChangeKind.PUBLISHED,
  publishedAt: new Date(publishedAt),
  publicationId,
  noticeKind: kind as NoticeKind,
})

/** Adds the disappearance from the list of the source and the return to it, as events of the newest notice. */
export function withAbsences(changes: readonly Change[], absences: readonly Absence[]): readonly Change[] {
  const [newest] = changes
  if (!newest || absences.length === 0) return changes
  const { publicationId, noticeKind } = newest
  const event = (kind: TenderChangeKind, at: string): Change => ({
    kind,
    publishedAt: new Date(at),
    publicationId,
    noticeKind,
  })
  const events = absences.flatMap(({ goneAt, backAt }) => [
    event(TenderChangeKind.GONE, goneAt),
    ...(backAt === undefined ? [] : [event(TenderChangeKind.BACK, backAt)]),
  ])
  return [...events.toReversed(), ...changes].toSorted(
    (one, other) => other.publishedAt.getTime() - one.publishedAt.getTime(),
  )
}

type Difference = Omit<Change, 'publishedAt' | 'publicationId' | 'noticeKind'>

/**
 * History of a tender: folds its notices one by one, and compares each result with the previous one.
 * @param notices of one procedure, in any order
 * @returns newest first; the last one is its first publication
 */
export function changesOf(notices: readonly NoticeDraft[]): readonly Change[] {
  const inTime = notices.toSorted(byPublication)
  const folded = inTime.map((_notice, index) => foldNotices(inTime.slice(0, index + 1)))
  const byNotice = inTime.map(({ publishedAt, publicationId, kind: noticeKind }, index) => {
    const before = folded[index - 1]
    const found = before ? differences(before, folded[index]!, noticeKind) : [{ kind: TenderChangeKind.PUBLISHED }]
    return found.map((difference): Change => ({ ...difference, publishedAt, publicationId, noticeKind }))
  })
  return byNotice.toReversed().flat()
}

function differences(before: FoldedTender, after: FoldedTender, kind: NoticeKind): readonly Difference[] {
  const found = [
    ...(opening.has(kind) ? [{ kind: TenderChangeKind.PUBLISHED }] : outcome(before, after)),
    ...closingDate(before, after),
    ...estimatedValue(before, after),
    ...(before.title === after.title ? [] : [{ kind: TenderChangeKind.TITLE }]),
    ...(before.description === after.description ? [] : [{ kind: TenderChangeKind.DESCRIPTION }]),
  ]
  return found.length === 0 && kind === 'correction' ? [{ kind: TenderChangeKind.CORRECTION }] : found
}

/** An award implies the change of status. */
function outcome(before: FoldedTender, after: FoldedTender): readonly Difference[] {
  const isSameAward =
    before.awardWinner === after.awardWinner &&
    before.awardValue === after.awardValue &&
    before.awardCurrency === after.awardCurrency
  if (!isSameAward)
    return [
      {
        kind: TenderChangeKind.AWARD,
        oldText: before.awardWinner,
        newText: after.awardWinner,
        oldAmount: before.awardValue,
        newAmount: after.awardValue,
        oldCurrency: before.awardCurrency,
        newCurrency: after.awardCurrency,
      },
    ]
  if (before.status === after.status) return []
  return [{ kind: TenderChangeKind.STATUS, oldText: before.status, newText: after.status }]
}

function closingDate({ closingDate: oldDate }: FoldedTender, { closingDate: newDate }: FoldedTender) {
  if (oldDate?.getTime() === newDate?.getTime()) return []
  return [{ kind: TenderChangeKind.CLOSING_DATE, oldDate, newDate }]
}

function estimatedValue(before: FoldedTender, after: FoldedTender): readonly Difference[] {
  if (before.estimatedValue === after.estimatedValue && before.currency === after.currency) return []
  return [
    {
      kind: TenderChangeKind.ESTIMATED_VALUE,
      oldAmount: before.estimatedValue,
      newAmount: after.estimatedValue,
      oldCurrency: before.currency,
      newCurrency: after.currency,
    },
  ]
}
