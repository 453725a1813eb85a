import { LotStatus, statusTexts, TenderStage, TenderType, ValueKind } from '../../reference/tender-values.js'
import type { ListedDocument } from '../../tenders/documents/document.entity.js'
import { type AwardContent, type FoldedContent, foldedColumns, type FoldRule } from '../../tenders/tender/content.js'
import { isKnown, type NoticeDraft, type NoticeKind, opening } from './draft.js'
import { type FoldedAwards, foldAwards } from './fold-awards.js'
import { foldDocuments } from './fold-documents.js'
import { type FoldedLot, foldLots, isUndecided } from './fold-lots.js'

/** Result of folding all notices of a procedure. */
export interface FoldedTender extends FoldedContent, AwardContent {
  readonly publicationId: string
  readonly publicationDate: Date
  readonly status: string
  readonly stage: TenderStage | null
  readonly staysOpen: boolean
  readonly notAwardedReason: string | null
  readonly lots: readonly FoldedLot[]
  readonly documents: readonly ListedDocument[]
  readonly lotClosingDates: readonly Date[]
  readonly place: string | null
  readonly contractForm: string | null
}

/** Raised when the tender or its history is computed differently from the same notices: a job then computes all tenders again. */
export const FOLD_VERSION = 5

type Outcome = 'award' | 'modification'
const isOutcome = (kind: NoticeKind): kind is Outcome => kind === 'award' || kind === 'modification'

const statusAfter: Readonly<Record<Exclude<NoticeKind, 'correction' | Outcome>, string>> = {
  planning: statusTexts.announced,
  consultation: statusTexts.consultation,
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

/**
 * Commutative: the order of the notices does not matter.
 * @param notices at least one, all of one procedure
 */
export function foldNotices(notices: readonly NoticeDraft[]): FoldedTender {
  const inTime = [...notices].sort(byPublication)
  const describedBy = inTime.filter(notice => describing.has(notice.kind))
  const isAssignment = inTime.at(-1)!.tenderType === TenderType.FREELANCE_CONTRACT
  const described = describedBy.length > 0 ? describedBy : inTime
  // An assignment that is posted again is another procedure at its source: facts that the latest one leaves out are no longer known.
  const latest = described.at(-1)!.procedureKey
  const sources = isAssignment ? described.filter(({ procedureKey }) => procedureKey === latest) : described
  const opened = inTime.findLast(notice => opening.has(notice.kind)) ?? inTime[0]!

  const awards = foldAwards(inTime.filter(({ kind }) => isOutcome(kind)))
  const lots = foldLots(inTime, awards)
  const status = statusOf(inTime, awards, lots)

  return {
    ...foldContent(sources),
    ...lastClosing(sources),
    ...closingOfLots(lots, areLotsListed(inTime) ? null : lastClosing(sources).closingDate),
    ...payInWords(sources),
    ...statedValue(sources),
    publicationId: opened.publicationId,
    publicationDate: (isAssignment ? inTime[0]! : opened).publishedAt,
    status,
    stage: stageOf(inTime, status),
    staysOpen: sources.some(({ staysOpen }) => staysOpen),
    notAwardedReason: status === statusTexts.notAwarded ? awards.reason : null,
    lots,
    documents: foldDocuments(inTime),
    place: lastKnown(sources, 'place') as string | null,
    contractForm: lastKnown(sources, 'contractForm') as string | null,
    ...awards.award,
  }
}

function statusOf(inTime: readonly NoticeDraft[], awards: FoldedAwards, lots: readonly FoldedLot[]): string {
  const afterAward = awards.status && statusAfterAward[awards.status]
  let status: string = statusTexts.open
  for (const notice of inTime)
    if (isOutcome(notice.kind)) status = afterAward ?? status
    else if (notice.kind !== 'correction' && !withdrawsLots(notice)) status = statusAfter[notice.kind]
  return statusByLots(status, awards, lots)
}

/** It names the lots that it withdraws, so that the others go on. */
const withdrawsLots = ({ kind, lots = [] }: NoticeDraft): boolean =>
  kind === 'withdrawal' && lots.some(({ isWithdrawn }) => isWithdrawn)

/** The status of a tender whose lots differ is about the lots that wait for an outcome. */
function statusByLots(status: string, { isOfWhole }: FoldedAwards, lots: readonly FoldedLot[]): string {
  if (lots.length === 0 || (status !== statusTexts.open && status !== statusTexts.awarded)) return status
  if (lots.some(isUndecided)) {
    const isPartly = !isOfWhole && lots.some(({ decision }) => decision === LotStatus.AWARDED)
    return isPartly ? statusTexts.partlyAwarded : status
  }
  return lots.every(({ decision }) => decision === LotStatus.WITHDRAWN) ? statusTexts.withdrawn : status
}

const stageAfter: Readonly<Partial<Record<NoticeKind, TenderStage>>> = {
  planning: TenderStage.PRIOR_ANNOUNCEMENT,
  consultation: TenderStage.CONSULTATION,
  competition: TenderStage.CALL,
  intent: TenderStage.AWARD,
  award: TenderStage.AWARD,
  modification: TenderStage.MODIFICATION,
}

/** A procedure of which lots wait for an outcome is still in its call. */
function stageOf(inTime: readonly NoticeDraft[], status: string): TenderStage | null {
  if (inTime.at(-1)!.tenderType !== TenderType.EU_PROCUREMENT) return null
  if (status === statusTexts.withdrawn) return TenderStage.WITHDRAWN
  if (status === statusTexts.open || status === statusTexts.partlyAwarded) return TenderStage.CALL
  return inTime.flatMap(({ kind }) => stageAfter[kind] ?? []).at(-1) ?? TenderStage.CALL
}

/** A correction may name only some of the lots, before or without the call that lists them all. */
const areLotsListed = (notices: readonly NoticeDraft[]): boolean =>
  notices.some(({ lots = [], lotsArePartial }) => lots.length > 0 && !lotsArePartial)

/**
 * The tender closes with the last lot that is not decided.
 * @param ofOthers the closing date of lots that no notice names
 */
function closingOfLots(
  lots: readonly FoldedLot[],
  ofOthers: Date | null,
): Partial<FoldedTender> & Pick<FoldedTender, 'lotClosingDates'> {
  const waiting = lots.filter(isUndecided)
  const dates = (waiting.length > 0 ? waiting : lots)
    .flatMap(({ closingDate }) => closingDate ?? [])
    .concat(lots.length > 0 ? (ofOthers ?? []) : [])
    .toSorted((one, other) => one.getTime() - other.getTime())
  const different = dates.filter((date, index) => date.getTime() !== dates[index - 1]?.getTime())
  const last = different.at(-1)
  return {
    ...(last ? { closingDate: last, closingNote: null } : {}),
    lotClosingDates: waiting.length > 0 && different.length > 1 ? different : [],
  }
}

const inNaturalOrder = new Intl.Collator('en', { numeric: true })

/** Numbers in ids count as numbers, so that publication 10 follows publication 9 of the same moment. */
export function byPublication(one: NoticeDraft, other: NoticeDraft): number {
  const apart = one.publishedAt.getTime() - other.publishedAt.getTime()
  return (
    apart ||
    inNaturalOrder.compare(one.publicationId, other.publicationId) ||
    (one.publicationId < other.publicationId ? -1 : 1)
  )
}

type Field = keyof FoldedContent | 'place' | 'contractForm'

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

const estimates: ReadonlySet<unknown> = new Set([ValueKind.ESTIMATE, ValueKind.LOT_ESTIMATE])

/** The newest estimate, else the newest value; its kind and currency belong to it. */
function statedValue(notices: readonly NoticeDraft[]): Partial<FoldedContent> {
  const valued = notices.filter(({ estimatedValue }) => isKnown(estimatedValue))
  const newest = valued.findLast(({ valueKind }) => estimates.has(valueKind)) ?? valued.at(-1)
  const capped = notices.findLast(({ maximumValue }) => isKnown(maximumValue))
  const currency = newest?.currency ?? null
  return {
    estimatedValue: newest?.estimatedValue ?? null,
    valueKind: newest?.valueKind ?? null,
    currency,
    maximumValue: capped && (capped.currency ?? null) === currency ? capped.maximumValue! : null,
  }
}

const fold: Readonly<Record<FoldRule, (notices: readonly NoticeDraft[], field: Field) => unknown>> = {
  newest: (notices, field) => (notices.findLast(notice => notice[field] !== '') ?? notices.at(-1)!)[field],
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
