import { parseUrl } from '../../platform/validation/parse-url.js'

/** Open redirect: after signing in the browser goes only to a path of our own origin. */
export function returnAddress(given: unknown, publicUrl: string): string {
  const url = typeof given === 'string' && given.length <= 2000 ? parseUrl(given, publicUrl) : null
  if (!url || url.origin !== new URL(publicUrl).origin || /^\/(?:api|oidc|login)(?:\/|$)/i.test(url.pathname))
    return '/'
  // A protocol-relative URL such as '//elders.test' parses as a path here, but would lead a browser to another site.
  return `/${url.pathname.replace(/^[/\\]+/, '')}${url.search}`
}

/** Loopback addresses may be used without TLS, because the traffic stays on this machine. */
export const isOwnAddress = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
