import type { Fetcher } from '../fetching/fetcher.js'
import type { ReadDraft } from '../notices/draft.js'
import type { SourceKey } from '../reference/sources.js'

/** One thing that a source's list shows. */
export interface Item<Listing = unknown> {
  readonly publicationId: string
  /** Of all in the list that says the notice is still the same; without what changes by itself, such as "nog 14 dagen". */
  readonly fingerprint: Buffer
  readonly listing: Listing
  /** Of several that one connector reads; else the connector's own. */
  readonly source?: SourceKey
}

export interface Discovery<Listing = unknown> {
  readonly items: readonly Item<Listing>[]
  /** Where to go on next time, once these items are stored; absent: as before. */
  readonly checkpoint?: object
  /** A Dutch sentence when the list turned out to be shorter than it announced. */
  readonly shortfall?: string
}

export interface Connection {
  readonly fetcher: Fetcher
  readonly baseUrl: string
  /** Where single notices are read, if that is elsewhere. */
  readonly siteUrl?: string
  /** How many days back a first reading goes. */
  readonly days: number
  readonly now: Date
}

/**
 * How one site is read. `discover` walks the list, `fetch` gets what the list does not say, `normalise` is pure and
 * turns both into our own words. Storing is the harvest's business.
 */
export interface Connector<Listing = unknown, Raw = unknown> {
  readonly key: SourceKey
  /** All that it reads, where one site shows the assignments of several. */
  readonly sources?: readonly SourceKey[]
  /** Its list is everything that is open: what is no longer in it has closed. */
  readonly listsAllOpen?: boolean
  /** To the list's host; without it, the usual pace. */
  readonly requestsPerSecond?: number
  /** Part of every fingerprint: raise it when `normalise` learns something, and everything is read again. */
  readonly version: number
  discover(connection: Connection, checkpoint: object | null): AsyncIterable<Discovery<Listing>>
  fetch(connection: Connection, item: Item<Listing>): Promise<Raw>
  /**
   * Runs in a thread of its own, with a time and a memory limit: what it gets must survive structured cloning.
   * @throws RefusedItem when the notice cannot be used; the others go on.
   */
  normalise(raw: Raw): ReadDraft
}

/** One notice that cannot be used, and why, as a Dutch sentence. */
export class RefusedItem extends Error {}
