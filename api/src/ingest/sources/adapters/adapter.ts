import type { ReadDraft } from '../../notices/draft.js'
import type { EntryRules } from './entry.js'
import type { ListAnswer, ParsedPage } from './parsed-page.js'

/**
 * How a source is read of which nothing is known but its address: all that an entry says is in the list itself. Both
 * functions are pure, and run in the worker thread.
 */
export interface Adapter<Listing = unknown> {
  /** Part of every fingerprint: raise it when `normalise` changes. */
  readonly version: number
  /**
   * @returns listings that JSON can hold
   * @throws SourceError
   */
  parse(answer: ListAnswer): ParsedPage<Listing>
  /** @throws RefusedItem */
  normalise(listing: Listing, rules: EntryRules): ReadDraft
}
