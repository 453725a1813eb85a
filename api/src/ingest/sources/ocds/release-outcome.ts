import { amsterdamDay } from '../../../platform/calendar.js'
import { unique } from '../../../platform/text/lists.js'
import { type Amount, sumOf, sumOfContracts } from '../../notices/amount.js'
import { type Award, BETWEEN_WINNERS, isKnown, withoutAward } from '../../notices/draft.js'
import { AWARD_CANCELLED, DISCONTINUED, UNSUCCESSFUL } from '../../../reference/non-award-reasons.js'
import { plainText } from '../plain-text.js'
import { isPlausibleAmount } from '../source-amount.js'
import { sourceDate } from '../source-date.js'
import { dayOf } from '../source-day.js'
import type { Release, ReleaseAmount, ReleaseAward, Statistic } from './award-shape.js'

/** The outcome of a procedure according to its release. */
export interface ReleaseOutcome {
  /** Empty while nothing has been decided. */
  readonly awards: readonly Award[]
  readonly awardTotal: Amount | null
}

/** Ignores pending and failed awards. */
export function outcomeOf(release: Release): ReleaseOutcome {
  const given = release.awards.filter(isMade)
  const won = [...byLot(given)].map(([lot, awards]) => lotAward(lot, awards, release)).filter(isTelling)
  const ending = reasonOf(release)
  const isPerLot = given.every(({ relatedLots }) => relatedLots.length < 2)
  return {
    awards: given.length === 0 && ending ? [withoutAward(null, ending)] : [...won, ...failedLots(release)],
    // An award for several lots has one value, which cannot be divided among them.
    awardTotal: isPerLot || !areDisjoint(given) ? null : sumOf(given.map(({ value }) => amountOf(value))),
  }
}

/**
 * A failed award decides its lot once the procedure goes on to its end: it removes a winner and does not reopen the lot,
 * unless another award replaces it.
 */
function failedLots({ tag, tender, awards }: Release): readonly Award[] {
  const isOver = endOf(tender) === 'complete' || tag.some(one => one === 'awardCancellation' || one === 'awardUpdate')
  const isPending = awards.some(award => endOf(award) === 'pending')
  if ((!isOver || isPending) && !awards.some(isMade)) return []
  const lotsNamed = ({ relatedLots }: ReleaseAward) => (relatedLots.length > 0 ? relatedLots.map(lotOf) : [null])
  const replaced = new Set(awards.filter(award => !failures.has(endOf(award) ?? '')).flatMap(lotsNamed))
  const reasonByLot = new Map(
    awards.flatMap(award => {
      const reason = failures.get(endOf(award) ?? '')
      return reason ? lotsNamed(award).map(lot => [lot, reason] as const) : []
    }),
  )
  return [...reasonByLot]
    .filter(([lot]) => !replaced.has(lot) && (lot !== null || replaced.size === 0))
    .map(([lot, reason]) => withoutAward(lot, reason))
}

const failures: ReadonlyMap<string, string> = new Map([
  ['unsuccessful', UNSUCCESSFUL],
  ['cancelled', AWARD_CANCELLED],
])

const endOf = (ended: Partial<Pick<ReleaseAward, 'status' | 'finalStatus'>> | null | undefined) =>
  ended?.finalStatus ?? ended?.status

const isMade = ({ status, finalStatus }: ReleaseAward): boolean => status === 'active' || finalStatus === 'complete'

const isTelling = ({ winner, date, value }: Award): boolean => [winner, date, value].some(isKnown)

/** Null is the key of the whole procedure. */
function byLot(awards: readonly ReleaseAward[]): ReadonlyMap<string | null, readonly ReleaseAward[]> {
  const lots = new Map<string | null, ReleaseAward[]>()
  for (const award of awards)
    for (const lot of award.relatedLots.length > 0 ? new Set(award.relatedLots) : [null]) {
      const name = lot === null ? null : lotOf(lot)
      const others = lots.get(name)
      if (others) others.push(award)
      else lots.set(name, [award])
    }
  return lots
}

const MAX_LOT_LENGTH = 20
/** Null for an identifier that is no name of a lot. */
export const lotOf = (text: string): string | null =>
  text.length <= MAX_LOT_LENGTH && /^[\w.-]+$/.test(text) ? text : null

/** Double counting: in a framework each supplier has its own award, with the value of the whole. */
function lotAward(lot: string | null, awards: readonly ReleaseAward[], release: Release): Award {
  const amount = sumOfContracts(awards.map(award => (award.relatedLots.length > 1 ? null : amountOf(award.value))))
  const bidCount = bidCountOf(release.bids?.statistics ?? [], lot)
  return {
    lot,
    winner:
      unique(awards.flatMap(({ suppliers }) => suppliers.flatMap(({ name }) => nameOf(name) ?? []))).join(
        BETWEEN_WINNERS,
      ) || null,
    date:
      awards
        .flatMap(({ date }) => localDayOf(date) ?? [])
        .toSorted()
        .at(-1) ?? null,
    value: amount?.value ?? null,
    currency: amount?.currency ?? null,
    ...(bidCount === null ? {} : { bidCount }),
  }
}

const areDisjoint = (awards: readonly ReleaseAward[]): boolean => {
  const lots = awards.flatMap(({ relatedLots }) => relatedLots)
  return awards.every(({ relatedLots }) => relatedLots.length > 0) && new Set(lots).size === lots.length
}

const MAX_NAME_LENGTH = 300
function nameOf(text: string | null | undefined): string | null {
  if (!text || text.length > MAX_NAME_LENGTH) return null
  const name = plainText(text).replace(/\s+/g, ' ')
  return /[\p{L}\p{N}]/u.test(name) ? name : null
}

export const amountOf = (value: ReleaseAmount | undefined): Amount | null =>
  value?.amount && value.currency && isPlausibleAmount(value.amount) && /^[A-Z]{3}$/.test(value.currency)
    ? { value: value.amount, currency: value.currency }
    : null

const MAX_BIDS = 99_999
/** Number of tenders received, without requests to participate. */
function bidCountOf(statistics: readonly Statistic[], lot: string | null): number | null {
  const counts = statistics.filter(
    ({ measure, relatedLot }) => measure === 'bids' && (isKnown(relatedLot) ? String(relatedLot) : null) === lot,
  )
  const [count, ...others] = new Set(counts.map(({ value }) => value))
  const isCount = count !== undefined && others.length === 0 && Number.isInteger(count) && count >= 0
  return isCount && count <= MAX_BIDS ? count : null
}

const reasons: ReadonlyMap<string, string> = new Map([
  ['unsuccessful', UNSUCCESSFUL],
  ['cancelled', DISCONTINUED],
])
export const reasonBy = (status: string | null | undefined): string | null => reasons.get(status ?? '') ?? null
const reasonOf = ({ tender }: Release): string | null => reasonBy(endOf(tender))

/** Null when the date is absent or invalid. */
export function dateOf(text: string | null | undefined): Date | null {
  if (!text) return null
  try {
    return sourceDate(text, 'start')
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** The day in Amsterdam: in UTC, a midnight there is in the evening before. */
export function localDayOf(text: string | null | undefined): string | null {
  const date = dateOf(text)
  return date && dayOf(amsterdamDay(date))
}
