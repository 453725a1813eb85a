import { Workbox } from 'workbox-window'
import { showToast } from '../../ui/toast/toast'

const UPDATE_AFTER_MS = 60 * 60_000

let installing: Promise<void> | null = null

/**
 * Registers the service worker. A newer version waits for the button in a toast, because an automatic reload would lose
 * the user's place.
 * @returns resolves when pages can be opened offline; never without service worker support, or when it is switched off
 */
export const installed = () => (installing ??= install())

async function install(): Promise<void> {
  // `serviceWorker` is missing in pages that are not served over HTTPS.
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
  // If another tab presses the button, only that tab reloads.
  worker.addEventListener('controlling', () => isWanted && window.location.reload())
  await worker.register()
  lookAgain(worker, offer)
  await navigator.serviceWorker.ready
}

const never = () => new Promise<never>(() => {})

/** Looks for a newer version when the user returns to the page, at most once an hour, because a page may be open for days. */
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
