import { fingerprint } from '../../../platform/text/fingerprint.js'
import type { Connector } from '../connector.js'
import { noLicence } from '../no-licence.js'
import { normalise } from './normalise.js'
import { type Notice, noticesIn } from './notice.js'
import { answerAsCtm } from './samples/wire.js'
import { readSaved } from './saved.js'

/**
 * CTM Solution (EU-Supply), https://eu.eu-supply.com: the calls for tenders of buyers on its platform, in an Atom feed
 * of the past thirty days. Most are on TenderNed too.
 * Quirks: the data is in a `publication` within the entry's content, mostly in attributes; the authority's name may be
 * empty, the deadline (`etq`) has no offset, and a contact person is named. Based on the documented form of an entry;
 * untested against the live feed.
 */
export const connector: Connector<Notice, Notice> = {
  key: 'ctm',
  lists: 'the calls for tenders on CTM Solution',
  place: { baseUrl: { variable: 'CTM_URL', standard: 'https://eu.eu-supply.com' }, days: 30 },
  terms: noLicence({ what: 'a notice', linkTo: 'its page' }),
  version: 4,
  expects: ['title', 'organization', 'closingDate'],
  async *discover({ fetcher, baseUrl }) {
    const notices = noticesIn(await fetcher.text(`${baseUrl}/ctm/rss/Rss.ashx?days=30&b=CTMSOLUTION`))
    yield { items: notices.map(itemOf) }
  },
  fetch: (_connection, { listing }) => Promise.resolve(listing),
  normalise,
  standIn: answerAsCtm,
  readSaved,
}

const itemOf = (notice: Notice) => ({
  publicationId: notice.id,
  fingerprint: fingerprint([connector.version, notice]),
  listing: notice,
})
