import { parseUrl } from '../../platform/validation/parse-url.js'

/** RFC 3986: a browser takes more characters in an address (`|`, `[`, a lone `%`) than a URI may hold. */
const notInUri = /%(?![\da-f]{2})|[^\w\-.~:/?@!$&'()*+,;=%]/gi

/** A web address as a URI, percent-encoded where it must be; null for what is no address. */
export function asUri(address: string): string | null {
  const url = parseUrl(address)
  if (!url) return null
  const encoded = (text: string) => text.replaceAll(notInUri, encodeURIComponent)
  return url.origin + encoded(url.pathname + url.search) + (url.hash && `#${encoded(url.hash.slice(1))}`)
}
