import { lasting } from '../../platform/browser-storage'

/** Whose notifications this browser shows. */
const KEY = 'meldingenVan'

export const pushOwner = () => lasting.get(KEY)
export const setPushOwner = (userId: string) => lasting.set(KEY, userId)

/** Null without one, and in a browser that knows no notifications. */
export const pushHere = async (): Promise<PushSubscription | null> =>
  (await navigator.serviceWorker?.getRegistration())?.pushManager?.getSubscription() ?? null

/** This browser takes no more notifications. Best effort: its push service may be out of reach. */
export async function endPushHere(): Promise<void> {
  if (!pushOwner()) return
  lasting.set(KEY, null)
  await (await pushHere().catch(() => null))?.unsubscribe().catch(() => undefined)
}
