import type { ApolloCache } from '@apollo/client'
import type { CommentEventsSubscription } from '../../graphql.generated'
import { type CommentPages, withComment } from './comment-pages'

type Event = CommentEventsSubscription['commentEvents']
type Addition = Pick<Extract<Event, { __typename: 'CommentAdded' }>, 'bookmark' | 'comment'>
type Deletion = Pick<Extract<Event, { __typename: 'CommentDeleted' }>, 'placeholder' | 'deletedCommentId'>

/**
 * What the cache cannot know by itself of an event: which lists a comment is in. Words, rights and the bookmark's count
 * are normalised as the event is written. Idempotent: a mutation's payload is applied in the same way.
 */
export function applyEvent(cache: ApolloCache, event: Event): void {
  if (event.__typename === 'CommentAdded') addToThread(cache, event)
  if (event.__typename === 'CommentDeleted') removeFromThread(cache, event)
}

/** Puts a comment among the others, and a reply under what it replies to, wherever these were read. */
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

/** What keeps its place, without words, because there are replies has come with its placeholder already. */
export function removeFromThread(cache: ApolloCache, { deletedCommentId, placeholder }: Deletion): void {
  if (placeholder) return
  cache.evict({ id: cache.identify({ __typename: 'Comment', id: deletedCommentId })! })
  cache.gc()
}
