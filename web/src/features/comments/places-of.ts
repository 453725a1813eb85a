import type { CommentTextFragment } from './CommentText.generated'
import type { CommentThreadFragment } from './CommentThread.generated'
import type { CommentEditDraft, ReplyPlace } from './write/useCommentForm'

export interface Place {
  readonly id: string
  readonly createdAt: string
  /** Null for a comment that was removed while somebody was replying to it. */
  readonly comment: CommentThreadFragment | null
}

/** The comments, including a deleted one while somebody replies to it: the form stays mounted and keeps its caret. */
export function placesOf(comments: readonly CommentThreadFragment[], reply: ReplyPlace | null): Place[] {
  const places: Place[] = comments.map(comment => ({ id: comment.id, createdAt: comment.createdAt, comment }))
  if (!reply || places.some(({ id }) => id === reply.replyTo)) return places
  const later = comments.findIndex(({ createdAt }) => createdAt > reply.createdAt)
  const place = { id: reply.replyTo, createdAt: reply.createdAt, comment: null }
  return places.toSpliced(later < 0 ? places.length : later, 0, place)
}

interface Connection<Comment> {
  readonly nodes: readonly Comment[]
  readonly pageInfo: { readonly hasNextPage: boolean }
}

/**
 * The comments (or replies to one), including removed ones while their edit forms are open, so that the draft stays
 * visible. A comment on a page that has not been read does not count as removed.
 */
export function withRemovedEdits<Comment extends CommentTextFragment>(
  { nodes, pageInfo }: Connection<Comment>,
  edits: readonly CommentEditDraft[],
  parentId: string | null,
): readonly (Comment | CommentThreadFragment)[] {
  const isRead = ({ createdAt }: CommentTextFragment) =>
    !pageInfo.hasNextPage || createdAt < (nodes.at(-1)?.createdAt ?? '')
  const removed = edits
    .filter(edit => edit.parentId === parentId && isRead(edit.comment))
    .filter(edit => nodes.every(({ id }) => id !== edit.comment.id))
    .map(({ comment }) => placeholder(comment))
  return [...nodes, ...removed].toSorted(
    (one, other) => Number(one.createdAt > other.createdAt) - Number(one.createdAt < other.createdAt),
  )
}

/** Same placeholder as the server's for a deleted comment with replies. */
const placeholder = (comment: CommentTextFragment): CommentThreadFragment => ({
  ...comment,
  isDeleted: true,
  viewerCanReply: false,
  replies: {
    __typename: 'CommentConnection',
    nodes: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
})
