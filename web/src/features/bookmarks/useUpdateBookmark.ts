import { useApolloClient } from '@apollo/client/react'
import { useUpdateBookmarkMutation } from './UpdateBookmark.generated'
import type { UpdateBookmarkInput } from '../../graphql.generated'
import { messageOf } from '../../platform/requests/message-of'
import { showToast } from '../../ui/toast/toast'
import { refreshBookmarks } from './refresh-bookmarks'

/** Updates the user's own bookmark; resolves to whether it succeeded. */
export function useUpdateBookmark() {
  const client = useApolloClient()
  const [update, { loading }] = useUpdateBookmarkMutation()
  const save = async (input: UpdateBookmarkInput, done: string): Promise<boolean> => {
    try {
      await update({ variables: { input } })
      showToast({ type: 'success', title: done })
      if (input.isPublic !== undefined) refreshBookmarks(client)
      return true
    } catch (error) {
      console.error('Changing a bookmark failed', error)
      showToast({ type: 'error', title: 'Fout bij bookmark', description: messageOf(error) })
      return false
    }
  }
  return { save, isBusy: loading }
}

export const changedVisibility = (bookmarkId: string, isPublic: boolean) =>
  [
    { bookmarkId, isPublic },
    isPublic ? 'Bookmark is nu zichtbaar voor iedereen' : 'Bookmark is nu alleen zichtbaar voor jou',
  ] as const
