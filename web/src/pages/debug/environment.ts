/** Origin of the page. A host counts as production if it is reached over TLS by a public name. */
export function environmentOf({ href, host, hostname, protocol, port }: Location | URL) {
  return {
    href,
    host,
    protocol,
    port: port || `standaard (${protocol === 'https:' ? 443 : 80})`,
    isProduction: protocol === 'https:' && !isLocal(hostname),
  }
}

/** Loopback, an IP address, or a name without a dot or below .local, .test and the like (RFC 6761, 6762). */
const isLocal = (hostname: string) =>
  !hostname.includes('.') || /^[\d.]+$/.test(hostname) || /\.(?:localhost|local|test|internal)$/.test(hostname)
