import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import './scope'

const MOST_FILES = 80
const KEPT_SECONDS = 30 * 86_400

// `directoryIndex` and `cleanURLs` would answer navigations, which are the shell's.
precacheAndRoute([...PRECACHED], { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()

/** Code that is not precached, since few people open it: what was opened once opens offline too. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [new ExpirationPlugin({ maxEntries: MOST_FILES, maxAgeSeconds: KEPT_SECONDS, purgeOnQuotaError: true })],
  }),
)
