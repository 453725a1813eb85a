import ipaddr from 'ipaddr.js'

/** What callers are counted by: one of IPv4 has one address, one of IPv6 every address of a /64. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const read = ipaddr.process(address)
  if (!(read instanceof ipaddr.IPv6)) return read.toString()
  const network = read.parts.slice(0, 4).map(part => part.toString(16))
  return `${network.join(':')}::/64`
}
