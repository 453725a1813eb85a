import { makeAllStale } from './freshness'

/**
 * A mutation's options, after which anything may be otherwise: what is on screen is asked anew, the rest when it is shown
 * again. Not a thread of comments: it keeps up by itself, and asked from its beginning it would fold together what
 * somebody opened.
 */
export const refetchAll = {
  refetchQueries: 'active' as const,
  update: makeAllStale,
  onQueryUpdated: ({ queryName }: { readonly queryName?: string | undefined }) => queryName !== 'Comments',
}
