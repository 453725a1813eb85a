import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { onSubscribed, signedInAs } from '../../connection/live/connection'
import { refetchNamed } from '../../platform/requests/refetch-named'
import { UnreadInboxDocument, useInboxUpdatesSubscription, useUnreadInboxQuery } from './Inbox.generated'

const count = new Set<string | undefined>(['UnreadInbox'])
/** Queries that show messages, or the changes that they are about. */
const contents = new Set<string | undefined>(['Inbox', 'Bookmarks', 'TenderDialog', 'ThreadChanges'])

/** Number of unread messages, kept current by a subscription. Each event also refetches what the messages are about. */
export function useUnreadCount(userId: string): number {
  const client = useApolloClient()
  const { data } = useUnreadInboxQuery()
  useInboxUpdatesSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return
      const unreadInboxCount = data.inboxUpdates.unreadCount
      client.writeQuery({ query: UnreadInboxDocument, data: { unreadInboxCount } })
      refetchNamed(client, contents)
    },
    onError: error => console.error('The number of unread messages is not live', error),
  })
  const isReconnection = useRef(false)
  // Events may have been missed before the acknowledgement.
  const catchUp = useEffectEvent(() => {
    refetchNamed(client, count)
    if (isReconnection.current) refetchNamed(client, contents)
    isReconnection.current = true
  })
  useEffect(() => onSubscribed('InboxUpdates', catchUp), [])
  useEffect(() => signedInAs(userId), [userId])
  return data?.unreadInboxCount ?? 0
}
