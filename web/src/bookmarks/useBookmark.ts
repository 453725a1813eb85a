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
  const succeeded = (title: string) => {
    showToast({ type: 'success', title })
    refreshBookmarks(client)
  }
  const [add, adding] = useBookmarkTenderMutation({
    onCompleted: () => succeeded('Bookmark toegevoegd'),
    onError: failed,
  })
  const [remove, removing] = useUnbookmarkTenderMutation({
    onCompleted: () => succeeded('Bookmark verwijderd'),
    onError: failed,
  })
  const isBusy = adding.loading || removing.loading

  const toggle = (isPublic = true) => {
    if (isBusy) return
    if (state !== 'user')
      showToast({
        type: 'error',
        title: 'Inloggen vereist',
        description: 'Log in om tenders te kunnen bookmarken',
      })
    else if (isBookmarkedByUser) void remove({ variables: { input: { tenderId: id } } })
    else void add({ variables: { input: { tenderId: id, isPublic } } })
  }
  return { toggle, isBusy }
}
