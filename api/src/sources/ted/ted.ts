import type { Connector } from '../connector.js'
import { discover } from './discover.js'
import { normalise, type Raw } from './normalise.js'
import type { Listing } from './shapes.js'

/**
 * TED, https://ted.europa.eu: the notices of Dutch buyers above the European thresholds. A search without a key gives
 * their numbers; each notice is a file of eForms or, until 2023, of TED's own XML, on the site itself.
 *
 * Odd: one request a second; a search may break off by itself (`timedOut`); numbers come with and without zeros before
 * them; a change or award is a notice of its own, tied by `ContractFolderID` or, in older ones, by the number that it
 * names.
 */
export const ted: Connector<Listing, Raw> = {
  key: 'ted',
  version: 1,
  requestsPerSecond: 1,
  discover: connection => discover(connection, ted.version),
  fetch: async ({ fetcher, baseUrl, siteUrl = baseUrl }, { publicationId }) => ({
    publicationId,
    xml: await fetcher.bytes(`${siteUrl}/en/notice/${publicationId}/xml`),
  }),
  normalise,
}
