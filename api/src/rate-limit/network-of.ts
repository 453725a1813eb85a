import ipaddr from 'ipaddr.js'

/** The key of a rate limit by address: an IPv4 address, or the /64 network of IPv6, which one caller has to itself. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const read = ipaddr.process(address)
  if (!(read instanceof ipaddr.IPv6)) return read.toString()
  const network = read.parts.slice(0, 4).map(part => part.toString(16))
  return `${network.join(':')}::/64`
}
