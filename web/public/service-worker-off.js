// Kill switch: given in the place of the service worker with SERVICE_WORKER=off. It empties what the worker kept and what was
// kept to be read offline, takes the worker away, and is itself never installed: from the next load on, pages have none.
self.addEventListener('install', event => {
  event.waitUntil(withdraw())
})

async function withdraw() {
  for (const name of await caches.keys()) await caches.delete(name)
  indexedDB.deleteDatabase('offline')
  await self.registration.unregister()
  throw new Error('the service worker is switched off')
}
