import dns from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Global unicast, the only range of IPv6 that is allocated on the internet; other spellings, such as ::7f00:1, lie
 * outside.
 */
const [globalUnicast, globalUnicastBits] = ipaddr.IPv6.parseCIDR('2000::/3')

/** SSRF: true only of publicly routable addresses, never of loopback, private networks or cloud metadata. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const read = ipaddr.process(address)
  if (read instanceof ipaddr.IPv6 && !read.match(globalUnicast, globalUnicastBits)) return false
  return read.range() === 'unicast'
}

/**
 * DNS rebinding: checks the address within a socket's `lookup`, so that the checked address is the one connected to. A
 * name that resolves to an internal address gives ENOTFOUND.
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
