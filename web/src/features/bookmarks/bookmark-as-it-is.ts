import type { ApolloClient } from '@apollo/client'
import type { BookmarkTenderInput } from '../../graphql.generated'
import { neverRetried } from '../../platform/requests/retry'
import { BookmarkAsItIsDocument } from './BookmarkAsItIs.generated'

/**
 * The user's own bookmark of a tender, for undo to restore; null without one.
 * @throws when it cannot be requested now
 */
export async function ownBookmarkOf(
  client: ApolloClient,
  tenderId: string,
): Promise<Omit<BookmarkTenderInput, 'tenderId'> | null> {
  const { data } = await client.query({
    query: BookmarkAsItIsDocument,
    variables: { tenderId },
    fetchPolicy: 'network-only',
    context: neverRetried,
  })
  const own = data?.tender?.viewerBookmark
  if (!own) return null
  const { notes, category, priority, tags } = own.metadata ?? {}
  return { isPublic: own.isPublic, ...(own.metadata ? { metadata: { notes, category, priority, tags } } : {}) }
}
