import type { ApolloCache } from '@apollo/client'
import type { CommentTextFragment } from '../CommentText.generated'
import type { CommentThreadFragment } from '../CommentThread.generated'
import { CommentEventsDocument, type CommentEventsSubscription, type CommentsQuery } from './Thread.generated'
import { applyEvent } from './thread-cache'

export type Event = CommentEventsSubscription['commentEvents']

export const noMore = { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null as string | null }
export const more = { ...noMore, hasNextPage: true, endCursor: 'c' }

/** A comment is named after the minute in which it was written. */
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

export const bookmark = (commentCount: number) => ({ __typename: 'Bookmark' as const, id: 'b', commentCount })
export const added = (id: string, under: string | null = null, count = 9) => ({
  __typename: 'CommentAdded' as const,
  bookmark: bookmark(count),
  comment: { ...comment(id), parentComment: under ? { __typename: 'Comment' as const, id: under } : null },
})
export const deleted = (id: string, placeholder: CommentTextFragment | null = null) => ({
  __typename: 'CommentDeleted' as const,
  deletedCommentId: id,
  bookmark: bookmark(9),
  placeholder: placeholder && { ...placeholder, viewerCanReply: false },
})

export function receiveIn(cache: ApolloCache, event: Event): void {
  cache.write({
    query: CommentEventsDocument,
    dataId: 'ROOT_SUBSCRIPTION',
    variables: { bookmarkId: 'b' },
    result: { commentEvents: event },
  })
  applyEvent(cache, event)
}
