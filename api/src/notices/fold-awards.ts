import { AwardSource } from '../reference/tender-values.js'
import type { AwardContent } from '../tenders/content.js'
import { type Amount, sumOf } from './amount.js'
import { type Award, BETWEEN_WINNERS, isKnown } from './draft.js'

/** What is known of the awards of one lot, or of all lots. */
interface Outcome {
  readonly winners: readonly string[]
  readonly date: string | null
  readonly amount: Amount | null
  readonly bidCount: number | null
}

/**
 * Merges awards by lot: lots are often awarded one by one, and an award may be republished, or its contract modified.
 * The newest notice that names a lot counts, with all its awards of it; what it does not know is kept from older ones.
 * @param notices the awards of each notice that has any, oldest first
 */
export function foldAwards(notices: readonly (readonly Award[])[]): AwardContent {
  const lots = new Map<string | null, Outcome>()
  for (const awards of notices)
    for (const [lot, ofLot] of byLot(awards)) lots.set(lot, lastOutcome(lots.get(lot), outcomeOf(ofLot)))

  // Double counting: a notice without lots speaks of the whole, which is not added to the lots of other notices.
  const namesNoLot = new Set(notices.at(-1)?.map(({ lot }) => lot === null))
  const total = (isCounted: boolean) =>
    totalOf([...lots].flatMap(([lot, outcome]) => (namesNoLot.has(lot === null) === isCounted ? [outcome] : [])))
  const { winners, date, amount, bidCount } = lastOutcome(total(false), total(true))
  const award = {
    awardWinner: winners.join(BETWEEN_WINNERS) || null,
    awardDate: date,
    awardValue: amount?.value ?? null,
    awardCurrency: amount?.currency ?? null,
    bidCount,
  }
  return { ...award, awardSource: Object.values(award).some(isKnown) ? AwardSource.SCRAPED : null }
}

function byLot(awards: readonly Award[]): ReadonlyMap<string | null, readonly Award[]> {
  const lots = new Map<string | null, Award[]>()
  for (const award of awards) {
    const others = lots.get(award.lot)
    if (others) others.push(award)
    else lots.set(award.lot, [award])
  }
  return lots
}

/** The awards of one lot in one notice: one a contract. */
const outcomeOf = (awards: readonly Award[]): Outcome => ({
  winners: unique(awards.flatMap(({ winner }) => winner?.split(BETWEEN_WINNERS) ?? [])),
  date: latest(awards.map(({ date }) => date)),
  amount: sumOf(awards.map(({ value, currency }) => (value !== null && currency ? { value, currency } : null))),
  // Double counting: a framework has one contract per winner, each with the bid count of the whole.
  bidCount: knownSum(unique(awards.map(({ bidCount }) => bidCount))),
})

const totalOf = (lots: readonly Outcome[]): Outcome => ({
  winners: unique(lots.flatMap(({ winners }) => winners)),
  date: latest(lots.map(({ date }) => date)),
  amount: sumOf(lots.map(({ amount }) => amount)),
  bidCount: knownSum(lots.map(({ bidCount }) => bidCount)),
})

const lastOutcome = (older: Outcome | undefined, newer: Outcome): Outcome => ({
  winners: newer.winners.length > 0 ? newer.winners : (older?.winners ?? []),
  date: newer.date ?? older?.date ?? null,
  amount: newer.amount ?? older?.amount ?? null,
  bidCount: newer.bidCount ?? older?.bidCount ?? null,
})

const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)]

const latest = (days: readonly (string | null)[]): string | null => days.filter(isKnown).toSorted().at(-1) ?? null

/** Null when there is none, or when one is unknown. */
const knownSum = (counts: readonly (number | null | undefined)[]): number | null =>
  counts.length > 0 && counts.every(isKnown) ? counts.reduce((sum, count) => sum + count, 0) : null
