// Kill switch: given in the place of the service worker with SERVICE_WORKER=off. It takes the worker's place at once, empties what was
// kept to be read offline, and takes itself away: from the next load on, pages have none.
self.addEventListener('install', () => {
  void self.skipWaiting()
})

// Not while it installs: taking it away would wait for the installation, and that for it (deadlock).
self.addEventListener('activate', event => {
  event.waitUntil(withdraw())
})

async function withdraw() {
  for (const name of await caches.keys()) await caches.delete(name)
  indexedDB.deleteDatabase('offline')
  await self.registration.unregister()
}
