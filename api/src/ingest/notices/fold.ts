import { LotStatus, statusTexts } from '../../reference/tender-values.js'
import { type AwardContent, type FoldedContent, foldedColumns, type FoldRule } from '../../tenders/tender/content.js'
import { isKnown, type NoticeDraft, type NoticeKind } from './draft.js'
import { type FoldedAwards, foldAwards } from './fold-awards.js'

/** Result of folding all notices of a procedure. */
export interface FoldedTender extends FoldedContent, AwardContent {
  readonly publicationId: string
  readonly publicationDate: Date
  readonly status: string
  readonly notAwardedReason: string | null
  readonly lots: FoldedAwards['lots']
  readonly place: string | null
}

const statusAfter: Readonly<Record<Exclude<NoticeKind, 'correction' | 'award'>, string>> = {
  planning: statusTexts.announced,
  consultation: statusTexts.open,
  competition: statusTexts.open,
  intent: statusTexts.intended,
  withdrawal: statusTexts.withdrawn,
}

/** Without an entry the status does not change, because the competition goes on. */
const statusAfterAward: Readonly<Partial<Record<LotStatus, string>>> = {
  [LotStatus.AWARDED]: statusTexts.awarded,
  [LotStatus.NOT_AWARDED]: statusTexts.notAwarded,
}

/** Kinds that describe the tender; the others only report its outcome. */
const describing: ReadonlySet<NoticeKind> = new Set(['planning', 'consultation', 'competition', 'correction'])
/** Kinds that start a stage of the procedure; the others follow an earlier notice. */
export const opening: ReadonlySet<NoticeKind> = new Set(['planning', 'consultation', 'competition'])

/**
 * Commutative: the order of the notices does not matter.
 * @param notices at least one, all of one procedure
 */
export function foldNotices(notices: readonly NoticeDraft[]): FoldedTender {
  const inTime = [...notices].sort(byPublication)
  const describedBy = inTime.filter(notice => describing.has(notice.kind))
  const sources = describedBy.length > 0 ? describedBy : inTime
  const opened = inTime.findLast(notice => opening.has(notice.kind)) ?? inTime[0]!

  const awards = foldAwards(inTime.filter(({ kind }) => kind === 'award'))
  const afterAward = awards.status && statusAfterAward[awards.status]
  let status: string = statusTexts.open
  for (const { kind } of inTime)
    if (kind === 'award') status = afterAward ?? status
    else if (kind !== 'correction') status = statusAfter[kind]

  return {
    ...foldContent(sources),
    ...lastClosing(sources),
    ...payInWords(sources),
    publicationId: opened.publicationId,
    publicationDate: opened.publishedAt,
    status,
    notAwardedReason: status === statusTexts.notAwarded ? awards.reason : null,
    lots: awards.lots,
    place: lastKnown(sources, 'place') as string | null,
    ...awards.award,
  }
}

export function byPublication(one: NoticeDraft, other: NoticeDraft): number {
  return one.publishedAt.getTime() - other.publishedAt.getTime() || (one.publicationId < other.publicationId ? -1 : 1)
}

type Field = keyof FoldedContent | 'place'

/** The newest known value: a later notice without one does not clear it. */
const lastKnown = (notices: readonly NoticeDraft[], field: Field): unknown =>
  notices.findLast(notice => isKnown(notice[field]))?.[field] ?? null

/** The newest closing date or note: an unreadable date replaces a readable one, and the other way round. */
function lastClosing(notices: readonly NoticeDraft[]): Pick<FoldedContent, 'closingDate' | 'closingNote'> {
  const newest = notices.findLast(notice => isKnown(notice.closingDate) || isKnown(notice.closingNote))
  return { closingDate: newest?.closingDate ?? null, closingNote: newest?.closingNote ?? null }
}

/** The newest rate, in a number or in words: one replaces the other. */
function payInWords(notices: readonly NoticeDraft[]): Partial<FoldedContent> {
  const rates = ['minHourlyRate', 'maxHourlyRate', 'rateNote'] as const
  const rateNote = notices.findLast(notice => rates.some(name => isKnown(notice[name])))?.rateNote ?? null
  return rateNote === null ? { rateNote } : { rateNote, minHourlyRate: null, maxHourlyRate: null }
}

const fold: Readonly<Record<FoldRule, (notices: readonly NoticeDraft[], field: Field) => unknown>> = {
  newest: (notices, field) => notices.at(-1)![field],
  lastKnown,
  lastFilled: (notices, field) =>
    notices.findLast(notice => (notice[field] as readonly unknown[] | null | undefined)?.length)?.[field] ?? [],
  gathered: (notices, field) => {
    const valuesOf = (notice: NoticeDraft) => (notice[field] as readonly unknown[] | null | undefined) ?? []
    const opened = notices.findLastIndex(notice => opening.has(notice.kind) && valuesOf(notice).length > 0)
    return [...new Set(notices.slice(Math.max(opened, 0)).toReversed().flatMap(valuesOf))]
  },
}

const foldContent = (notices: readonly NoticeDraft[]) =>
  Object.fromEntries(
    foldedColumns.map(({ name, rule }) => [name, fold[rule](notices, name)]),
  ) as unknown as FoldedContent
