import { useState } from 'react'
import { useApolloClient } from '@apollo/client/react'
import type { BookmarkToggleFragment } from './BookmarkToggle.generated'
import { showToast } from '../../ui/toast/toast'
import { useSession } from '../../connection/session/use-session'

/** Toggles the user's own bookmark of a tender. Not optimistic: the flag changes when the server has answered. */
export function useBookmark({ id, isBookmarkedByUser }: BookmarkToggleFragment) {
  const client = useApolloClient()
  const { state } = useSession()
  const [isBusy, setBusy] = useState(false)

  // Code splitting: the mutations and their toasts are loaded on the first press.
  const change = async () => {
    setBusy(true)
    try {
      const { bookmarkFailed, changeBookmark } = await import('./change-bookmark')
      await changeBookmark(client, id, isBookmarkedByUser).catch(bookmarkFailed)
    } catch {
      showToast({
        type: 'error',
        title: 'Fout bij bookmark',
        description: 'Deze actie kon niet worden geladen. Probeer het opnieuw.',
      })
    } finally {
      setBusy(false)
    }
  }

  const toggle = () => {
    if (isBusy) return
    if (state === 'user') return void change()
    showToast({ type: 'error', title: 'Inloggen vereist', description: 'Log in om tenders te kunnen bookmarken' })
  }
  return { toggle, isBusy }
}
