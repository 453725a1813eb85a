import type { CommentsQuery, CommentTextFragment, CommentThreadFragment } from '../../graphql.generated'

/** A thread as the server would give it, for tests. */

export const noMore = { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null as string | null }
export const more = { ...noMore, hasNextPage: true, endCursor: 'c' }

/** Named after the minute in which it was written. */
export const words = (id: string): CommentTextFragment => ({
  __typename: 'Comment',
  id,
  commenterName: 'Mees',
  content: `Zegt ${id}`,
  createdAt: `2026-11-21T10:${id}:00.000Z`,
  isDeleted: false,
  viewerCanUpdate: false,
  viewerCanDelete: false,
})
export const comment = (id: string, replies: readonly string[] = [], pageInfo = noMore): CommentThreadFragment => ({
  ...words(id),
  viewerCanReply: true,
  replies: { __typename: 'CommentConnection', nodes: replies.map(words), pageInfo },
})
export const page = (
  comments: CommentThreadFragment[],
  pageInfo = noMore,
  commentCount = comments.length,
): CommentsQuery => ({
  node: {
    __typename: 'Bookmark',
    id: 'b',
    commentCount,
    comments: { __typename: 'CommentConnection', nodes: comments, pageInfo },
  },
})
