import type { Fetcher } from '../../platform/fetching/fetcher.js'
import type { NoticeDocument, ReadDraft } from '../notices/draft.js'
import type { SourceAdapter } from '../../reference/added-sources.js'
import type { ConnectorKey, SourceKey } from '../../reference/sources.js'
import type { DeclaredPlace } from '../../platform/settings/source-places.js'
import type { ParseList } from './adapters/parsed-page.js'
import type { AnswerAsSource } from './answer.js'
import type { SavedAnswer, SavedFile } from './saved.js'

/** Fields of a notice that a source may be expected to fill in. */
export type ExpectedField = 'title' | 'organization' | 'publishedAt' | 'closingDate' | 'description'

export interface Item<Listing = unknown> {
  readonly publicationId: string
  /**
   * Content hash of the entry: an unchanged notice is not fetched again. Excludes values that change every day, such as
   * "nog 14 dagen".
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
  /** Number of entries in the whole list, where the source states it. */
  readonly announced?: number
  /** Dutch sentence about a list that was shorter than announced. */
  readonly shortfall?: string
}

export interface Connection {
  readonly fetcher: Fetcher
  readonly baseUrl: string
  /** Base address of single notices, where it differs from that of the list. */
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
  /** Id of the notice that represents the tender. */
  readonly publicationId: string
}

/** Terms of use of a site, as far as known. */
export interface Terms {
  /** URL of the terms; null when none were found. */
  readonly url: string | null
  readonly summary: string
}

/**
 * Reads one site. `discover` pages through the list, `fetch` gets what the list lacks, `normalise` is a pure function
 * that maps both to the product's own model. The harvest stores the result.
 */
export interface Reader<Listing = unknown, Raw = unknown> {
  readonly key: ConnectorKey
  /**
   * Part of every fingerprint and of the checkpoint: raise it when `normalise` changes, so that every listed notice, as
   * far back as the first import, is read again.
   */
  readonly version: number
  /** The list shows everything that is open, so that a tender that disappears from it has closed. */
  readonly listsAllOpen?: boolean
  /**
   * A run resumes from the checkpoint of the last one, so stopping it halfway loses nothing, and the number of notices
   * found varies by weekday and hour.
   */
  readonly resumes?: true
  /**
   * Fields that its notices usually have: a run is suspect when many lack one that earlier notices had. Default: title
   * and organisation. A closing date is expected of a call for tenders only.
   */
  readonly expects?: readonly ExpectedField[]
  /** Rate limit for the host of the list, unless it is the default. */
  readonly requestsPerSecond?: number
  /** Adapter through which the worker thread finds `normalise`, for a source without its own folder. */
  readonly adapter?: SourceAdapter
  /** @throws SourceError */
  discover(connection: Connection, checkpoint: object | null): AsyncIterable<Discovery<Listing>>
  /**
   * Lists the award notices of stored procedures without an outcome, in chunks, for `fetch` and `normalise`. A
   * fingerprint that differs from that of `discover` only causes one more read with the same result. Absent for a
   * source without award notices.
   * @throws SourceError
   */
  findOutcomes?(connection: Connection, tenders: readonly AskedTender[]): AsyncIterable<Discovery<Listing>>
  /**
   * Reads the list of documents that the source publishes beside a notice; null when it publishes none for it. Absent for a source without
   * such lists.
   * @throws SourceError
   */
  listDocuments?(connection: Connection, publicationId: string): Promise<readonly NoticeDocument[] | null>
  /** @throws SourceError when the source fails; RefusedItem when only this notice is unusable */
  fetch(connection: Connection, item: Item<Listing>): Promise<Raw>
  /**
   * Runs in a worker thread with a time and a memory limit, so its argument must support structured cloning.
   * @throws RefusedItem when the notice is unusable; the others continue
   */
  normalise(raw: Raw): ReadDraft
}

/** The adapters in `adapters/`, which several sites share. */
export type AdapterName = SourceAdapter | 'sitemap-jsonld' | 'html-jsonld' | 'json-api' | 'wp-json'

/** Complete declaration of a site: reading, address, terms of use and samples. */
export interface Connector<Listing = unknown, Raw = unknown> extends Reader<Listing, Raw> {
  /** English description of the listed notices; printed in `.env.example`. */
  readonly lists: string
  readonly place: DeclaredPlace
  /** Adapters of its list, in the order in which they are tried; absent for a site with its own code. */
  readonly adapters?: readonly AdapterName[]
  readonly terms: Terms
  /** Mock server that answers with the samples in the source's own wire format. */
  readonly standIn: AnswerAsSource
  /** Parses saved answers for `npm run try:source`; leaves out files of other sources. */
  readSaved(files: readonly SavedFile[]): readonly SavedAnswer<Raw>[]
}

/** Thrown for one unusable notice; the message is a Dutch sentence with the reason. */
export class RefusedItem extends Error {}

/** Thrown for a notice without a mandatory field. */
export class MissingField extends RefusedItem {
  constructor(
    readonly field: ExpectedField,
    message: string,
  ) {
    super(message)
  }
}
