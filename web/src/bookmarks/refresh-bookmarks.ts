import type { ApolloClient } from '@apollo/client'
import { refetchNamed } from '../requests/refetch-named'

/** What tells of bookmarks: lists of tenders, lists of bookmarks, and what is counted over them. */
const affected: ReadonlySet<string | undefined> = new Set([
  'TenderOverview',
  'TendersPage',
  'TenderDiscussions',
  'Bookmarks',
  'FilterCounts',
  'Statistics',
])

/** After a change of a bookmark. */
export const refreshBookmarks = (client: ApolloClient) => refetchNamed(client, affected)
