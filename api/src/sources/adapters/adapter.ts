import type { ReadDraft } from '../../notices/draft.js'
import type { Connection } from '../connector.js'
import type { EntryRules } from './entry.js'

/** One page of a list. */
export interface AdapterPage<Listing> {
  /** Each with an id that is unique at the source, and stays the same. */
  readonly entries: readonly { readonly id: string; readonly listing: Listing }[]
  /** Dutch sentence for a list that was not read to its end. */
  readonly shortfall?: string
}

/** How a source is read of which nothing is known but its address: all that an entry says is in the list itself. */
export interface Adapter<Listing = unknown> {
  /** Part of every fingerprint: raise it when `normalise` changes. */
  readonly version: number
  /** @throws SourceError */
  list(connection: Pick<Connection, 'fetcher' | 'baseUrl'>): AsyncIterable<AdapterPage<Listing>>
  /**
   * Runs in the worker thread, like that of a connector.
   * @throws RefusedItem
   */
  normalise(listing: Listing, rules: EntryRules): ReadDraft
}
