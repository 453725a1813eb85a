import { useApolloClient } from '@apollo/client/react'
import { refetchNamed } from '../refetch-named'

const lists: ReadonlySet<string | undefined> = new Set(['Bookmarks', 'TenderDiscussions'])

/** The lists of bookmarks tell how much was said. */
export function useRefreshLists(): () => void {
  const client = useApolloClient()
  return () => refetchNamed(client, lists)
}
