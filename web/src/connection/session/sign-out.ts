import type { MouseEvent } from 'react'
import { forgetKept } from './kept-user'

/** Of the link that signs out: the device is emptied before the server is asked, which may be out of reach. */
export function leaveDevice(event: MouseEvent): void {
  forgetKept()
  // Who takes notifications here has this code already: it renews them on each page.
  void import('./device-push').then(({ endPushHere }) => endPushHere())
  if (navigator.onLine) return
  event.preventDefault()
  void import('./still-signed-in').then(({ sayStillSignedIn }) => sayStillSignedIn())
}
