import { useApolloClient } from '@apollo/client/react'
import { makeStale } from '../freshness'

const lists: ReadonlySet<string | undefined> = new Set(['Bookmarks', 'TenderDiscussions'])

/** The lists of bookmarks tell how much was said. */
export function useRefreshLists(): () => void {
  const client = useApolloClient()
  return () => {
    makeStale(name => lists.has(name))
    void client.refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => lists.has(queryName) })
  }
}
