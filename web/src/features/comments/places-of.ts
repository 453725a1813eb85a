import type { CommentTextFragment } from './CommentText.generated'
import type { CommentThreadFragment } from './CommentThread.generated'
import type { CommentEditDraft, ReplyPlace } from './write/useCommentForm'

interface Place {
  readonly id: string
  /** Null when it was removed while somebody was replying to it. */
  readonly comment: CommentThreadFragment | null
}

/** The comments, and the place of a deleted one under which somebody is typing: the form stays mounted, caret and all. */
export function placesOf(comments: readonly CommentThreadFragment[], reply: ReplyPlace | null): Place[] {
  const places: Place[] = comments.map(comment => ({ id: comment.id, comment }))
  if (!reply || places.some(({ id }) => id === reply.replyTo)) return places
  const later = comments.findIndex(({ createdAt }) => createdAt > reply.createdAt)
  return places.toSpliced(later < 0 ? places.length : later, 0, { id: reply.replyTo, comment: null })
}

interface Connection<Comment> {
  readonly nodes: readonly Comment[]
  readonly pageInfo: { readonly hasNextPage: boolean }
}

/**
 * The comments, or the replies to one, and those that were removed while their edit forms are open: what is typed stays in
 * view. A comment that is not among the pages that were read is not taken for a removed one.
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

/** As the server leaves one of a comment with replies. */
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
