import type { Fetcher } from '../../platform/fetching/fetcher.js'
import type { ReadDraft } from '../notices/draft.js'
import type { SourceAdapter } from '../../reference/added-sources.js'
import type { ConnectorKey, SourceKey } from '../../reference/sources.js'
import type { DeclaredPlace } from '../../platform/settings/source-places.js'
import type { ParseList } from './adapters/parsed-page.js'
import type { AnswerAsSource } from './answer.js'
import type { SavedAnswer, SavedFile } from './saved.js'

/** Fields of a notice that a source may be expected to fill in. */
export type ExpectedField = 'title' | 'organization' | 'publishedAt' | 'closingDate' | 'description'

/** One entry in a source's list. */
export interface Item<Listing = unknown> {
  readonly publicationId: string
  /**
   * Content hash of the entry: when it is equal, the notice is unchanged and not fetched again. Excludes what changes
   * every day, such as "nog 14 dagen".
   */
  readonly fingerprint: Buffer
  readonly listing: Listing
  /** Source of the entry, for a connector that reads several; default: the connector's own. */
  readonly source?: SourceKey
}

/** One page, or one day, of a source's list. */
export interface Discovery<Listing = unknown> {
  readonly items: readonly Item<Listing>[]
  /** Position to continue from in the next run, saved once these items are stored; absent: unchanged. */
  readonly checkpoint?: object
  /** Number of entries in the whole list, where the source tells. */
  readonly announced?: number
  /** Dutch sentence for a list that was shorter than it announced. */
  readonly shortfall?: string
}

export interface Connection {
  readonly fetcher: Fetcher
  readonly baseUrl: string
  /** Base address of single notices, where it differs. */
  readonly siteUrl?: string
  /** How many days back the first import reads. */
  readonly days: number
  readonly now: Date
  /** For a reader with an `adapter`; without it, lists are parsed in this thread. */
  readonly parseList?: ParseList
}

/** A stored tender whose outcome is unknown. */
export interface AskedTender {
  readonly procedureKey: string
  /** Id of the notice that it is shown by. */
  readonly publicationId: string
}

/** Terms of use of a site, as far as known. */
export interface Terms {
  /** URL of the terms; null when none were found. */
  readonly url: string | null
  readonly summary: string
}

/**
 * How one site is read. `discover` pages through the list, `fetch` gets what the list lacks, `normalise` is a pure
 * function that maps both to the product's own model. The harvest does the storing.
 */
export interface Reader<Listing = unknown, Raw = unknown> {
  readonly key: ConnectorKey
  /**
   * Part of every fingerprint and of the checkpoint: raise it when `normalise` changes, so that every notice in the list,
   * as far back as the first import, is read again.
   */
  readonly version: number
  /** The list shows everything that is open, so that a tender that disappears from it has closed. */
  readonly listsAllOpen?: boolean
  /**
   * A run continues where the last one stopped, by its checkpoint: stopping it halfway loses nothing, and how much it finds
   * differs by weekday and hour.
   */
  readonly resumes?: true
  /**
   * Fields that its notices have as a rule: when many lack one that was there before, the run is suspect. Default: title
   * and organisation. A closing date is expected of a call for tenders only.
   */
  readonly expects?: readonly ExpectedField[]
  /** Rate limit of the list's host; the default without it. */
  readonly requestsPerSecond?: number
  /** Adapter by which the worker thread finds `normalise`, of a source that has no folder of its own. */
  readonly adapter?: SourceAdapter
  /** @throws SourceError */
  discover(connection: Connection, checkpoint: object | null): AsyncIterable<Discovery<Listing>>
  /**
   * Lists the award notices of procedures that are stored without an outcome, in chunks, for `fetch` and `normalise`. Its
   * fingerprints may differ from those of `discover`: then a notice is read once more, with the same result. Absent for a
   * source that has none.
   * @throws SourceError
   */
  findOutcomes?(connection: Connection, tenders: readonly AskedTender[]): AsyncIterable<Discovery<Listing>>
  /** @throws SourceError when the source fails; RefusedItem when only this notice is unusable */
  fetch(connection: Connection, item: Item<Listing>): Promise<Raw>
  /**
   * Runs in a worker thread with a time and a memory limit, so its argument must support structured cloning.
   * @throws RefusedItem when the notice is unusable; the others continue
   */
  normalise(raw: Raw): ReadDraft
}

/** What several sites are read with; the files of `adapters/`. */
export type AdapterName = SourceAdapter | 'sitemap-jsonld' | 'html-jsonld' | 'json-api' | 'wp-json'

/** Complete declaration of a site: how it is read, where, on which terms, and how its samples are served. */
export interface Connector<Listing = unknown, Raw = unknown> extends Reader<Listing, Raw> {
  /** English phrase for what it lists; printed in `.env.example`. */
  readonly lists: string
  readonly place: DeclaredPlace
  /** What its list is read with, in the order in which they are tried; absent: code of its own. */
  readonly adapters?: readonly AdapterName[]
  readonly terms: Terms
  /** Stand-in that answers with the samples, in the source's own wire format. */
  readonly standIn: AnswerAsSource
  /** Parses saved answers for `npm run try:source`; files that it does not return are not of this source. */
  readSaved(files: readonly SavedFile[]): readonly SavedAnswer<Raw>[]
}

/** Thrown for one unusable notice; the message is a Dutch sentence that says why. */
export class RefusedItem extends Error {}

/** Thrown for a notice that lacks what no tender can do without. */
export class MissingField extends RefusedItem {
  constructor(
    readonly field: ExpectedField,
    message: string,
  ) {
    super(message)
  }
}
