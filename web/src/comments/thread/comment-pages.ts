import type { FieldPolicy, Reference, TypePolicies } from '@apollo/client'

/** A connection of comments, as the cache keeps it: all pages of it that were read, and what events added. */
export interface CommentPages {
  readonly nodes: readonly Reference[]
  /** Of the page that goes furthest. */
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null }
  /** When the last comment before each cursor was written. */
  readonly ends?: Readonly<Record<string, string>>
}

type ReadField = (name: 'createdAt', comment: Reference) => string | undefined

const FIRST = ''
const LAST = '\uffff'

/**
 * The field policy of a connection of comments, the oldest first. A page is the truth about its own range, from the cursor
 * behind which it was asked to its last comment: what is not in it any more goes, what lies outside of it stays. So pages
 * can be read in any order and again, and a long thread that is read anew is never shorter meanwhile.
 */
const commentPages: FieldPolicy<CommentPages> = {
  keyArgs: false,
  merge(existing, incoming, { args, canRead, readField }) {
    const written = (comment: Reference) => (readField as ReadField)('createdAt', comment) ?? FIRST
    const end = incoming.nodes.length > 0 ? written(incoming.nodes.at(-1)!) : FIRST
    const after = args?.after as string | null | undefined
    const from = after ? (existing?.ends?.[after] ?? end) : FIRST
    const to = incoming.pageInfo.hasNextPage ? end : LAST
    const isOutside = (comment: Reference) => written(comment) <= from || written(comment) >= to
    const others = existing?.nodes.filter(comment => canRead(comment) && isOutside(comment)) ?? []
    const furthest = existing?.ends?.[existing.pageInfo.endCursor ?? ''] ?? FIRST
    const { endCursor } = incoming.pageInfo
    return {
      ...incoming,
      nodes: inOrder([...others, ...incoming.nodes], written),
      pageInfo: existing && to < furthest ? existing.pageInfo : incoming.pageInfo,
      ends: endCursor ? { ...existing?.ends, [endCursor]: end } : (existing?.ends ?? {}),
    }
  },
}

export const threadPolicies: TypePolicies = {
  Bookmark: { fields: { comments: commentPages } },
  Comment: { fields: { replies: commentPages } },
}

/** With one comment more. Idempotent: the same comment comes by a mutation's payload and by its event. */
export function withComment(pages: CommentPages, comment: Reference, readField: ReadField): CommentPages {
  return { ...pages, nodes: inOrder([...pages.nodes, comment], one => readField('createdAt', one) ?? FIRST) }
}

/** Each once, the oldest first. */
function inOrder(comments: readonly Reference[], written: (comment: Reference) => string): Reference[] {
  const each = [...new Map(comments.map(comment => [idOf(comment), comment])).values()]
  return each.toSorted((one, other) => (written(one) < written(other) ? -1 : Number(written(one) > written(other))))
}

const idOf = ({ __ref: id }: Reference) => id
