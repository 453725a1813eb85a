import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { serverMessageOf } from '../../platform/requests/message-of'
import { refetchAll } from '../../platform/requests/refetch-all'
import { hasOutlasted } from './outlasted'

/** For a request that reads sources, when no answer of the server came: see `hasOutlasted`. */
export function useLostAnswer() {
  const client = useApolloClient()
  const [isWaiting, setWaiting] = useState(false)

  /** @returns whether the reading went on without its request and ended well; then queries are refetched */
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
