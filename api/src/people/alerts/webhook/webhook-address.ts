import { isIP } from 'node:net'
import { invalid } from '../../../platform/errors.js'
import { isOwnHost, mayAddOwnAddress } from '../../../platform/fetching/own-host.js'
import { isPublicAddress } from '../../../platform/fetching/public-address.js'
import { parseUrl } from '../../../platform/validation/parse-url.js'
import { MAX_WEBHOOK_ADDRESS_LENGTH } from '../../../reference/limits.js'
import type { Settings } from '../../../platform/settings/settings.js'

/** SSRF: only tests may call this machine. */
export const mayCallLocalhost = (url: URL, settings: Pick<Settings, 'environment'>): boolean =>
  mayAddOwnAddress(settings) && isOwnHost(url.hostname)

/**
 * SSRF: accepts only https addresses on the public internet. The addresses that a name resolves to are checked at each call.
 * @throws UserError
 */
export function readWebhookAddress(text: string, settings: Pick<Settings, 'environment'>): URL {
  const url = parseUrl(text.trim())
  if (!url || !['https:', 'http:'].includes(url.protocol))
    throw invalid('url', 'Dit is geen webadres. Het begint met https://.')
  if (url.href.length > MAX_WEBHOOK_ADDRESS_LENGTH)
    throw invalid('url', `Een adres mag maximaal ${MAX_WEBHOOK_ADDRESS_LENGTH} karakters zijn.`)
  if (url.username || url.password) throw invalid('url', 'Zet geen gebruikersnaam of wachtwoord in het adres.')
  if (mayCallLocalhost(url, settings)) return url
  if (url.protocol !== 'https:') throw invalid('url', 'Gebruik een beveiligd adres: https://.')
  // A literal IP address causes no DNS look-up, so it is checked here.
  const figures = url.hostname.replace(/^\[|\]$/g, '')
  const isInside = isIP(figures) === 0 ? !figures.includes('.') : !isPublicAddress(figures)
  if (isInside) throw invalid('url', 'Dit adres is niet vanaf internet bereikbaar. Gebruik een openbaar adres.')
  return url
}
