import { canonicalStringify } from '@apollo/client/utilities'
import { KEPT_MS } from '../session/kept-user'

export interface Asked {
  readonly operationName: string | undefined
  readonly variables: Readonly<Record<string, unknown>>
}

/** An answer on this device, apart from its data. */
export interface KeptFacts {
  readonly key: string
  readonly name: string
  /** When the server gave it. */
  readonly at: number
  /** When somebody last read it; 0 for what was fetched ahead. */
  readonly readAt: number
  /** A bookmark's: kept however long ago it was read. */
  readonly isBookmarked: boolean
}

interface Rule {
  /** How many that are no bookmark's. */
  readonly most: number
  readonly isMeant?: (variables: Asked['variables']) => boolean
}

const TENDERS = 50
/** A tender has a thread for each public bookmark. */
const THREADS = 3 * TENDERS

/** The operations that can be read offline. */
const rules: Readonly<Record<string, Rule>> = {
  Bookmarks: { most: 10, isMeant: ({ scope, search }) => scope === 'MINE' && !search },
  TenderDialog: { most: TENDERS },
  TenderDiscussions: { most: TENDERS },
  RelatedTenders: { most: TENDERS },
  Comments: { most: THREADS },
  MoreReplies: { most: THREADS },
}

export function isKept({ operationName = '', variables }: Asked): boolean {
  const rule = rules[operationName]
  return rule !== undefined && (rule.isMeant?.(variables) ?? true)
}

/** The user is part of it: no answer is ever found by another. */
export const keyOf = (userId: string, { operationName, variables }: Asked) =>
  `${userId} ${operationName} ${canonicalStringify(variables)}`

export const isTooOld = ({ at }: { readonly at: number }, now: number) => now - at >= KEPT_MS

/** The keys to delete: what is too old, and what was read longest ago beyond each operation's number. */
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
