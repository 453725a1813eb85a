import type { ApolloClient } from '@apollo/client'
import { MAX_SEEN_AT_ONCE } from '../../limits.generated'
import { MarkTendersSeenDocument, UnseenTendersDocument } from './Seen.generated'

/** Debounce: what is seen in this while is told together. */
const TOGETHER_MS = 1000

const waiting = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined

/** These tenders were opened or passed: they are not new to the viewer any more. */
export function seen(client: ApolloClient, ids: readonly string[]): void {
  if (ids.length === 0) return
  for (const id of ids) waiting.add(id)
  clearTimeout(timer)
  timer = setTimeout(() => tell(client), TOGETHER_MS)
}

/** Nobody waits for it: what could not be told is new for once more. */
export function tell(client: ApolloClient): void {
  clearTimeout(timer)
  const ids = [...waiting].slice(0, MAX_SEEN_AT_ONCE)
  if (ids.length === 0) return
  for (const id of ids) waiting.delete(id)
  client
    .mutate({
      mutation: MarkTendersSeenDocument,
      variables: { input: { tenderIds: ids } },
      refetchQueries: [UnseenTendersDocument],
      // The page may be left while it is told.
      context: { fetchOptions: { keepalive: true } },
    })
    .then(() => tell(client))
    .catch(() => undefined)
}
