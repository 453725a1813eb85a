import dns from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Global unicast, the only IPv6 range in use on the internet; mapped and compatible IPv4 addresses, such as ::7f00:1, lie outside it. */
const [globalUnicast, globalUnicastBits] = ipaddr.IPv6.parseCIDR('2000::/3')

/** SSRF: true only for publicly routable addresses, never for loopback, private networks or cloud metadata. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const read = ipaddr.process(address)
  if (read instanceof ipaddr.IPv6 && !read.match(globalUnicast, globalUnicastBits)) return false
  return read.range() === 'unicast'
}

/**
 * DNS rebinding: checks the address within the socket's `lookup`, so that the checked address is the one that it connects to. A name that
 * resolves to an internal address gives ENOTFOUND.
 */
export const publicAddressesOnly: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    const reachable = addresses.filter(({ address }) => isPublicAddress(address))
    const [first] = reachable
    if (!first)
      return callback(Object.assign(new Error(`${hostname} has no public address`), { code: 'ENOTFOUND' }), [])
    if (options.all) callback(null, reachable)
    else callback(null, first.address, first.family)
  })
}
