import dns from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The only part of IPv6 that is given out for the internet; in the rest lie spellings such as ::7f00:1. */
const [globalUnicast, globalUnicastBits] = ipaddr.IPv6.parseCIDR('2000::/3')

/** Guards against SSRF: true only of what everybody can reach, never of this machine, its network or its cloud's metadata. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const read = ipaddr.process(address)
  if (read instanceof ipaddr.IPv6 && !read.match(globalUnicast, globalUnicastBits)) return false
  return read.range() === 'unicast'
}

/**
 * For a socket's `lookup`, so that the address that was checked is the one that is connected to (no DNS rebinding): a
 * name that leads inside is as if it did not exist.
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
