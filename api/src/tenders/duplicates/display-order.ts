import { amsterdamDay } from '../../platform/calendar.js'
import { TenderType } from '../../reference/tender-values.js'
import type { ComparableTender } from './comparable-tender.js'
import type { Terms } from '../tender/terms.js'

/** The terms of the tender are those of this copy alone. */
export interface Copy extends ComparableTender, Terms {
  readonly id: string
  /** The terms in the columns; those of the shown copy are combined from all copies. */
  readonly shownTerms: Terms
  /** The column `own_terms`: the own terms of a shown copy; null for other tenders. */
  readonly ownTerms: Terms | null
  /** Id of the copy that is shown instead. */
  readonly copyOf: string | null
  readonly archived: boolean
  readonly isOpen: boolean
  readonly hasDescription: boolean
  readonly createdAt: Date
  /** yyyy-MM-dd: the day on which it counts as new. */
  readonly newOn: string
}

/** The Dutch page goes before the European one, because it has the documents. */
const OFFICIAL: readonly string[] = ['tenderned', 'ted']

type Rank = (copy: Copy) => number | string

const falseLast = (value: boolean) => (value ? 0 : 1)

/** Sort keys, ascending. The earliest deadline goes first, so that nobody misses it; an unknown or improbable deadline goes last. */
const ranks: readonly Rank[] = [
  ({ archived }) => falseLast(!archived),
  ({ isOpen }) => falseLast(isOpen),
  copy => (copy.isOpen ? deadlineRank(copy) : 0),
  ({ tenderType, source }) => (tenderType === TenderType.EU_PROCUREMENT ? officialRank(source) : 0),
  ({ closingDate }) => -(closingDate?.getTime() ?? -Infinity),
  ({ minHourlyRate, maxHourlyRate }) => falseLast(minHourlyRate !== null || maxHourlyRate !== null),
  ({ hasDescription }) => falseLast(hasDescription),
  ({ createdAt }) => createdAt.getTime(),
  ({ id }) => id,
]

/** Procurements compare by day, because times differ between official sites; brokers have deadlines of their own. */
function deadlineRank({ tenderType, closingDate }: Copy): number {
  if (closingDate === null) return Infinity
  return tenderType === TenderType.EU_PROCUREMENT ? Date.parse(amsterdamDay(closingDate)) : closingDate.getTime()
}

const officialRank = (source: string) => (OFFICIAL.includes(source) ? OFFICIAL.indexOf(source) : OFFICIAL.length)

/** Sorts the copies of one tender; lists show the first. */
export const inDisplayOrder = (copies: readonly Copy[]): readonly Copy[] =>
  copies.toSorted((one, other) => {
    for (const rank of ranks) {
      const [ours, theirs] = [rank(one), rank(other)]
      if (ours !== theirs) return ours < theirs ? -1 : 1
    }
    return 0
  })
