import { AwardSource, LotStatus } from '../../reference/tender-values.js'
import type { AwardContent } from '../../tenders/tender/content.js'
import type { LotOutcome } from '../../tenders/tender/lot-outcome.types.js'
import { type Amount, sumOf } from './amount.js'
import { type Award, BETWEEN_WINNERS, datasetIdOf, isKnown, type NoticeDraft } from './draft.js'
import { unique } from '../../platform/text/lists.js'

type AwardNotice = Pick<NoticeDraft, 'publicationId' | 'awards' | 'awardTotal' | 'awardSource'>

export interface FoldedAwards {
  readonly award: AwardContent
  /** Null without award notices. Awarded as soon as one lot is. */
  readonly status: LotStatus | null
  /** Dutch sentences; null unless nothing was awarded. */
  readonly reason: string | null
  /** One for each lot that a notice names. */
  readonly lots: readonly Readonly<LotOutcome>[]
}

/** The total that a notice states, and the lots that it awards: it holds for these together. */
interface Pricing {
  readonly total: Amount | null
  readonly lots: readonly (string | null)[]
}

/** What is known of the awards of one lot, or of all lots. */
interface Outcome {
  readonly status: LotStatus
  readonly reasons: readonly string[]
  readonly winners: readonly string[]
  readonly date: string | null
  readonly amount: Amount | null
  readonly bidCount: number | null
}

/** Null stands for the whole, in notices that name no lots. */
type LotId = string | null
interface PricedOutcome extends Outcome {
  /** The newest notice that knows what the lot is worth. */
  readonly pricing: Pricing | null
}

/**
 * Merges awards by lot: lots are often awarded one by one, and an award may be republished, or its contract modified.
 * The newest notice that names a lot counts, with all its awards of it; what it does not know is kept from older ones.
 * @param notices all award notices, oldest first
 */
export function foldAwards(notices: readonly AwardNotice[]): FoldedAwards {
  const told = withoutCopies(notices.map(notice => ({ notice, decisions: decisionsIn(notice) })))
  const telling = told.map(({ decisions }) => decisions).filter(({ length }) => length > 0)
  const newest = told.findLast(isTelling)
  const lots = new Map<LotId, PricedOutcome>()
  for (const decisions of telling) {
    if (decisions.every(([lot, { status }]) => lot === null && status === LotStatus.NOT_AWARDED)) lots.clear()
    for (const [lot, outcome] of decisions) lots.set(lot, lastOutcome(lots.get(lot), outcome))
  }

  // Double counting: a notice without lots speaks of the whole, which is not added to the lots of other notices.
  const namesNoLot = new Set(telling.at(-1)?.map(([lot]) => lot === null))
  const those = (isCounted: boolean) =>
    [...lots].flatMap(([lot, outcome]) => (namesNoLot.has(lot === null) === isCounted ? [outcome] : []))
  const counted = totalOf(those(true))
  // An award notice that tells nothing, such as TenderNed's, awards all the same.
  const status = told.length > telling.length && told.at(-1)!.decisions.length === 0 ? LotStatus.AWARDED : null
  return {
    award: awardOf(
      lastOutcome({ ...totalOf(those(false)), pricing: null }, { ...counted, pricing: null }),
      newest?.notice.awardSource ?? AwardSource.SCRAPED,
    ),
    status: status ?? (telling.length > 0 ? counted.status : null),
    reason: (!status && counted.status === LotStatus.NOT_AWARDED && counted.reasons.join(' ')) || null,
    lots: [...lots]
      .flatMap(([lot, outcome]) => (lot === null ? [] : [lotOutcome(lot, outcome)]))
      .sort((one, other) => inNaturalOrder.compare(one.lot, other.lot)),
  }
}

interface ToldNotice {
  readonly notice: AwardNotice
  readonly decisions: readonly [LotId, PricedOutcome][]
}

/** Double counting: a data set names the lots of a notice its own way, so its copy gives way to the notice itself. */
function withoutCopies(told: readonly ToldNotice[]): readonly ToldNotice[] {
  const copies = new Set(told.filter(isTelling).map(({ notice }) => datasetIdOf(notice.publicationId)))
  return told.filter(({ notice }) => !copies.has(notice.publicationId))
}

/** Whether a notice says more than that something is awarded, or waits. */
const isTelling = ({ decisions }: ToldNotice): boolean =>
  decisions.some(
    ([, { status, winners, date, amount, bidCount, pricing }]) =>
      status === LotStatus.NOT_AWARDED || winners.length > 0 || [date, amount, bidCount, pricing].some(isKnown),
  )

const inNaturalOrder = new Intl.Collator('nl', { numeric: true })

const unknown: Award = { lot: null, winner: null, date: null, value: null, currency: null }

/** The outcome of each lot that a notice names. */
function decisionsIn({ awards = [], awardTotal: total = null }: AwardNotice): readonly [LotId, PricedOutcome][] {
  const named = [...byLot(awards.length === 0 && total ? [unknown] : awards)]
  const outcomes = named.map(([lot, ofLot]) => [lot, outcomeOf(ofLot)] as const)
  const pricing = { total, lots: outcomes.filter(([, { status }]) => status === LotStatus.AWARDED).map(([lot]) => lot) }
  return outcomes.map(([lot, outcome]) => {
    const amount = outcome.amount ?? (pricing.lots.length === 1 && pricing.lots[0] === lot ? total : null)
    const isPriced = outcome.status === LotStatus.AWARDED && (amount ?? total) !== null
    return [lot, { ...outcome, amount, pricing: isPriced ? pricing : null }]
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

/** The decisions on one lot in one notice: one a contract. A lot of which a part is awarded is awarded. */
function outcomeOf(decisions: readonly Award[]): Outcome {
  const awards = decisions.filter(({ status }) => status === undefined)
  const ending = awards.length > 0 ? awards : decisions
  return {
    status: overallStatus(decisions.map(({ status = LotStatus.AWARDED }) => status)),
    reasons: unique(ending.map(({ reason }) => reason).filter(isKnown)),
    winners: unique(awards.flatMap(({ winner }) => winner?.split(BETWEEN_WINNERS) ?? [])),
    date: latest(awards.map(({ date }) => date)),
    amount: sumOf(awards.map(({ value, currency }) => (value !== null && currency ? { value, currency } : null))),
    // Double counting: a framework has one contract per winner, each with the bid count of the whole.
    bidCount: knownSum(unique(ending.map(({ bidCount }) => bidCount))),
  }
}

/** Of all lots: the awarded ones count, unless there are none. */
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

/** A notice's own total is that of its lots, as long as no newer notice priced one of them anew. */
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

function overallStatus(statuses: readonly LotStatus[]): LotStatus {
  if (statuses.length === 0 || statuses.includes(LotStatus.AWARDED)) return LotStatus.AWARDED
  return statuses.includes(LotStatus.PENDING) ? LotStatus.PENDING : LotStatus.NOT_AWARDED
}

function lastOutcome(older: PricedOutcome | undefined, newer: PricedOutcome): PricedOutcome {
  // A lot that waits for its next award, as in a dynamic purchasing system, keeps the one it has.
  if (newer.status === LotStatus.PENDING && older?.status === LotStatus.AWARDED) return older
  const bidCount = newer.bidCount ?? older?.bidCount ?? null
  if (newer.status !== LotStatus.AWARDED) return { ...newer, bidCount }
  return {
    status: newer.status,
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

const lotOutcome = (lot: string, { status, reasons, winners, date, amount, bidCount }: Outcome): LotOutcome => ({
  lot,
  status,
  reason: reasons.join(' ') || null,
  winner: winners.join(BETWEEN_WINNERS) || null,
  date,
  value: amount?.value ?? null,
  currency: amount?.currency ?? null,
  bidCount,
})

const latest = (days: readonly (string | null)[]): string | null => days.filter(isKnown).toSorted().at(-1) ?? null

/** Null when there is none, or when one is unknown. */
const knownSum = (counts: readonly (number | null | undefined)[]): number | null =>
  counts.length > 0 && counts.every(isKnown) ? counts.reduce((sum, count) => sum + count, 0) : null
