import type { KnownCategory } from '../../catalogue/category.entity.js'
import type { Searched } from '../../search/search.service.js'
import type { TenderFilter } from '../tender.inputs.js'

/** Whose list it is. A user is one. */
export interface ListViewer {
  readonly id: string
  /** Whether they ever put a tender away, or never want to see something again: without it nothing need be asked. */
  readonly hasPutAway: boolean
}

/** The filter, and the user it is applied for; `viewer` is null for a visitor, who has no bookmarks. */
export interface Asked {
  readonly filter: TenderFilter
  readonly categories: readonly KnownCategory[]
  readonly viewer: ListViewer | null
  /** The filter's search text, understood; null without one. */
  readonly search: Searched | null
  /** A tsquery of what has one of the filter's excluded words; null without one. */
  readonly excluded: string | null
  /** In place of what the list shows: what only its exclusions keep out of it. */
  readonly leftOut?: true
  /** Only copies of others: groups know the rest. */
  readonly onlyCopies?: true
  /** Only what is in these towns, in lower case: groups know the rest. */
  readonly onlyPlaces?: readonly string[]
  /** Leaves the copies in, for counts that tell them apart themselves. */
  readonly withCopies?: true
  /** Leaves out whether they are archived, which the caller adds. */
  readonly withArchived?: true
}
