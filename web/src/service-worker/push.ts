import { ownPath, shownOf } from './notification'
import { scope } from './scope'

const { origin } = scope.location

scope.addEventListener('push', event => {
  const { title, body, tag, path } = shownOf(event.data?.text(), origin)
  const options = { body, tag, data: { path }, lang: 'nl', icon: '/icons/icon-192.png', badge: '/icons/icon-192.png' }
  event.waitUntil(scope.registration.showNotification(title, options))
})

scope.addEventListener('notificationclick', event => {
  const { notification } = event
  notification.close()
  event.waitUntil(open(ownPath((notification.data as { path?: unknown } | null)?.path, origin)))
})

/** In the page that is open, which keeps what somebody is typing; else in a new one. */
async function open(path: string): Promise<void> {
  const [page] = await scope.clients.matchAll({ type: 'window' })
  if (!page) return void (await scope.clients.openWindow(path))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of this worker is of its origin
  page.postMessage({ type: 'OPEN', path })
  // A browser may forbid it when the click was long ago.
  await page.focus().catch(() => undefined)
}

const SUBSCRIBE = 'mutation SubscribePush($input: SubscribePushInput!) { subscribePush(input: $input) }'

interface Change extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

/** The browser renewed its keys or lost them: the server gets the new ones. Without a session, the next page does so. */
scope.addEventListener('pushsubscriptionchange', event => {
  const change = event as Change
  change.waitUntil(renew(change).catch(() => undefined))
})

async function renew({ oldSubscription, newSubscription }: Change): Promise<void> {
  const applicationServerKey = oldSubscription?.options.applicationServerKey
  const subscription =
    newSubscription ??
    (applicationServerKey &&
      (await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })))
  if (!subscription) return
  const { endpoint, keys } = subscription.toJSON()
  await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: SUBSCRIBE, variables: { input: { endpoint, ...keys } } }),
  })
}
