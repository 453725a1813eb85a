import { amsterdamDay } from '../../platform/calendar.js'
import { TenderType } from '../../reference/tender-values.js'
import type { ComparableTender } from './comparable-tender.js'
import type { Terms } from '../tender/terms.js'

/** The terms of `Found` are those of this copy alone. */
export interface Copy extends ComparableTender, Terms {
  readonly id: string
  /** The terms in the columns of its row. The copy that is shown has those of all copies there. */
  readonly shownTerms: Terms
  /** The column `own_terms`: its own terms, of the copy that is shown; null for every other tender. */
  readonly ownTerms: Terms | null
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

const falseLast = (value: boolean) => (value ? 0 : 1)

/**
 * Smallest first. Of those that are open, the first deadline counts: who waits for a later one has lost a place to be had. What has
 * none, or one that cannot be right, comes last.
 */
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

/** The clocks of two official sites may differ, about one deadline; brokers have each their own. */
function deadlineRank({ tenderType, closingDate }: Copy): number {
  if (closingDate === null) return Infinity
  return tenderType === TenderType.EU_PROCUREMENT ? Date.parse(amsterdamDay(closingDate)) : closingDate.getTime()
}

const officialRank = (source: string) => (OFFICIAL.includes(source) ? OFFICIAL.indexOf(source) : OFFICIAL.length)

/** The copies of one tender, in the order in which they deserve to be shown; lists show the first. */
export const inDisplayOrder = (copies: readonly Copy[]): readonly Copy[] =>
  copies.toSorted((one, other) => {
    for (const rank of ranks) {
      const [ours, theirs] = [rank(one), rank(other)]
      if (ours !== theirs) return ours < theirs ? -1 : 1
    }
    return 0
  })
