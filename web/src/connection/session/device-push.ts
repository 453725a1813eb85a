import { lasting } from '../../platform/browser-storage'

/** The user whose notifications this browser shows. */
const KEY = 'meldingenVan'

export const pushOwner = () => lasting.get(KEY)
export const setPushOwner = (userId: string) => lasting.set(KEY, userId)

/** Null without a subscription, and in browsers without notifications. */
export const pushHere = async (): Promise<PushSubscription | null> =>
  (await navigator.serviceWorker?.getRegistration())?.pushManager?.getSubscription() ?? null

/** Unsubscribes this browser. Best effort: its push service may be unreachable. */
export async function endPushHere(): Promise<void> {
  if (!pushOwner()) return
  lasting.set(KEY, null)
  await (await pushHere().catch(() => null))?.unsubscribe().catch(() => undefined)
}
