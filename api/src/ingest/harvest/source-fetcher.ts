import { createFetcher, type Fetcher, type FetcherOptions } from '../../platform/fetching/fetcher.js'
import { isOwnHost, mayAddOwnAddress } from '../../platform/fetching/own-host.js'
import { isAddedKey } from '../../reference/added-sources.js'
import type { Settings } from '../../platform/settings/settings.js'
import type { SourcePlace } from '../../platform/settings/source-places.js'
import type { Reader } from '../sources/connector.js'

interface Asked {
  readonly settings: Pick<Settings, 'environment' | 'publicUrl'>
  readonly place: SourcePlace
  /** Whether the address is that of our own stand-in. */
  readonly isSample: boolean
}

/** The HTTP client of one source: restricted to its own hosts and its own rate limit. */
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
