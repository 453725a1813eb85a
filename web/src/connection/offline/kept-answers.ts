import { canonicalStringify } from '@apollo/client/utilities'
import { KEPT_MS } from '../session/kept-user'

export interface Asked {
  readonly operationName: string | undefined
  readonly variables: Readonly<Record<string, unknown>>
}

/** Metadata of an answer stored on this device. */
export interface KeptFacts {
  readonly key: string
  readonly name: string
  readonly at: number
  /** When it was last read; 0 after a prefetch. */
  readonly readAt: number
  /** Belongs to a bookmark, so it is exempt from eviction. */
  readonly isBookmarked: boolean
}

interface Rule {
  /** Maximum number of answers without a bookmark. */
  readonly most: number
  readonly isMeant?: (variables: Asked['variables']) => boolean
}

const TENDERS = 50
/** One thread per public bookmark of a tender. */
const THREADS = 3 * TENDERS

/** The operations that can be read offline. */
const rules: Readonly<Record<string, Rule>> = {
  Bookmarks: { most: 10, isMeant: ({ scope, search }) => scope === 'MINE' && !search },
  TenderDialog: { most: TENDERS },
  TenderDiscussions: { most: TENDERS },
  RelatedTenders: { most: TENDERS },
  Comments: { most: THREADS },
  ThreadChanges: { most: THREADS },
  Inbox: { most: 3 },
  MoreReplies: { most: THREADS },
}

export function isKept({ operationName = '', variables }: Asked): boolean {
  const rule = rules[operationName]
  return rule !== undefined && (rule.isMeant?.(variables) ?? true)
}

/** The key contains the user, so that users never share an answer. */
export const keyOf = (userId: string, { operationName, variables }: Asked) =>
  `${userId} ${operationName} ${canonicalStringify(variables)}`

export const isTooOld = ({ at }: { readonly at: number }, now: number) => now - at >= KEPT_MS

/** The keys to evict: expired answers, and per operation the least recently read ones beyond its limit. */
export function excessOf(kept: readonly KeptFacts[], now: number): string[] {
  const tooOld = kept.filter(one => isTooOld(one, now))
  const beyond = Object.entries(rules).flatMap(([name, { most }]) =>
    kept
      .filter(one => one.name === name && !one.isBookmarked && !isTooOld(one, now))
      .toSorted((one, other) => other.readAt - one.readAt)
      .slice(most),
  )
  return [...tooOld, ...beyond].map(({ key }) => key)
}
