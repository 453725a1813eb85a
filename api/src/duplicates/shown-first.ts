import { amsterdamDay } from '../calendar.js'
import { TenderType } from '../reference/tender-values.js'
import type { Found } from './found.js'

export interface Copy extends Found {
  readonly id: string
  /** The copy that is shown in its place now. */
  readonly copyOf: string | null
  readonly archived: boolean
  /** Its status says so, and its deadline has not passed. */
  readonly isOpen: boolean
  readonly hasDescription: boolean
  readonly createdAt: Date
  /** yyyy-MM-dd: the day on which it counts as new. */
  readonly newOn: string
}

/** Dutch readers want the Dutch page, with its documents, before the European one. */
const OFFICIAL: readonly string[] = ['tenderned', 'ted']

type Rank = (copy: Copy) => number | string

const isFalse = (value: boolean) => (value ? 0 : 1)

/** Smallest first. An assignment that can still be had elsewhere must not seem closed, so the later deadline counts. */
const ranks: readonly Rank[] = [
  ({ archived }) => isFalse(!archived),
  ({ isOpen }) => isFalse(isOpen),
  ({ tenderType, source }) => (tenderType === TenderType.EU_PROCUREMENT ? officialRank(source) : 0),
  ({ tenderType, closingDate }) => (tenderType === TenderType.FREELANCE_CONTRACT ? -lastDay(closingDate) : 0),
  ({ minHourlyRate, maxHourlyRate }) => isFalse(minHourlyRate !== null || maxHourlyRate !== null),
  ({ hasDescription }) => isFalse(hasDescription),
  ({ createdAt }) => createdAt.getTime(),
  ({ id }) => id,
]

const officialRank = (source: string) => (OFFICIAL.includes(source) ? OFFICIAL.indexOf(source) : OFFICIAL.length)

/** What is listed without a deadline can be had until it is taken off the list. */
const lastDay = (closingDate: Date | null) => (closingDate ? Date.parse(amsterdamDay(closingDate)) : Infinity)

/** The copies of one tender, in the order in which they deserve to be shown; lists show the first. */
export const shownFirst = (copies: readonly Copy[]): readonly Copy[] =>
  copies.toSorted((one, other) => {
    for (const rank of ranks) {
      const [ours, theirs] = [rank(one), rank(other)]
      if (ours !== theirs) return ours < theirs ? -1 : 1
    }
    return 0
  })
