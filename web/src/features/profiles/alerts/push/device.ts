import type { ApolloClient } from '@apollo/client'
import { endPushHere, pushHere, pushOwner, setPushOwner } from '../../../../connection/session/device-push'
import { SearchProfilesDocument } from '../../SearchProfiles.generated'
import { PushPublicKeyDocument, SubscribePushDocument, UnsubscribePushDocument } from './Push.generated'

export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Without a worker after this, there is none. */
const PATIENCE_MS = 10_000
const readyWorker = () =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('no service worker')), PATIENCE_MS)),
  ])

/** Idempotent. This browser takes notifications of the user, who allowed it: broken off, it goes on with the next page. */
export async function subscribeHere(client: ApolloClient, userId: string): Promise<void> {
  setPushOwner(userId)
  const { data } = await client.query({ query: PushPublicKeyDocument })
  const subscription = await subscribed(data!.pushPublicKey)
  // Race condition: signed out meanwhile, which found no subscription to end.
  if (pushOwner() !== userId) return void (await subscription.unsubscribe())
  const { endpoint = '', keys } = subscription.toJSON()
  const input = { endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
  await client.mutate({ mutation: SubscribePushDocument, variables: { input } })
}

async function subscribed(key: string): Promise<PushSubscription> {
  const { pushManager } = await readyWorker()
  const before = await pushManager.getSubscription()
  // The server's keys were replaced: what was subscribed with the former ones gets nothing any more.
  if (before && keyOf(before) !== key) await before.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const text = String.fromCharCode(...new Uint8Array(applicationServerKey ?? new ArrayBuffer()))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

let renewedFor: string | null = null

/**
 * Once a page, or until it succeeds: a subscription is given to the server again, which forgets it with the session that it came with.
 * Of another user than the one who allowed it, it is ended.
 */
export async function renewHere(client: ApolloClient, userId: string): Promise<void> {
  if (!canPush() || renewedFor === userId || pushOwner() === null) return
  renewedFor = userId
  try {
    if (pushOwner() !== userId) await endPushHere()
    else if (Notification.permission === 'granted') await subscribeHere(client, userId)
  } catch (error) {
    // Retry: when somebody comes back to the page.
    renewedFor = null
    throw error
  }
}

/** Once no profile gives notifications any more, this browser takes none. */
export async function endUnlessWanted(client: ApolloClient): Promise<void> {
  const { data } = await client.query({ query: SearchProfilesDocument, fetchPolicy: 'network-only' })
  if (data!.searchProfiles.some(({ isOwn, alert }) => isOwn && alert?.byPush)) return
  const endpoint = (await pushHere())?.endpoint
  await endPushHere()
  if (endpoint) await client.mutate({ mutation: UnsubscribePushDocument, variables: { input: { endpoint } } })
}
