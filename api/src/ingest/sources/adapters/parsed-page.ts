import type { SourceAdapter } from '../../../reference/added-sources.js'

/** One page of a list, as an adapter parsed it. */
export interface ParsedPage<Listing> {
  /** Each with an id that is unique at the source, and stays the same. */
  readonly entries: readonly { readonly id: string; readonly listing: Listing }[]
  /** Dutch sentence for a list that was not read to its end. */
  readonly shortfall?: string
  /** Address of the next page, as the source writes it. */
  readonly next?: string | null
}

export interface ListAnswer {
  readonly text: string
  readonly host: string
}

/**
 * Parses in the worker thread. Entries come back as JSON: a hostile list holds a million objects, which this thread would
 * otherwise have to build once more.
 * @throws SourceError
 */
export type ParseList = (adapter: SourceAdapter, answer: ListAnswer) => Promise<ParsedPage<string>>
