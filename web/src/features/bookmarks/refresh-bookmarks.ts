import type { ApolloClient } from '@apollo/client'
import { refetchNamed } from '../../platform/requests/refetch-named'

/** Queries that show bookmarks: lists of tenders, lists of bookmarks, and counts over them. */
const affected: ReadonlySet<string | undefined> = new Set([
  'TenderOverview',
  'TendersPage',
  'TenderDiscussions',
  'Bookmarks',
  'FilterCounts',
  'Statistics',
])

export const refreshBookmarks = (client: ApolloClient) => refetchNamed(client, affected)
