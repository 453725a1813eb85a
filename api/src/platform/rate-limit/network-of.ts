import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

/** Cache: each request needs it several times. */
const known = new LRUCache<string, string>({ max: 1000 })

/** The key of a rate limit by address: an IPv4 address, or the /64 network of IPv6, which one caller owns. */
export function networkOf(address: string): string {
  const before = known.get(address)
  if (before !== undefined) return before
  const network = read(address)
  known.set(address, network)
  return network
}

function read(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const network = parsed.parts.slice(0, 4).map(part => part.toString(16))
  return `${network.join(':')}::/64`
}

/**
 * The wider network of one household or company: /24 of IPv4, /48 of IPv6. It counts attempts on one account, so that neighbours do not
 * hinder each other and changing addresses within the network does not reset the count.
 */
export function siteOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const read = ipaddr.process(address)
  if (!(read instanceof ipaddr.IPv6)) return `${read.toByteArray().slice(0, 3).join('.')}.0/24`
  const site = read.parts.slice(0, 3).map(part => part.toString(16))
  return `${site.join(':')}::/48`
}
