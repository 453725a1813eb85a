import type { Context } from '../../accounts/context.js'
import { createFanOut, type FanOut } from '../../platform/notifications/fan-out.js'
import type { Notifications } from '../../platform/notifications/notifications.js'
import { INBOX_EVENTS } from './inbox-events.js'
import { InboxUpdate } from './inbox.types.js'

/** One fan-out per `Notifications`, which means one per process. */
const hubs = new WeakMap<Notifications, FanOut<InboxUpdate>>()

/** An event for each change of the inbox of this user, in any process, for as long as the user is signed in. */
export function inboxUpdates({ live }: Context, userId: string): AsyncIterable<InboxUpdate> {
  const { notifications, listener } = live!
  const known = hubs.get(notifications)
  const hub = known ?? createFanOut<InboxUpdate>()
  if (!known) {
    hubs.set(notifications, hub)
    notifications.subscribe(INBOX_EVENTS, payload => {
      for (const id of JSON.parse(payload) as string[]) if (hub.has(id)) hub.deliver(id, new InboxUpdate())
    })
  }
  return hub.subscribe(userId, event => (listener.viewer()?.user.id === userId ? event : null), listener.tooSlow)
}
