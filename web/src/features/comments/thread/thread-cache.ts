import type { ApolloCache } from '@apollo/client'
import type { CommentEventsSubscription } from './Thread.generated'
import { type CommentPages, withComment } from './comment-pages'

type Event = CommentEventsSubscription['commentEvents']
type Addition = Pick<Extract<Event, { __typename: 'CommentAdded' }>, 'bookmark' | 'comment'>
type Deletion = Pick<Extract<Event, { __typename: 'CommentDeleted' }>, 'placeholder' | 'deletedCommentId'>

/**
 * Applies an event to the connections in the cache: which lists a comment is in is all that normalisation does not do by
 * itself. Idempotent: the mutation's payload is applied in the same way.
 */
export function applyEvent(cache: ApolloCache, event: Event): void {
  if (event.__typename === 'CommentAdded') addToThread(cache, event)
  if (event.__typename === 'CommentDeleted') removeFromThread(cache, event)
}

/** Inserts a comment into its thread, or a reply into its comment's replies, if these were read. */
export function addToThread(cache: ApolloCache, { comment, bookmark }: Addition): void {
  const { parentComment } = comment
  const place = cache.identify(parentComment ?? bookmark)
  if (!place) return
  cache.modify<Record<string, CommentPages>>({
    id: place,
    fields: {
      [parentComment ? 'replies' : 'comments']: (pages, { readField, toReference }) => {
        const reference = toReference(cache.identify(comment)!)
        return reference ? withComment(pages as CommentPages, reference, readField) : pages
      },
    },
  })
}

/** Evicts a comment. One with replies leaves a placeholder, which the cache has from the payload already. */
export function removeFromThread(cache: ApolloCache, { deletedCommentId, placeholder }: Deletion): void {
  if (placeholder) return
  cache.evict({ id: cache.identify({ __typename: 'Comment', id: deletedCommentId })! })
  cache.gc()
}
