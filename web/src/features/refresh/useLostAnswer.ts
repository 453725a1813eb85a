import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { serverMessageOf } from '../../platform/requests/message-of'
import { refetchAll } from '../../platform/requests/refetch-all'
import { hasOutlasted } from './outlasted'

/** Handles a request to read sources that got no answer from the server: see `hasOutlasted`. */
export function useLostAnswer() {
  const client = useApolloClient()
  const [isWaiting, setWaiting] = useState(false)

  /** @returns whether the refresh went on without its request and succeeded; then queries are refetched */
  async function hasEndedWell(error: unknown): Promise<boolean> {
    if (serverMessageOf(error) !== null) return false
    setWaiting(true)
    const isDone = await hasOutlasted(client)
    setWaiting(false)
    if (!isDone) return false
    const { refetchQueries: include, onQueryUpdated } = refetchAll
    refetchAll.update()
    void client.refetchQueries({ include, onQueryUpdated })
    return true
  }

  return { isWaiting, hasEndedWell }
}
