import type { Absence } from '../../../tenders/tender/absences.js'
import type { OnlyNotice } from '../../../tenders/tender/only-notice.js'
import { type NoticeDraft, type NoticeKind, opening } from '../draft.js'
import { LotStatus, statusTexts } from '../../../reference/tender-values.js'
import { byPublication, type FoldedTender, foldNotices } from '../fold.js'
import { isUndecided } from '../fold-lots.js'

export const TenderChangeKind = {
  PUBLISHED: 'published',
  AWARD: 'award',
  LOT: 'lot',
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
  /** The lot that changed; absent for the whole tender. */
  readonly lotNumber?: string | null
  readonly lotTitle?: string | null
  readonly lotStatus?: LotStatus | null
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
    ...closingDates(before, after),
    ...estimatedValue(before, after),
    ...(before.title === after.title ? [] : [{ kind: TenderChangeKind.TITLE }]),
    ...(before.description === after.description ? [] : [{ kind: TenderChangeKind.DESCRIPTION }]),
  ]
  return found.length === 0 && kind === 'correction' ? [{ kind: TenderChangeKind.CORRECTION }] : found
}

/** The outcomes of lots and an award imply the change of status. */
function outcome(before: FoldedTender, after: FoldedTender): readonly Difference[] {
  const lots = lotOutcomes(before, after)
  if (lots.length > 0) return lots
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

/** The lots that got another outcome. A notice that ends the whole procedure is one change of status instead. */
function lotOutcomes(before: FoldedTender, after: FoldedTender): readonly Difference[] {
  const isEndOfAll = before.status !== after.status && endings.has(after.status)
  if (after.lots.length < 2 || isEndOfAll) return []
  const known = new Map(before.lots.map(lot => [lot.number, lot]))
  return after.lots.flatMap(lot => {
    const former = known.get(lot.number)
    const isSame =
      lot.decision === (former?.decision ?? null) &&
      lot.winner === (former?.winner ?? null) &&
      lot.awardValue === (former?.awardValue ?? null)
    if (isSame) return []
    const { number: lotNumber, title: lotTitle, decision, awardValue: newAmount, awardCurrency: newCurrency } = lot
    const newText = lot.winner ?? lot.reason
    const lotStatus = decision ?? LotStatus.OPEN
    return [{ kind: TenderChangeKind.LOT, lotNumber, lotTitle, lotStatus, newText, newAmount, newCurrency }]
  })
}

const endings: ReadonlySet<string> = new Set([statusTexts.withdrawn, statusTexts.notAwarded])

/** Those of the lots when they differ, else that of the whole. */
function closingDates(before: FoldedTender, after: FoldedTender): readonly Difference[] {
  if (before.lotClosingDates.length === 0 && after.lotClosingDates.length === 0) return closingDate(before, after)
  const known = new Map(before.lots.filter(isUndecided).map(lot => [lot.number, lot]))
  const ofLots = after.lots.flatMap(lot => {
    const former = known.get(lot.number)
    return former
      ? closingDate(former, lot).map(change => ({ ...change, lotNumber: lot.number, lotTitle: lot.title }))
      : []
  })
  return known.size > 0 ? ofLots : closingDate(before, after)
}

interface Closing {
  readonly closingDate: Date | null
}

function closingDate({ closingDate: oldDate }: Closing, { closingDate: newDate }: Closing): readonly Difference[] {
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
