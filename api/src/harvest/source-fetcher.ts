import { createFetcher, type Fetcher, type FetcherOptions } from '../fetching/fetcher.js'
import { isAddedKey } from '../reference/added-sources.js'
import type { Settings } from '../settings/settings.js'
import type { SourcePlace } from '../settings/source-places.js'
import type { Reader } from '../sources/connector.js'

interface Asked {
  readonly settings: Pick<Settings, 'environment' | 'publicUrl'>
  readonly place: SourcePlace
  /** Whether the place is that of our own stand-in. */
  readonly isSample: boolean
}

/** The HTTP client for one source: only its own hosts, at its own pace. */
export function sourceFetcher(
  { key, requestsPerSecond }: Pick<Reader, 'key' | 'requestsPerSecond'>,
  { settings, place: { baseUrl, siteUrl = baseUrl }, isSample }: Asked,
  watched: Pick<FetcherOptions, 'signal' | 'onAnswer'>,
): Fetcher {
  const { host: listHost, hostname } = new URL(baseUrl)
  const mayBeHere = isAddedKey(key) ? mayAddOwnAddress(settings) : settings.environment !== 'production'
  const isHere = mayBeHere && isOwnHost(hostname)
  return createFetcher({
    allowedHosts: [listHost, new URL(siteUrl).host],
    userAgent: `GreenRockTenders/1.0 (+${settings.publicUrl})`,
    allowPrivateAddresses: isSample || isHere,
    standardPortsOnly: isAddedKey(key) && !isHere,
    paces: requestsPerSecond ? { [listHost]: requestsPerSecond } : {},
    ...watched,
  })
}

/**
 * SSRF: only tests have sources on this machine. Production refuses private addresses whatever the settings say; an
 * address that somebody typed is refused everywhere else too.
 */
export const isOwnHost = (hostname: string): boolean => ['127.0.0.1', 'localhost'].includes(hostname)
export const mayAddOwnAddress = ({ environment }: Pick<Settings, 'environment'>): boolean => environment === 'test'
