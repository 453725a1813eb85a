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

/** Opens the path in an open page, which keeps half-typed text, or else in a new one. */
async function open(path: string): Promise<void> {
  const [page] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!page) return void (await scope.clients.openWindow(path))
  const opened = openedBy(page, path)
  // A browser may reject `focus` when the click was long ago.
  await page.focus().catch(() => undefined)
  if (await opened) return
  // A browser rejects `navigate` for a page that was force-reloaded without the worker.
  await page.navigate(path).catch(() => scope.clients.openWindow(path))
}

const ANSWERS_WITHIN_MS = 2000

/**
 * Whether the page handles the message. Before its first interaction it has no listener, and may be navigated instead.
 */
function openedBy(page: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const opened = new Promise<boolean>(resolve => {
    port1.addEventListener('message', () => resolve(true))
    port1.start()
    setTimeout(() => resolve(false), ANSWERS_WITHIN_MS)
  })
  page.postMessage({ type: 'OPEN', path }, [port2])
  return opened
}

const SUBSCRIBE = 'mutation SubscribePush($input: SubscribePushInput!) { subscribePush(input: $input) }'

interface Change extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

/** Sends a renewed subscription to the server; without a session, the next page load does so. */
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
