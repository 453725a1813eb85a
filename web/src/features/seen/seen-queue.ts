import type { ApolloClient } from '@apollo/client'
import { MAX_SEEN_AT_ONCE } from '../../limits.generated'
import { MarkTendersSeenDocument, UnseenTendersDocument } from './Seen.generated'

/** Coalescing window: tenders seen within it are sent in one request. */
const COALESCE_MS = 1000

const waiting = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Marks tenders as seen by the viewer, because they were opened or passed. */
export function markSeen(client: ApolloClient, ids: readonly string[]): void {
  if (ids.length === 0) return
  for (const id of ids) waiting.add(id)
  clearTimeout(timer)
  timer = setTimeout(() => sendSeen(client), COALESCE_MS)
}

/** Fire and forget: after a failure the tenders merely stay new once more. */
export function sendSeen(client: ApolloClient): void {
  clearTimeout(timer)
  const ids = [...waiting].slice(0, MAX_SEEN_AT_ONCE)
  if (ids.length === 0) return
  for (const id of ids) waiting.delete(id)
  client
    .mutate({
      mutation: MarkTendersSeenDocument,
      variables: { input: { tenderIds: ids } },
      refetchQueries: [UnseenTendersDocument],
      // `keepalive`, because the page may be closed during the request.
      context: { fetchOptions: { keepalive: true } },
    })
    .then(() => sendSeen(client))
    .catch(() => undefined)
}
