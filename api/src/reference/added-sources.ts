import { slugOf } from './slug.js'
import type { TenderType } from './tender-values.js'

/** Adapters that read a source when only its address is known. */
export const SourceAdapter = { FEED: 'feed', OCDS: 'ocds' } as const
export type SourceAdapter = (typeof SourceAdapter)[keyof typeof SourceAdapter]

/** Distinguishes their keys from all present and future keys in `sources.ts`. */
export const ADDED_PREFIX = 'eigen-'
export type AddedKey = `${typeof ADDED_PREFIX}${string}`

export interface AddedSource {
  /** Permanent, like every source's key. */
  readonly key: AddedKey
  readonly name: string
  readonly adapter: SourceAdapter
  readonly address: string
  readonly tenderType: TenderType
  /** False after its removal, when it only names its stored tenders. */
  readonly isRead: boolean
}

/** Cache of a table, which the process loads at its start and after each change. See harvest/added/. */
let known: readonly AddedSource[] = []

/** The same array until something changes, so that it can be a cache key. */
export const addedSources = (): readonly AddedSource[] => known

export function knowAddedSources(sources: readonly AddedSource[]): void {
  if (JSON.stringify(sources) !== JSON.stringify(known)) known = sources
}

export const isAddedKey = (key: string): key is AddedKey => key.startsWith(ADDED_PREFIX)

/** Null for a name without letters and digits. */
export function addedKeyOf(name: string): AddedKey | null {
  const slug = slugOf(name)
  return slug ? `${ADDED_PREFIX}${slug}` : null
}
