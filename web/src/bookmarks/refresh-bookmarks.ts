import type { ApolloClient } from '@apollo/client'
import { makeStale } from '../freshness'

/** What tells of bookmarks: lists of tenders, lists of bookmarks, and what is counted over them. */
const affected: ReadonlySet<string | undefined> = new Set([
  'TenderOverview',
  'TendersPage',
  'TenderDiscussions',
  'Bookmarks',
  'FilterCounts',
  'Statistics',
  'TenderStats',
])

/** After a change of a bookmark: what is on screen is asked anew at once, the rest when it is shown again. */
export function refreshBookmarks(client: ApolloClient): void {
  makeStale(name => affected.has(name))
  void client.refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => affected.has(queryName) })
}
