import { InMemoryCache } from '@apollo/client'
import { commentPages } from './comments/comment-pages'

/** What we know of the schema beyond the types: what is one object, and how the pages of a list become one list. */
export const createCache = () =>
  new InMemoryCache({
    possibleTypes: {
      Node: ['Tender', 'Category', 'Bookmark', 'Comment', 'User'],
      CommentEvent: ['CommentAdded', 'CommentUpdated', 'CommentDeleted'],
    },
    typePolicies: {
      // Small things without an id of their own: one object a key.
      Source: { keyFields: ['key'] },
      Domain: { keyFields: ['key'] },
      Region: { keyFields: ['key'] },
      Bookmark: { fields: { comments: commentPages } },
      Comment: { fields: { replies: commentPages } },
    },
  })
