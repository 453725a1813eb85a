import { isIP } from 'node:net'
import { isOwnHost, mayAddOwnAddress } from '../../../platform/fetching/own-host.js'
import { isPublicAddress } from '../../../platform/fetching/public-address.js'
import { parseUrl } from '../../../platform/validation/parse-url.js'
import type { Settings } from '../../../platform/settings/settings.js'

/** Top-level names that only exist within a local network. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa)$/

/**
 * SSRF: accepts only https addresses on the public internet. The IP address behind the name is checked again at every
 * connection.
 * @returns the address in one spelling, or what is wrong with it
 */
export function readableAddress(
  text: string,
  settings: Pick<Settings, 'environment'>,
): { readonly address: string } | { readonly fault: string } {
  const url = parseUrl(text)
  if (!url?.hostname) return { fault: 'Vul een volledig adres in, dat begint met https://.' }
  if (url.username || url.password) return { fault: 'Laat de gebruikersnaam en het wachtwoord weg uit het adres.' }
  url.hash = ''
  if (mayAddOwnAddress(settings) && isOwnHost(url.hostname)) return { address: url.href }
  if (url.protocol !== 'https:') return { fault: 'Het adres moet beginnen met https://.' }
  if (isInside(url.hostname))
    return { fault: 'Dit adres ligt binnen een eigen netwerk. Alleen adressen op internet worden gelezen.' }
  if (url.port)
    return { fault: `Laat poort ${url.port} weg uit het adres. Alleen de gewone poort van https wordt gelezen.` }
  return { address: url.href }
}

function isInside(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host) !== 0) return !isPublicAddress(host)
  return !host.includes('.') || LOCAL_NAME.test(host)
}
