/** Where to go after signing in: a path of our own site, and nothing that only looks like one. */
export function returnAddress(given: unknown, publicUrl: string): string {
  if (typeof given !== 'string' || given.length > 2000 || !URL.canParse(given, publicUrl)) return '/'
  const url = new URL(given, publicUrl)
  if (url.origin !== new URL(publicUrl).origin || /^\/(?:api|oidc|login)(?:\/|$)/.test(url.pathname)) return '/'
  // What the address bar will show: '//elders.test' is a path here and another site there.
  return `/${url.pathname.replace(/^[/\\]+/, '')}${url.search}`
}

/** This machine, where nobody listens in between. */
export const isOwnAddress = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
