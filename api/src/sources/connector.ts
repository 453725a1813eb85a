import type { Fetcher } from '../fetching/fetcher.js'
import type { ReadDraft } from '../notices/draft.js'
import type { ConnectorKey, SourceKey } from '../reference/sources.js'
import type { DeclaredPlace } from '../settings/source-places.js'
import type { AnswerAsSource } from './answer.js'
import type { SavedAnswer, SavedFile } from './saved.js'

/** One thing that a source's list shows. */
export interface Item<Listing = unknown> {
  readonly publicationId: string
  /**
   * Content hash of all in the list that says the notice is still the same; without what changes by itself, such as
   * "nog 14 dagen".
   */
  readonly fingerprint: Buffer
  readonly listing: Listing
  /** Of several that one connector reads; else the connector's own. */
  readonly source?: SourceKey
}

/** One page, or one day, of a source's list. */
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

/** What may be done with what a site publishes, as far as is known. */
export interface Terms {
  /** The page that says so; null when none was found. */
  readonly url: string | null
  readonly summary: string
}

/**
 * How one site is read. `discover` walks the list, `fetch` gets what the list does not say, `normalise` is pure and
 * turns both into our own words. Storing is the harvest's business.
 */
export interface Reader<Listing = unknown, Raw = unknown> {
  readonly key: ConnectorKey
  /** Part of every fingerprint: raise it when `normalise` learns something, and everything is read again. */
  readonly version: number
  /** Its list is everything that is open: what is no longer in it has closed. */
  readonly listsAllOpen?: boolean
  /** @throws SourceError */
  discover(connection: Connection, checkpoint: object | null): AsyncIterable<Discovery<Listing>>
  /** @throws SourceError; RefusedItem when only this notice cannot be used */
  fetch(connection: Connection, item: Item<Listing>): Promise<Raw>
  /**
   * Runs in a thread of its own, with a time and a memory limit: what it gets must survive structured cloning.
   * @throws RefusedItem when the notice cannot be used; the others go on.
   */
  normalise(raw: Raw): ReadDraft
}

/** All that is declared of one site: how it is read, where, on which terms, and how its samples are served. */
export interface Connector<Listing = unknown, Raw = unknown> extends Reader<Listing, Raw> {
  /** An English phrase, which `.env.example` shows. */
  readonly lists: string
  readonly place: DeclaredPlace
  readonly terms: Terms
  /** To the list's host; without it, the usual pace. */
  readonly requestsPerSecond?: number
  /** Answers with the samples, in the source's own wire format. */
  readonly standIn: AnswerAsSource
  /** What saved answers hold, for `npm run try:source`; a file that it does not name is none of this source's. */
  readSaved(files: readonly SavedFile[]): readonly SavedAnswer<Raw>[]
}

/** One notice that cannot be used, and why, as a Dutch sentence. */
export class RefusedItem extends Error {}
