import type { PrecacheEntry } from 'workbox-precaching'

declare global {
  // Inserted into the built file by web/service-worker-plugin.ts.
  const PRECACHED: readonly PrecacheEntry[]
}

/** TypeScript types `self` as the global object of a generic worker, not of a service worker. */
export const scope = self as unknown as ServiceWorkerGlobalScope
