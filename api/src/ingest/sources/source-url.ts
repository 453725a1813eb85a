import ipaddr from 'ipaddr.js'
import { parseUrl } from '../../platform/validation/parse-url.js'

const MAX_LENGTH = 2048
/** An empty Punycode label, which Node 20 refuses and Node 24 accepts. */
const EMPTY_PUNYCODE = /(^|\.)xn--(\.|$)/

/** Normalises a URL that is safe to offer as a link; null for any other. */
export function sourceUrl(text: string | null | undefined): string | null {
  const url = text && text.length <= MAX_LENGTH ? parseUrl(text) : null
  if (!url) return null
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  if (url.username || url.password) return null
  // The trailing dot of "localhost." does not change its meaning.
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '')
  if (EMPTY_PUNYCODE.test(host)) return null
  const isInside = ipaddr.isValid(host) || host === 'localhost' || host.endsWith('.localhost') || !host.includes('.')
  return isInside || url.href.length > MAX_LENGTH ? null : url.href
}
