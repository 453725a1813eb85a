import type { Connector } from '../connector.js'
import { discover } from './discover.js'
import { fetchNotice } from './fetch-notice.js'
import { findOutcomes } from './find-outcomes.js'
import { normalise, type Raw } from './normalise.js'
import { answerAsTed } from './samples/wire.js'
import { readSaved } from './saved.js'
import type { Listing } from './shapes.js'

/**
 * TED, https://ted.europa.eu: the notices of Dutch buyers above the European thresholds. A search without a key yields
 * their numbers; each notice is a file in eForms or, until 2023, in TED's own XML.
 * Quirks: one request a second; a search may stop early (`timedOut`); numbers come with and without leading zeros;
 * changes and awards are separate notices, linked by `ContractFolderID` or, in older ones, by the number of the notice
 * that they refer to.
 */
export const connector: Connector<Listing, Raw> = {
  key: 'ted',
  lists: 'the notices of Dutch buyers above the European thresholds',
  place: {
    baseUrl: { variable: 'TED_API_URL', standard: 'https://api.ted.europa.eu' },
    siteUrl: { variable: 'TED_SITE_URL', standard: 'https://ted.europa.eu' },
    days: { variable: 'TED_DAYS', standard: 14 },
  },
  terms: {
    url: 'https://ted.europa.eu/en/legal-notice',
    summary:
      'Notices may be reused, for profit too, when TED is named as the source (Commission Decision 2011/833/EU). We link ' +
      'to each notice, and store no contact persons.',
  },
  version: 9,
  expects: ['title', 'organization', 'publishedAt', 'closingDate', 'description'],
  requestsPerSecond: 1,
  discover: connection => discover(connection, connector.version),
  findOutcomes: (connection, tenders) => findOutcomes(connection, tenders, connector.version),
  fetch: fetchNotice,
  normalise,
  standIn: answerAsTed,
  readSaved,
}
