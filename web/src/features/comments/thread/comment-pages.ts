import type { ApolloCache, FieldPolicy, Reference, TypePolicies } from '@apollo/client'

/** A cached connection of comments: the pages that were read, and the comments that events added. */
export interface CommentPages {
  readonly nodes: readonly Reference[]
  /** Page info of the furthest page. */
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null }
  /** Creation time of the last comment of each page, by the page's end cursor. */
  readonly ends?: Readonly<Record<string, string>>
}

type ReadField = (name: 'createdAt', comment: Reference) => string | undefined

const FIRST = ''
const LAST = '\uffff'

/**
 * Field policy of a connection of comments, oldest first. A page replaces its own range, from its `after` cursor to its
 * last comment; comments outside that range stay. So pages can be reread in any order, a deleted comment disappears,
 * and a long thread never shrinks while it is reread.
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

/**
 * How far a connection was read: the creation time of the last comment on its furthest page. Comments that events added
 * beyond it do not count, unless there are no more pages.
 */
export function readUpTo(cache: ApolloCache, owner: { __typename: 'Bookmark' | 'Comment'; id: string }): string {
  let end = FIRST
  // `modify` is the cache's only way to read a field as stored; the field does not change.
  cache.modify<Record<string, CommentPages>>({
    id: cache.identify(owner)!,
    fields: {
      [owner.__typename === 'Bookmark' ? 'comments' : 'replies']: (stored, { readField }) => {
        const { nodes, pageInfo, ends } = stored as CommentPages
        const last = nodes.at(-1)
        end = (pageInfo.hasNextPage ? ends?.[pageInfo.endCursor ?? ''] : last && readField('createdAt', last)) ?? FIRST
        return stored
      },
    },
  })
  return end
}

/** Inserts a comment. Idempotent, because the mutation's payload and its event contain the same comment. */
export function withComment(pages: CommentPages, comment: Reference, readField: ReadField): CommentPages {
  return { ...pages, nodes: inOrder([...pages.nodes, comment], one => readField('createdAt', one) ?? FIRST) }
}

/** Merges without duplicates, oldest first. */
function inOrder(comments: readonly Reference[], written: (comment: Reference) => string): Reference[] {
  const each = [...new Map(comments.map(comment => [idOf(comment), comment])).values()]
  return each.toSorted((one, other) => (written(one) < written(other) ? -1 : Number(written(one) > written(other))))
}

const idOf = ({ __ref: id }: Reference) => id
