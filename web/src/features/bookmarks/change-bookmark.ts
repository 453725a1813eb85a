import type { ApolloClient } from '@apollo/client'
import type { BookmarkTenderInput } from '../../graphql.generated'
import { showToast } from '../../ui/toast/toast'
import { ownBookmarkOf } from './bookmark-as-it-is'
import { BookmarkTenderDocument, UnbookmarkTenderDocument } from './ChangeBookmark.generated'
import { refreshBookmarks } from './refresh-bookmarks'

/**
 * Creates or deletes a bookmark and shows a toast.
 * @throws when the server did not do it
 */
export async function changeBookmark(client: ApolloClient, tenderId: string, isBookmarked: boolean): Promise<void> {
  if (isBookmarked) return removeUndoably(client, tenderId)
  await add(client, { tenderId, isPublic: true })
}

async function add(client: ApolloClient, input: BookmarkTenderInput): Promise<void> {
  await client.mutate({
    mutation: BookmarkTenderDocument,
    variables: { input },
    // The user who decides has seen the tender: the server marks it as seen too.
    update: cache => {
      const id = cache.identify({ __typename: 'Tender', id: input.tenderId })
      cache.modify({ ...(id ? { id } : {}), fields: { isUnseen: () => false } })
    },
  })
  succeeded(client, 'Bookmark toegevoegd')
}

/** Undo: restores a deleted bookmark with its visibility and notes. */
async function removeUndoably(client: ApolloClient, tenderId: string): Promise<void> {
  const was = await ownBookmarkOf(client, tenderId).catch(() => null)
  await client.mutate({ mutation: UnbookmarkTenderDocument, variables: { input: { tenderId } } })
  const undo = () => void add(client, { tenderId, ...was }).catch(bookmarkFailed)
  succeeded(client, 'Bookmark verwijderd', was ? undo : undefined)
}

function succeeded(client: ApolloClient, title: string, onUndo?: () => void): void {
  showToast({ type: 'success', title, ...(onUndo ? { onUndo } : {}) })
  refreshBookmarks(client)
}

export function bookmarkFailed(error: unknown): void {
  console.error('Bookmarking failed', error)
  showToast({
    type: 'error',
    title: 'Fout bij bookmark',
    description: 'Er ging iets mis bij het bijwerken van de bookmark. Probeer het opnieuw.',
  })
}
