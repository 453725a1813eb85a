import { statusTexts } from '../reference/tender-values.js'
import { type Award, BETWEEN_WINNERS, type NoticeDraft, type NoticeKind } from './draft.js'

/** What the notices of one procedure add up to. */
export interface FoldedTender
  extends Omit<NoticeDraft, 'kind' | 'publishedAt' | 'procedureKey' | 'refersTo' | 'awards'> {
  readonly publicationDate: Date
  readonly status: string
  /** Several winners are separated by '; '. */
  readonly awardWinner: string | null
  /** yyyy-MM-dd, of the latest award */
  readonly awardDate: string | null
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
  const newest = sources.at(-1)!
  const opened = inTime.findLast(notice => opening.has(notice.kind)) ?? inTime[0]!
  const awards = lastOfEachLot(inTime.filter(notice => notice.kind === 'award').flatMap(notice => notice.awards))

  let status: string = statusTexts.open
  for (const { kind } of inTime) if (kind !== 'correction') status = statusAfter[kind]

  return {
    publicationId: opened.publicationId,
    publicationDate: opened.publishedAt,
    status,
    title: newest.title,
    organization: newest.organization,
    tenderType: newest.tenderType,
    description: lastKnown(sources, 'description'),
    closingDate: lastKnown(sources, 'closingDate'),
    place: lastKnown(sources, 'place'),
    sourceUrl: lastKnown(sources, 'sourceUrl'),
    estimatedValue: lastKnown(sources, 'estimatedValue'),
    currency: lastKnown(sources, 'currency'),
    minHourlyRate: lastKnown(sources, 'minHourlyRate'),
    maxHourlyRate: lastKnown(sources, 'maxHourlyRate'),
    nuts: lastFilled(sources, 'nuts'),
    cpv: lastFilled(sources, 'cpv'),
    awardWinner: joined(awards.flatMap(({ winner }) => winner?.split(BETWEEN_WINNERS) ?? [])),
    awardDate: awards.reduce<string | null>(
      (latest, { date }) => (date && date > (latest ?? '') ? date : latest),
      null,
    ),
  }
}

/** Lots are often awarded one by one, and an award may be published anew: what was said last of a lot counts. */
function lastOfEachLot(awards: readonly Award[]): readonly Award[] {
  const byLot = new Map(awards.map(award => [award.lot, award]))
  return awards.filter(award => award.lot === null || byLot.get(award.lot) === award)
}

const joined = (winners: readonly string[]) => [...new Set(winners)].join(BETWEEN_WINNERS) || null

function byPublication(one: NoticeDraft, other: NoticeDraft): number {
  return one.publishedAt.getTime() - other.publishedAt.getTime() || (one.publicationId < other.publicationId ? -1 : 1)
}

/** A later notice that is silent on something does not take it back. */
function lastKnown<Key extends keyof NoticeDraft>(notices: readonly NoticeDraft[], key: Key): NoticeDraft[Key] | null {
  return notices.findLast(notice => notice[key] !== null)?.[key] ?? null
}

const lastFilled = (notices: readonly NoticeDraft[], key: 'nuts' | 'cpv') =>
  notices.findLast(notice => notice[key].length > 0)?.[key] ?? []
