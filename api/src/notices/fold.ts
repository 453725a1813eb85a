import { statusTexts } from '../reference/tender-values.js'
import { type FoldedContent, foldedColumns, type FoldRule } from '../tenders/content.js'
import { type Award, BETWEEN_WINNERS, type NoticeDraft, type NoticeKind } from './draft.js'

/** What the notices of one procedure add up to. */
export interface FoldedTender extends FoldedContent {
  readonly publicationId: string
  readonly publicationDate: Date
  readonly status: string
  readonly place: string | null
  /** Several winners are separated by '; '. */
  readonly awardWinner: string | null
  /** yyyy-MM-dd, of the latest award */
  readonly awardDate: string | null
  /** Of all awards together; null unless each names it, in the same currency. */
  readonly awardValue: number | null
  readonly awardCurrency: string | null
  /** Likewise. */
  readonly bidCount: number | null
}

const statusAfter: Readonly<Record<Exclude<NoticeKind, 'correction'>, string>> = {
  planning: statusTexts.announced,
  consultation: statusTexts.open,
  competition: statusTexts.open,
  intent: statusTexts.intended,
  award: statusTexts.awarded,
  withdrawal: statusTexts.withdrawn,
}

/** These say what the tender is about; the others only say what became of it. */
const describing: ReadonlySet<NoticeKind> = new Set(['planning', 'consultation', 'competition', 'correction'])
const opening: ReadonlySet<NoticeKind> = new Set(['planning', 'consultation', 'competition'])

/**
 * The order in which notices arrive does not matter: the same set always gives the same tender.
 * @param notices at least one, all of one procedure
 */
export function foldNotices(notices: readonly NoticeDraft[]): FoldedTender {
  const inTime = [...notices].sort(byPublication)
  const describedBy = inTime.filter(notice => describing.has(notice.kind))
  const sources = describedBy.length > 0 ? describedBy : inTime
  const opened = inTime.findLast(notice => opening.has(notice.kind)) ?? inTime[0]!

  let status: string = statusTexts.open
  for (const { kind } of inTime) if (kind !== 'correction') status = statusAfter[kind]

  return {
    ...foldContent(sources),
    publicationId: opened.publicationId,
    publicationDate: opened.publishedAt,
    status,
    place: lastKnown(sources, 'place') as string | null,
    ...foldAwards(inTime.flatMap(({ kind, awards }) => (kind === 'award' ? (awards ?? []) : []))),
  }
}

function foldAwards(all: readonly Award[]) {
  const awards = lastOfEachLot(all)
  const amount = sumOf(awards.map(({ value, currency }) => (value !== null && currency ? { value, currency } : null)))
  // A framework without lots has a contract a winner, each with the tenders received for the whole.
  const ofWhole = new Set(awards.filter(({ lot }) => lot === null).map(({ bidCount }) => bidCount))
  const bids = [...ofWhole, ...awards.filter(({ lot }) => lot !== null).map(({ bidCount }) => bidCount)]
  return {
    awardWinner: joined(awards.flatMap(({ winner }) => winner?.split(BETWEEN_WINNERS) ?? [])),
    awardDate: awards.reduce<string | null>(
      (latest, { date }) => (date && date > (latest ?? '') ? date : latest),
      null,
    ),
    awardValue: amount?.value ?? null,
    awardCurrency: amount?.currency ?? null,
    bidCount: bids.length > 0 && bids.every(isKnown) ? bids.reduce((sum, bid) => sum + bid, 0) : null,
  }
}

/** Lots are often awarded one by one, and an award may be published anew: what was said last of a lot counts. */
function lastOfEachLot(awards: readonly Award[]): readonly Award[] {
  const byLot = new Map(awards.map(award => [award.lot, award]))
  return awards.filter(award => award.lot === null || byLot.get(award.lot) === award)
}

interface Amount {
  readonly value: number
  readonly currency: string
}

/** Null when one of them is not known, or they are of several currencies. */
function sumOf(amounts: readonly (Amount | null)[]): Amount | null {
  const [first] = amounts
  if (!first || !amounts.every(amount => amount?.currency === first.currency)) return null
  return { value: amounts.reduce((sum, amount) => sum + amount!.value, 0), currency: first.currency }
}

const joined = (winners: readonly string[]) => [...new Set(winners)].join(BETWEEN_WINNERS) || null

function byPublication(one: NoticeDraft, other: NoticeDraft): number {
  return one.publishedAt.getTime() - other.publishedAt.getTime() || (one.publicationId < other.publicationId ? -1 : 1)
}

type Field = keyof FoldedContent | 'place'

/** A notice that was stored before a field existed lacks it: that is silence too. */
const isKnown = <Value>(value: Value): value is NonNullable<Value> => value !== null && value !== undefined

/** A later notice that is silent on something does not take it back. */
const lastKnown = (notices: readonly NoticeDraft[], field: Field): unknown =>
  notices.findLast(notice => isKnown(notice[field]))?.[field] ?? null

const fold: Readonly<Record<FoldRule, (notices: readonly NoticeDraft[], field: Field) => unknown>> = {
  newest: (notices, field) => notices.at(-1)![field],
  lastKnown,
  lastFilled: (notices, field) =>
    notices.findLast(notice => (notice[field] as readonly unknown[] | null | undefined)?.length)?.[field] ?? [],
}

const foldContent = (notices: readonly NoticeDraft[]) =>
  Object.fromEntries(
    foldedColumns.map(({ name, rule }) => [name, fold[rule](notices, name)]),
  ) as unknown as FoldedContent
