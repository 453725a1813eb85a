import { slugOf } from './slug.js'
import type { TenderType } from './tender-values.js'

/** Adapters that read a source of which nothing is known but its address. */
export const SourceAdapter = { FEED: 'feed', OCDS: 'ocds' } as const
export type SourceAdapter = (typeof SourceAdapter)[keyof typeof SourceAdapter]

/** Keeps their keys apart from every key that `sources.ts` has, or will have. */
export const ADDED_PREFIX = 'eigen-'
export type AddedKey = `${typeof ADDED_PREFIX}${string}`

/** A source that an administrator added. */
export interface AddedSource {
  /** Permanent, like every source's key. */
  readonly key: AddedKey
  readonly name: string
  readonly adapter: SourceAdapter
  readonly address: string
  readonly tenderType: TenderType
  /** False once it was removed: then it only names the tenders that it gave. */
  readonly isRead: boolean
}

/** Cache of a table: the process loads it at its start, and whenever it changes. See harvest/added/. */
let known: readonly AddedSource[] = []

/** The same list as long as nothing changes, so that it can key what is made from it. */
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
