import { statusTexts } from '../reference/tender-values.js'
import { type FoldedContent, foldedColumns, type FoldRule } from '../tenders/content.js'
import { sumOf } from './amount.js'
import { type Award, BETWEEN_WINNERS, type NoticeDraft, type NoticeKind } from './draft.js'

/** Result of folding all notices of a procedure. */
export interface FoldedTender extends FoldedContent {
  readonly publicationId: string
  readonly publicationDate: Date
  readonly status: string
  readonly place: string | null
  /** Several winners are separated by '; '. */
  readonly awardWinner: string | null
  /** yyyy-MM-dd; date of the latest award. */
  readonly awardDate: string | null
  /** Sum of all awards; null unless every award has a value, all in the same currency. */
  readonly awardValue: number | null
  readonly awardCurrency: string | null
  /** Sum of all awards; null unless every award has a count. */
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

/** Kinds that describe the tender; the others only report its outcome. */
const describing: ReadonlySet<NoticeKind> = new Set(['planning', 'consultation', 'competition', 'correction'])
const opening: ReadonlySet<NoticeKind> = new Set(['planning', 'consultation', 'competition'])

/**
 * Commutative: the same set of notices gives the same tender, in whatever order they arrive.
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
  // Double counting: a framework without lots has one contract per winner, each with the bid count of the whole.
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

/**
 * Deduplicates by lot: lots are often awarded one by one, and an award may be republished, so the newest one per lot
 * counts.
 */
function lastOfEachLot(awards: readonly Award[]): readonly Award[] {
  const byLot = new Map(awards.map(award => [award.lot, award]))
  return awards.filter(award => award.lot === null || byLot.get(award.lot) === award)
}

const joined = (winners: readonly string[]) => [...new Set(winners)].join(BETWEEN_WINNERS) || null

function byPublication(one: NoticeDraft, other: NoticeDraft): number {
  return one.publishedAt.getTime() - other.publishedAt.getTime() || (one.publicationId < other.publicationId ? -1 : 1)
}

type Field = keyof FoldedContent | 'place'

/** A notice that was stored before a field existed lacks the property, which means the same as null. */
const isKnown = <Value>(value: Value): value is NonNullable<Value> => value !== null && value !== undefined

/** The newest known value: a later notice without one does not clear it. */
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
