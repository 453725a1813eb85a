import { makeAllStale } from './freshness'

/**
 * Options of a mutation that may change anything: queries on screen are refetched, the others when they are shown again.
 * Not a thread of comments: its subscription keeps it up to date.
 */
export const refetchAll = {
  refetchQueries: 'active' as const,
  update: makeAllStale,
  onQueryUpdated: ({ queryName }: { readonly queryName?: string | undefined }) => queryName !== 'Comments',
}
