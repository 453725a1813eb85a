import type { CommentThreadFragment } from '../graphql.generated'
import type { ReplyPlace } from './write/useCommentForm'

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
