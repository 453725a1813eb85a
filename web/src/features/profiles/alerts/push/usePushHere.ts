import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { endPushHere, pushHere, pushOwner } from '../../../../connection/session/device-push'
import { useSession } from '../../../../connection/session/use-session'
import { canPush, subscribeHere } from './device'
import type { Obstacle } from './push-words'

/** Whether this browser receives the user's notifications, and a function that subscribes it. */
export function usePushHere() {
  const { user } = useSession()
  const client = useApolloClient()
  const [isHere, setHere] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [obstacle, setObstacle] = useState<Obstacle | null>(obstacleNow)

  useEffect(() => {
    let isShown = true
    const isMine = pushOwner() === user?.id && canPush() && Notification.permission === 'granted'
    if (isMine) void pushHere().then(found => isShown && setHere(found !== null))
    return () => {
      isShown = false
    }
  }, [user])

  /** The browser asks for permission only here, in a user gesture. */
  async function turnOn(): Promise<boolean> {
    setBusy(true)
    try {
      const found = await refusal()
      setObstacle(found)
      if (found || !user) return false
      await subscribeHere(client, user.id)
      setHere(true)
      return true
    } catch (error) {
      console.error('This browser could not be subscribed', error)
      setObstacle('failed')
      await endPushHere()
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isHere, isBusy, obstacle, turnOn }
}

function obstacleNow(): Obstacle | null {
  if (!canPush()) return 'unknown'
  return Notification.permission === 'denied' ? 'blocked' : null
}

async function refusal(): Promise<Obstacle | null> {
  const answer = await Notification.requestPermission()
  if (answer === 'granted') return null
  return answer === 'denied' ? 'blocked' : 'unanswered'
}
