import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import './scope'

const MOST_FILES = 80
const KEPT_SECONDS = 30 * 86_400

// `directoryIndex` and `cleanURLs` would answer navigations, which shell.ts handles.
precacheAndRoute([...PRECACHED], { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()

/** Rarely used code is not precached; once it has been loaded, it works offline too. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [new ExpirationPlugin({ maxEntries: MOST_FILES, maxAgeSeconds: KEPT_SECONDS, purgeOnQuotaError: true })],
  }),
)
