import { AwardSource, type LotDecision, LotStatus } from '../../reference/tender-values.js'
import type { AwardContent } from '../../tenders/tender/content.js'
import { type Amount, sumOf } from './amount.js'
import { type Award, BETWEEN_WINNERS, datasetIdOf, isKnown, type NoticeDraft } from './draft.js'
import { lotKey } from './lot-key.js'
import { unique } from '../../platform/text/lists.js'

type AwardNotice = Pick<NoticeDraft, 'publicationId' | 'publishedAt' | 'awards' | 'awardTotal' | 'awardSource'>

/** The outcome of one lot according to the newest award notice that names it. */
export interface DecidedLot {
  readonly lot: string
  readonly status: LotDecision
  readonly decidedAt: Date
  readonly reason: string | null
  readonly winner: string | null
  /** yyyy-MM-dd */
  readonly date: string | null
  readonly value: number | null
  readonly currency: string | null
  readonly bidCount: number | null
}

export interface FoldedAwards {
  readonly award: AwardContent
  /** Null without award notices; awarded as soon as one lot is. */
  readonly status: LotDecision | null
  /** Dutch reasons; null unless nothing was awarded. */
  readonly reason: string | null
  /** Whether the newest award notice decides about the whole procedure, and tells nothing of its lots. */
  readonly isOfWhole: boolean
  /** When the newest award notice was published; null without one. */
  readonly decidedAt: Date | null
  /** One per lot that an award notice names. */
  readonly lots: readonly DecidedLot[]
}

/** A stated total and the lots that it covers together. */
interface Pricing {
  readonly total: Amount | null
  readonly lots: readonly (string | null)[]
}

/** The known outcome of one lot, or of all lots. */
interface Outcome {
  readonly status: LotDecision
  readonly reasons: readonly string[]
  readonly winners: readonly string[]
  readonly date: string | null
  readonly amount: Amount | null
  readonly bidCount: number | null
}

/** Null for the whole procedure, in notices without lots. */
type LotId = string | null
interface PricedOutcome extends Outcome {
  readonly decidedAt: Date
  /** From the newest notice that states the value of the lot. */
  readonly pricing: Pricing | null
}

/**
 * Merges awards by lot: lots are often awarded one by one, and an award may be republished, or its contract modified.
 * The newest notice that names a lot wins, with all its awards of that lot; fields that it lacks are kept from older
 * ones.
 * @param notices all award notices, oldest first
 */
export function foldAwards(notices: readonly AwardNotice[]): FoldedAwards {
  const reports = withoutCopies(withSameIds(notices).map(notice => ({ notice, decisions: decisionsIn(notice) })))
  const decided = reports.map(({ decisions }) => decisions).filter(({ length }) => length > 0)
  const newest = reports.findLast(hasDetails)
  const lots = new Map<LotId, PricedOutcome>()
  for (const decisions of decided) {
    if (decisions.every(([lot, { status }]) => lot === null && status === LotStatus.NOT_AWARDED)) lots.clear()
    for (const [lot, outcome] of decisions) lots.set(lot, lastOutcome(lots.get(lot), outcome))
  }

  // Double counting: a notice without lots covers the whole, which is not added to the lots of other notices.
  const namesNoLot = new Set(decided.at(-1)?.map(([lot]) => lot === null))
  const outcomesWhere = (isCounted: boolean) =>
    [...lots].flatMap(([lot, outcome]) => (namesNoLot.has(lot === null) === isCounted ? [outcome] : []))
  const counted = totalOf(outcomesWhere(true))
  // An award notice without details, such as TenderNed's, still means that something was awarded.
  const status = reports.length > decided.length && reports.at(-1)!.decisions.length === 0 ? LotStatus.AWARDED : null
  return {
    award: awardOf(
      lastOutcome(unpriced(totalOf(outcomesWhere(false))), unpriced(counted)),
      newest?.notice.awardSource ?? AwardSource.SCRAPED,
    ),
    status: status ?? (decided.length > 0 ? counted.status : null),
    reason: (!status && counted.status === LotStatus.NOT_AWARDED && counted.reasons.join(' ')) || null,
    isOfWhole: status !== null || namesNoLot.has(true),
    decidedAt: reports.at(-1)?.notice.publishedAt ?? null,
    lots: [...lots].flatMap(([lot, outcome]) => (lot === null ? [] : [lotOutcome(lot, outcome)])),
  }
}

const unpriced = (outcome: Outcome): PricedOutcome => ({ ...outcome, pricing: null, decidedAt: new Date(0) })

/** Notices of different forms write the same lot as `1` and `LOT-0001`. */
function withSameIds(notices: readonly AwardNotice[]): readonly AwardNotice[] {
  const ids = new Map<string, string>()
  const sameId = (lot: string | null) => {
    if (lot === null) return null
    if (!ids.has(lotKey(lot))) ids.set(lotKey(lot), lot)
    return ids.get(lotKey(lot))!
  }
  return notices.map(notice => ({
    ...notice,
    ...(notice.awards ? { awards: notice.awards.map(award => ({ ...award, lot: sameId(award.lot) })) } : {}),
  }))
}

interface AwardReport {
  readonly notice: AwardNotice
  readonly decisions: readonly [LotId, PricedOutcome][]
}

/**
 * Double counting: the lots in a data set have other ids, so the copy of a notice is ignored once the notice has
 * details.
 */
function withoutCopies(reports: readonly AwardReport[]): readonly AwardReport[] {
  const copies = new Set(reports.filter(hasDetails).map(({ notice }) => datasetIdOf(notice.publicationId)))
  return reports.filter(({ notice }) => !copies.has(notice.publicationId))
}

/** Whether a notice says more than that something is awarded or pending. */
const hasDetails = ({ decisions }: AwardReport): boolean =>
  decisions.some(
    ([, { status, winners, date, amount, bidCount, pricing }]) =>
      status === LotStatus.NOT_AWARDED || winners.length > 0 || [date, amount, bidCount, pricing].some(isKnown),
  )

const unknown: Award = { lot: null, winner: null, date: null, value: null, currency: null }

/** The outcome of each lot that a notice names. */
function decisionsIn({
  publishedAt: decidedAt,
  awards = [],
  awardTotal: total = null,
}: AwardNotice): readonly [LotId, PricedOutcome][] {
  const named = [...byLot(awards.length === 0 && total ? [unknown] : awards)]
  const outcomes = named.map(([lot, ofLot]) => [lot, outcomeOf(ofLot)] as const)
  const pricing = { total, lots: outcomes.filter(([, { status }]) => status === LotStatus.AWARDED).map(([lot]) => lot) }
  return outcomes.map(([lot, outcome]) => {
    const amount = outcome.amount ?? (pricing.lots.length === 1 && pricing.lots[0] === lot ? total : null)
    const isPriced = outcome.status === LotStatus.AWARDED && (amount ?? total) !== null
    return [lot, { ...outcome, amount, decidedAt, pricing: isPriced ? pricing : null }]
  })
}

function byLot(awards: readonly Award[]): ReadonlyMap<LotId, readonly Award[]> {
  const lots = new Map<LotId, Award[]>()
  for (const award of awards) {
    const others = lots.get(award.lot)
    if (others) others.push(award)
    else lots.set(award.lot, [award])
  }
  return lots
}

/** The decisions on one lot in one notice, one per contract. A partly awarded lot counts as awarded. */
function outcomeOf(decisions: readonly Award[]): Outcome {
  const awards = decisions.filter(({ status }) => status === undefined)
  const ending = awards.length > 0 ? awards : decisions
  return {
    status: overallStatus(decisions.map(({ status = LotStatus.AWARDED }) => status)),
    reasons: unique(ending.map(({ reason }) => reason).filter(isKnown)),
    winners: unique(awards.flatMap(({ winner }) => winner?.split(BETWEEN_WINNERS) ?? [])),
    date: latest(awards.map(({ date }) => date)),
    amount: sumOf(awards.map(({ value, currency }) => (value !== null && currency ? { value, currency } : null))),
    // Double counting: each contract of a framework states the bid count of the whole.
    bidCount: knownSum(unique(ending.map(({ bidCount }) => bidCount))),
  }
}

/** The total of all lots: of the awarded ones, or of all when none was awarded. */
function totalOf(lots: readonly PricedOutcome[]): Outcome {
  const awarded = lots.filter(({ status }) => status === LotStatus.AWARDED)
  const ending = awarded.length > 0 ? awarded : lots
  return {
    status: overallStatus(lots.map(({ status }) => status)),
    reasons: unique(ending.flatMap(({ reasons }) => reasons)),
    winners: unique(awarded.flatMap(({ winners }) => winners)),
    date: latest(awarded.map(({ date }) => date)),
    amount: valueOf(awarded),
    bidCount: knownSum(ending.map(({ bidCount }) => bidCount)),
  }
}

/** A stated total replaces the sum of its lots, until a newer notice changes the value of one of them. */
function valueOf(awarded: readonly PricedOutcome[]): Amount | null {
  const groups = new Map<Pricing | null, PricedOutcome[]>()
  for (const outcome of awarded) {
    const others = groups.get(outcome.pricing)
    if (others) others.push(outcome)
    else groups.set(outcome.pricing, [outcome])
  }
  return sumOf(
    [...groups].map(([pricing, group]) =>
      pricing?.total && pricing.lots.length === group.length ? pricing.total : sumOf(group.map(({ amount }) => amount)),
    ),
  )
}

function overallStatus(statuses: readonly LotDecision[]): LotDecision {
  if (statuses.length === 0 || statuses.includes(LotStatus.AWARDED)) return LotStatus.AWARDED
  return statuses.includes(LotStatus.PENDING) ? LotStatus.PENDING : LotStatus.NOT_AWARDED
}

function lastOutcome(older: PricedOutcome | undefined, newer: PricedOutcome): PricedOutcome {
  // A lot that is pending again, as in a dynamic purchasing system, keeps its last award.
  if (newer.status === LotStatus.PENDING && older?.status === LotStatus.AWARDED) return older
  const bidCount = newer.bidCount ?? older?.bidCount ?? null
  if (newer.status !== LotStatus.AWARDED) return { ...newer, bidCount }
  return {
    status: newer.status,
    decidedAt: newer.decidedAt,
    reasons: newer.reasons,
    winners: newer.winners.length > 0 ? newer.winners : (older?.winners ?? []),
    date: newer.date ?? older?.date ?? null,
    amount: newer.amount ?? older?.amount ?? null,
    bidCount,
    pricing: newer.pricing ?? older?.pricing ?? null,
  }
}

function awardOf({ status, winners, date, amount, bidCount }: Outcome, source: AwardSource): AwardContent {
  const award = {
    awardWinner: winners.join(BETWEEN_WINNERS) || null,
    awardDate: date,
    awardValue: amount?.value ?? null,
    awardCurrency: amount?.currency ?? null,
    bidCount,
  }
  const isToldSomething = status === LotStatus.NOT_AWARDED || Object.values(award).some(isKnown)
  return { ...award, awardSource: isToldSomething ? source : null }
}

const lotOutcome = (
  lot: string,
  { status, decidedAt, reasons, winners, date, amount, bidCount }: PricedOutcome,
): DecidedLot => ({
  lot,
  status,
  decidedAt,
  reason: reasons.join(' ') || null,
  winner: winners.join(BETWEEN_WINNERS) || null,
  date,
  value: amount?.value ?? null,
  currency: amount?.currency ?? null,
  bidCount,
})

const latest = (days: readonly (string | null)[]): string | null => days.filter(isKnown).toSorted().at(-1) ?? null

/** Null when the list is empty or a count is unknown. */
const knownSum = (counts: readonly (number | null | undefined)[]): number | null =>
  counts.length > 0 && counts.every(isKnown) ? counts.reduce((sum, count) => sum + count, 0) : null
