import { enable as preloadNavigations } from 'workbox-navigation-preload'
import { matchPrecache } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { withNonce } from './fresh-nonce'
import { isAway, SERVER_PATHS } from './navigations'
import { scope } from './scope'

const PATIENCE_MS = 6000
const SHELL = '/shell.html'
const POLICY = 'content-security-policy'

// Navigation preload: a page request does not wait for the worker to start.
preloadNavigations()

/** Network first: a page comes from the server, or after a timeout from the cache; a cached page shows offline data. */
registerRoute(
  new NavigationRoute(
    async ({ event, request }) => {
      const fromServer = fetched(event as FetchEvent, request)
      const answer = await Promise.race([fromServer, after(PATIENCE_MS)])
      if (answer && !isAway(answer.status)) return answer
      return (await shell()) ?? answer ?? fromServer.then(late => late ?? Response.error())
    },
    { denylist: [SERVER_PATHS] },
  ),
)

/** Null without a network. */
async function fetched(event: FetchEvent, request: Request): Promise<Response | null> {
  try {
    return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(request))
  } catch {
    return null
  }
}

const after = (ms: number) => new Promise<null>(resolve => scope.setTimeout(() => resolve(null), ms))

async function shell(): Promise<Response | undefined> {
  const kept = await matchPrecache(SHELL)
  if (!kept) return undefined
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  const { html, policy } = withNonce(await kept.text(), kept.headers.get(POLICY) ?? '', nonce)
  const headers = new Headers(kept.headers)
  headers.set(POLICY, policy)
  return new Response(html, { headers })
}
