import type { PrecacheEntry } from 'workbox-precaching'

declare global {
  // Written into the built file (web/service-worker-plugin.ts).
  const PRECACHED: readonly PrecacheEntry[]
}

/** TypeScript knows a worker's global object by the name `self` only, and not as that of a service worker. */
export const scope = self as unknown as ServiceWorkerGlobalScope
