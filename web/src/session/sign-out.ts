import type { MouseEvent } from 'react'
import { endPushHere } from './device-push'
import { forgetKept } from './kept-user'

/** Of the link that signs out: the device is emptied before the server is asked, which may be out of reach. */
export function leaveDevice(event: MouseEvent): void {
  forgetKept()
  void endPushHere()
  if (navigator.onLine) return
  event.preventDefault()
  void import('./still-signed-in').then(({ sayStillSignedIn }) => sayStillSignedIn())
}
