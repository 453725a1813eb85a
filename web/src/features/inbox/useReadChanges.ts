import { useEffect, useEffectEvent } from 'react'
import { useMarkInbox } from './useMarkInbox'

interface Changed {
  readonly id: string
  readonly unreadChanges: readonly { readonly id: string }[]
}

/** Opening a tender marks the messages about its changes as read. */
export function useReadChanges({ id, unreadChanges }: Changed): void {
  // Fire and forget: after a failure they merely stay unread.
  const mark = useMarkInbox({ onError: () => undefined })
  const read = useEffectEvent(() => void mark({ tenderId: id }, true))
  const unread = unreadChanges.map(change => change.id).join(' ')
  useEffect(() => {
    if (unread) read()
  }, [unread])
}
