import { parseUrl } from '../../platform/validation/parse-url.js'

/** RFC 3986: browsers accept characters (`|`, `[`, a lone `%`) that a URI may not contain. */
const notInUri = /%(?![\da-f]{2})|[^\w\-.~:/?@!$&'()*+,;=%]/gi

/** A web address as a percent-encoded URI; null if it is not a web address. */
export function asUri(address: string): string | null {
  const url = parseUrl(address)
  if (!url) return null
  const encoded = (text: string) => text.replaceAll(notInUri, encodeURIComponent)
  return url.origin + encoded(url.pathname + url.search) + (url.hash && `#${encoded(url.hash.slice(1))}`)
}
