import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { useSession } from '../../connection/session/use-session'
import { markSeen } from './seen-queue'

export function useSeen(id: string | undefined): void {
  const client = useApolloClient()
  const { user } = useSession()
  const isSignedIn = user !== null
  useEffect(() => {
    if (isSignedIn && id) markSeen(client, [id])
  }, [client, isSignedIn, id])
}
