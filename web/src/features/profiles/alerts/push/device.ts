import type { ApolloClient } from '@apollo/client'
import { endPushHere, pushHere, pushOwner, setPushOwner } from '../../../../connection/session/device-push'
import {
  PushPublicKeyDocument,
  PushWantedDocument,
  SubscribePushDocument,
  UnsubscribePushDocument,
} from './Push.generated'

export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** After this time without a service worker, there is none. */
const PATIENCE_MS = 10_000
const readyWorker = () =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('no service worker')), PATIENCE_MS)),
  ])

/** Subscribes this browser for a user who gave permission. Idempotent: if interrupted, the next page load continues. */
export async function subscribeHere(client: ApolloClient, userId: string): Promise<void> {
  setPushOwner(userId)
  const { data } = await client.query({ query: PushPublicKeyDocument })
  const subscription = await subscribed(data!.pushPublicKey)
  // Race condition: the user signed out meanwhile, when there was no subscription to end yet.
  if (pushOwner() !== userId) return void (await subscription.unsubscribe())
  const { endpoint = '', keys } = subscription.toJSON()
  const input = { endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
  await client.mutate({ mutation: SubscribePushDocument, variables: { input } })
}

async function subscribed(key: string): Promise<PushSubscription> {
  const { pushManager } = await readyWorker()
  const before = await pushManager.getSubscription()
  // The server's key was replaced, so subscriptions with the old key no longer receive anything.
  if (before && keyOf(before) !== key) await before.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const text = String.fromCharCode(...new Uint8Array(applicationServerKey ?? new ArrayBuffer()))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

let renewedFor: string | null = null

/**
 * Runs once per page load, retried until it succeeds. Sends the subscription to the server again, which deletes it
 * together with the session that sent it. A subscription of another user is ended.
 */
export async function renewHere(client: ApolloClient, userId: string): Promise<void> {
  if (!canPush() || renewedFor === userId || pushOwner() === null) return
  renewedFor = userId
  try {
    if (pushOwner() !== userId) await endPushHere()
    else if (Notification.permission === 'granted') await subscribeHere(client, userId)
  } catch (error) {
    // Retried when the user returns to the page.
    renewedFor = null
    throw error
  }
}

/** Unsubscribes this browser once no profile and no topic of changes sends notifications any more. */
export async function endUnlessWanted(client: ApolloClient): Promise<void> {
  const { data } = await client.query({ query: PushWantedDocument, fetchPolicy: 'no-cache' })
  const { searchProfiles, changePreferences } = data!
  if (searchProfiles.some(({ isOwn, alert }) => isOwn && alert?.byPush)) return
  if (changePreferences.some(({ push }) => push)) return
  const endpoint = (await pushHere())?.endpoint
  await endPushHere()
  if (endpoint) await client.mutate({ mutation: UnsubscribePushDocument, variables: { input: { endpoint } } })
}
