import type { MouseEvent } from 'react'
import { forgetKept } from './kept-user'

/** Click handler of the sign-out link: clears the device first, because the server may be unreachable. */
export function clearDevice(event: MouseEvent): void {
  forgetKept()
  // A user with notifications has loaded this code before: each page renews the subscription.
  void import('./device-push').then(({ endPushHere }) => endPushHere())
  if (navigator.onLine) return
  event.preventDefault()
  void import('./still-signed-in').then(({ showStillSignedIn }) => showStillSignedIn())
}
