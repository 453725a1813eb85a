import type { ApolloCache } from '@apollo/client'
import type { CommentEventsSubscription } from './Thread.generated'
import { type CommentPages, withComment } from './comment-pages'

type Event = CommentEventsSubscription['commentEvents']
type Addition = Pick<Extract<Event, { __typename: 'CommentAdded' }>, 'bookmark' | 'comment'>
type Deletion = Pick<Extract<Event, { __typename: 'CommentDeleted' }>, 'placeholder' | 'deletedCommentId'>

/**
 * Applies an event to the cached connections, because normalisation does not add to or remove from lists. Idempotent:
 * the mutation's payload is applied in the same way.
 */
export function applyEvent(cache: ApolloCache, event: Event): void {
  if (event.__typename === 'CommentAdded') addToThread(cache, event)
  if (event.__typename === 'CommentDeleted') removeFromThread(cache, event)
}

/** Inserts a comment into its thread, or a reply into its comment's replies, if these are in the cache. */
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

/** Evicts a comment. One with replies leaves a placeholder, which the payload has already put into the cache. */
export function removeFromThread(cache: ApolloCache, { deletedCommentId, placeholder }: Deletion): void {
  if (placeholder) return
  cache.evict({ id: cache.identify({ __typename: 'Comment', id: deletedCommentId })! })
  cache.gc()
}
