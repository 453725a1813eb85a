import dns from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Only what is reachable for everybody: never this machine, its network or its cloud's inner addresses. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  return ipaddr.process(address).range() === 'unicast'
}

/** For a socket's `lookup`: a name that leads inside is as if it did not exist. */
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
