import type { SourceAdapter } from '../../../reference/added-sources.js'

/** One parsed page of a list. */
export interface ParsedPage<Listing> {
  /** The ids are unique at the source and stable. */
  readonly entries: readonly { readonly id: string; readonly listing: Listing }[]
  /** Dutch sentence when the list was not read completely. */
  readonly shortfall?: string
  /** Address of the next page, as the source writes it. */
  readonly next?: string | null
}

export interface ListAnswer {
  readonly text: string
  readonly host: string
}

/**
 * Parses in the worker thread. Returns entries as JSON strings, because cloning the million objects of a hostile list
 * would block this thread.
 * @throws SourceError
 */
export type ParseList = (adapter: SourceAdapter, answer: ListAnswer) => Promise<ParsedPage<string>>
