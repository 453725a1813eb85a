import { Workbox } from 'workbox-window'
import { showToast } from '../../ui/toast/toast'

const UPDATE_AFTER_MS = 60 * 60_000

let installing: Promise<void> | null = null

/**
 * Registers the service worker. A newer version waits for the button of the toast, since a page that is reloaded by itself
 * loses its place.
 * @returns when it works: pages can be opened offline from then on; never in a browser without one, or when it is switched off
 */
export const installed = () => (installing ??= install())

async function install(): Promise<void> {
  // Also in a page that is not served by HTTPS.
  if (!('serviceWorker' in navigator)) return never()
  const worker = new Workbox('/service-worker.js')
  let isWanted = false
  const renew = () => {
    isWanted = true
    worker.messageSkipWaiting()
  }
  const offer = () =>
    showToast({
      type: 'success',
      title: 'Nieuwe versie beschikbaar',
      description: 'Wat je nog aan het typen bent, gaat bij het vernieuwen verloren.',
      action: { label: 'Vernieuwen', onClick: renew },
    })
  worker.addEventListener('waiting', offer)
  // Another tab that presses the button reloads itself alone.
  worker.addEventListener('controlling', () => isWanted && window.location.reload())
  await worker.register()
  lookAgain(worker, offer)
  await navigator.serviceWorker.ready
}

const never = () => new Promise<never>(() => {})

/** A page may be open for days: a newer version is looked for when somebody comes back to it, hourly at most. */
function lookAgain(worker: Workbox, offer: () => void): void {
  let looked = Date.now()
  const look = async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    if (registration?.waiting) offer()
    else await worker.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < UPDATE_AFTER_MS) return
    looked = Date.now()
    void look()
  })
}
