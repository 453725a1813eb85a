import type {
  CommentEventsSubscription,
  CommentsQuery,
  CommentTextFragment,
  CommentThreadFragment,
  MoreRepliesQuery,
} from '../graphql.generated'

type Bookmark = Extract<CommentsQuery['node'], { __typename: 'Bookmark' }>
type Event = CommentEventsSubscription['commentEvents']
export type Deletion = Pick<
  Extract<Event, { __typename: 'CommentDeleted' }>,
  'bookmark' | 'placeholder' | 'deletedCommentId'
>
export type Addition = Pick<Extract<Event, { __typename: 'CommentAdded' }>, 'bookmark' | 'comment'>

/** Null for a bookmark that is not there, or not for one to see. */
export const bookmarkIn = ({ node }: CommentsQuery): Bookmark | null => (node?.__typename === 'Bookmark' ? node : null)

/** The thread as it is after something happened to it. Twice is once. */
export function withEvent(page: CommentsQuery, event: Event): CommentsQuery {
  if (event.__typename === 'CommentAdded') return withComment(page, event)
  if (event.__typename === 'CommentUpdated') return withWords(page, event.comment)
  return withoutComment(page, event)
}

/** A comment in its place among the others, a reply under what it replies to. */
export function withComment(page: CommentsQuery, { comment, bookmark }: Addition): CommentsQuery {
  const { parentComment } = comment
  return changed(page, bookmark.commentCount, threads =>
    parentComment
      ? threads.map(thread => (thread.id === parentComment.id ? withReplies(thread, [comment]) : thread))
      : together(threads, [comment]),
  )
}

/** Other words in the same place. */
export function withWords(page: CommentsQuery, words: CommentTextFragment): CommentsQuery {
  const written = <Comment extends CommentTextFragment>(comment: Comment): Comment =>
    comment.id === words.id ? { ...comment, ...words } : comment
  return changed(page, null, threads =>
    threads.map(thread => ({
      ...written(thread),
      replies: { ...thread.replies, nodes: thread.replies.nodes.map(written) },
    })),
  )
}

/** It is gone, or leaves a place without words while there are replies. */
export function withoutComment(
  page: CommentsQuery,
  { deletedCommentId, placeholder, bookmark }: Deletion,
): CommentsQuery {
  const others = ({ id }: CommentTextFragment) => id !== deletedCommentId
  const counted = changed(page, bookmark.commentCount, threads =>
    placeholder
      ? threads.map(thread => (thread.id === deletedCommentId ? { ...thread, viewerCanReply: false } : thread))
      : threads
          .filter(others)
          .map(thread => ({ ...thread, replies: { ...thread.replies, nodes: thread.replies.nodes.filter(others) } })),
  )
  return placeholder ? withWords(counted, placeholder) : counted
}

/** The next page behind those that are there. */
export function withPage(page: CommentsQuery, next: CommentsQuery): CommentsQuery {
  const more = bookmarkIn(next)
  if (!more) return page
  const joined = changed(page, more.commentCount, threads => together(threads, more.comments.nodes))
  const bookmark = bookmarkIn(joined)
  return bookmark
    ? { ...joined, node: { ...bookmark, comments: { ...bookmark.comments, pageInfo: more.comments.pageInfo } } }
    : joined
}

/** More replies behind those that are there. */
export function withMoreReplies(page: CommentsQuery, { node }: MoreRepliesQuery): CommentsQuery {
  if (node?.__typename !== 'Comment') return page
  const { replies } = node
  return changed(page, null, threads =>
    threads.map(thread => (thread.id === node.id ? withReplies(thread, replies.nodes, replies.pageInfo) : thread)),
  )
}

function changed(
  page: CommentsQuery,
  commentCount: number | null,
  change: (threads: readonly CommentThreadFragment[]) => CommentThreadFragment[],
): CommentsQuery {
  const bookmark = bookmarkIn(page)
  if (!bookmark) return page
  const comments = { ...bookmark.comments, nodes: change(bookmark.comments.nodes) }
  return { ...page, node: { ...bookmark, commentCount: commentCount ?? bookmark.commentCount, comments } }
}

function withReplies(
  thread: CommentThreadFragment,
  added: readonly CommentTextFragment[],
  pageInfo = thread.replies.pageInfo,
): CommentThreadFragment {
  return { ...thread, replies: { ...thread.replies, nodes: together(thread.replies.nodes, added), pageInfo } }
}

/** Each once, the oldest first. */
function together<Comment extends CommentTextFragment>(
  some: readonly Comment[],
  others: readonly Comment[],
): Comment[] {
  const known = new Set(some.map(({ id }) => id))
  return [...some, ...others.filter(({ id }) => !known.has(id))].sort((one, other) =>
    one.createdAt < other.createdAt ? -1 : Number(one.createdAt > other.createdAt),
  )
}
