import { useApolloClient } from '@apollo/client/react'
import type { MarkInboxInput } from '../../graphql.generated'
import { messageOf } from '../../platform/requests/message-of'
import { showToast } from '../../ui/toast/toast'
import { MarkInboxDocument, UnreadInboxDocument } from './Inbox.generated'

type Marked = Pick<MarkInboxInput, 'ids' | 'tenderId'>

const onFailure = (error: unknown) =>
  showToast({ type: 'error', title: 'De melding is niet bijgewerkt', description: messageOf(error) })

/** Marks messages as read or unread: these, those about one tender, or all. Optimistic. */
export function useMarkInbox({ onError = onFailure }: { readonly onError?: (error: unknown) => void } = {}) {
  const client = useApolloClient()
  return async ({ ids, tenderId }: Marked, isRead: boolean): Promise<void> => {
    try {
      await client.mutate({
        mutation: MarkInboxDocument,
        variables: { input: { ids, tenderId, isRead } },
        optimisticResponse: { markInbox: { __typename: 'MarkInboxPayload', unreadCount: unreadAfter() } },
        update: (cache, { data }) => {
          for (const id of ids ?? [])
            cache.modify({ id: cache.identify({ __typename: 'InboxItem', id }), fields: { isRead: () => isRead } })
          if (tenderId)
            cache.modify({
              id: cache.identify({ __typename: 'Tender', id: tenderId }),
              fields: { unreadChanges: () => [] },
            })
          cache.writeQuery({
            query: UnreadInboxDocument,
            data: { unreadInboxCount: data!.markInbox.unreadCount },
          })
        },
        // The page may be closed during the request.
        context: { fetchOptions: { keepalive: true } },
      })
    } catch (error) {
      onError(error)
    }

    /** For a tender the number of its messages is not known here. */
    function unreadAfter(): number {
      const before = client.readQuery({ query: UnreadInboxDocument })?.unreadInboxCount ?? 0
      if (!ids) return tenderId ? before : 0
      return Math.max(0, before + (isRead ? -ids.length : ids.length))
    }
  }
}
