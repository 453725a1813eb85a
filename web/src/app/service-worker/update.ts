import { clientsClaim } from 'workbox-core'
import { scope } from './scope'

// The page that installed the first worker is controlled at once, so that it can be reloaded offline.
clientsClaim()

/** A newer worker waits until the user presses the button of 'Nieuwe versie beschikbaar' or closes every tab. */
scope.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void scope.skipWaiting()
})
