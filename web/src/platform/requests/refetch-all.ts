import { makeAllStale } from './freshness'

/**
 * Mutation options for changes that may affect any query: active queries are refetched, others when they are shown
 * again. Comment threads are excluded, because their subscriptions keep them up to date.
 */
export const refetchAll = {
  refetchQueries: 'active' as const,
  update: makeAllStale,
  onQueryUpdated: ({ queryName }: { readonly queryName?: string | undefined }) => queryName !== 'Comments',
}
