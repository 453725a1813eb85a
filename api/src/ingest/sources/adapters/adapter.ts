import type { ReadDraft } from '../../notices/draft.js'
import type { EntryRules } from './entry.js'
import type { ListAnswer, ParsedPage } from './parsed-page.js'

/**
 * Reads a source of which only the address is known: its list contains complete entries. Both functions are pure, and
 * run in the worker thread.
 */
export interface Adapter<Listing = unknown> {
  /** Part of every fingerprint: raise it when `normalise` changes. */
  readonly version: number
  /**
   * @returns listings that can be serialised as JSON
   * @throws SourceError
   */
  parse(answer: ListAnswer): ParsedPage<Listing>
  /** @throws RefusedItem */
  normalise(listing: Listing, rules: EntryRules): ReadDraft
}
