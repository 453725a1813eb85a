import { type Amount, sumOfContracts } from '../../../notices/amount.js'
import { type Award, BETWEEN_WINNERS, withoutAward } from '../../../notices/draft.js'
import { type AwardStatus, LotStatus } from '../../../../reference/tender-values.js'
import { unique } from '../../../../platform/text/lists.js'

/** The outcome of one lot, as collected from a page. */
export interface LotFacts {
  readonly lot: string | null
  /** Null when the page does not state it. */
  readonly status: AwardStatus | null
  readonly reason: string | null
  readonly winners: readonly string[]
  /** One per winning tender or contract; null when withheld. */
  readonly amounts: readonly (Amount | null)[]
  readonly decidedOn: readonly string[]
  readonly concludedOn: readonly string[]
  readonly bidCount: number | null
}

/** Null without a winner or a verdict, and when these contradict each other. */
export function awardOf(facts: LotFacts): Award | null {
  const { lot, status, winners, bidCount } = facts
  const bids = bidCount === null ? {} : { bidCount }
  if (status === LotStatus.NOT_AWARDED || status === LotStatus.PENDING)
    return winners.length > 0 ? null : { ...withoutAward(lot, facts.reason, status), ...bids }
  if (status === null && winners.length === 0) return null
  const amount = sumOfContracts(facts.amounts)
  return {
    lot,
    winner: unique(winners).join(BETWEEN_WINNERS) || null,
    date: latest(facts.decidedOn) ?? latest(facts.concludedOn),
    value: amount?.value ?? null,
    currency: amount?.currency ?? null,
    ...bids,
  }
}

/** Double counting: the awards of one lot are added up later, so repeated ones are removed. */
export const unrepeated = (awards: readonly Award[]): readonly Award[] => [
  ...new Map(awards.map(award => [JSON.stringify(award), award])).values(),
]

const latest = (days: readonly string[]): string | null => days.toSorted().at(-1) ?? null
