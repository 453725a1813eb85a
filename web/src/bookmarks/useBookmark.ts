import { useState } from 'react'
import { useApolloClient } from '@apollo/client/react'
import {
  type BookmarkToggleFragment,
  useBookmarkTenderMutation,
  useUnbookmarkTenderMutation,
} from './BookmarkToggle.generated'
import { showToast } from '../ui/toast/toast'
import { refreshBookmarks } from './refresh-bookmarks'
import { useSession } from '../session/use-session'

const failed = (error: unknown) => {
  console.error('Bookmarking failed', error)
  showToast({
    type: 'error',
    title: 'Fout bij bookmark',
    description: 'Er ging iets mis bij het bijwerken van de bookmark. Probeer het opnieuw.',
  })
}

/** Toggles one's own bookmark of a tender. Not optimistic: the flag changes when the server has answered. */
export function useBookmark({ id, isBookmarkedByUser }: BookmarkToggleFragment) {
  const client = useApolloClient()
  const { state } = useSession()
  const succeeded = (title: string, onUndo?: () => void) => {
    showToast({ type: 'success', title, ...(onUndo ? { onUndo } : {}) })
    refreshBookmarks(client)
  }
  const [add, adding] = useBookmarkTenderMutation({
    onCompleted: () => succeeded('Bookmark toegevoegd'),
    // Who decides has seen it: the server says so too.
    update: cache => {
      cache.modify({ id: cache.identify({ __typename: 'Tender', id }), fields: { isUnseen: () => false } })
    },
    onError: failed,
  })
  const [isAsking, setAsking] = useState(false)
  const [remove, removing] = useUnbookmarkTenderMutation({ onError: failed })

  /** Undo: bookmarks again, as public as it was, and with its notes. */
  const removeUndoably = async () => {
    setAsking(true)
    const was = await import('./bookmark-as-it-is').then(({ asItIs }) => asItIs(client, id)).catch(() => null)
    setAsking(false)
    const { data } = await remove({ variables: { input: { tenderId: id } } })
    if (!data) return
    const undo = () => void add({ variables: { input: { tenderId: id, ...was } } })
    succeeded('Bookmark verwijderd', was ? undo : undefined)
  }
  const isBusy = adding.loading || removing.loading || isAsking

  const toggle = () => {
    if (isBusy) return
    if (state !== 'user')
      showToast({
        type: 'error',
        title: 'Inloggen vereist',
        description: 'Log in om tenders te kunnen bookmarken',
      })
    else if (isBookmarkedByUser) void removeUndoably()
    else void add({ variables: { input: { tenderId: id, isPublic: true } } })
  }
  return { toggle, isBusy }
}
