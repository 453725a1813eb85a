import { feedEntries } from '../adapters/feed.js'
import { parseUrl } from '../../parse-url.js'
import { type Entry, entryItem } from '../adapters/entry.js'
import type { Connector } from '../connector.js'
import { normalise } from './normalise.js'
import { answerAsCtm } from './samples/wire.js'
import { readSaved } from './saved.js'

/**
 * CTM Solution (EU-Supply), https://eu.eu-supply.com: the calls for tenders of buyers who use its platform, in one Atom
 * feed of the past thirty days. Most are on TenderNed too.
 *
 * Quirks: the facts are in a `publication` within the entry's content, which may name a contact person; the deadline has
 * no zone. Untried against the live feed: the names of the facts are those that others have described.
 */
export const connector: Connector<Entry, Entry> = {
  key: 'ctm',
  lists: 'the calls for tenders on CTM Solution',
  place: { baseUrl: { variable: 'CTM_URL', standard: 'https://eu.eu-supply.com' }, days: 30 },
  terms: {
    url: null,
    summary:
      'No licence is named: a notice stays its publisher’s. We show it with a link to its page, and store no contact ' +
      'persons.',
  },
  adapters: ['feed'],
  version: 1,
  expects: ['title', 'organization', 'closingDate'],
  async *discover({ fetcher, baseUrl }) {
    const text = await fetcher.text(`${baseUrl}/ctm/rss/Rss.ashx?days=30&b=CTMSOLUTION`)
    const entries = feedEntries(text, new URL(baseUrl).host).map(entry => ({ ...entry, id: numberOf(entry) }))
    yield { items: entries.map(entry => entryItem(entry, connector.version)) }
  },
  fetch: (_connection, { listing }) => Promise.resolve(listing),
  normalise,
  standIn: answerAsCtm,
  readSaved,
}

/** Number of the procedure in the address of its page; the id of the entry is that whole address. */
const numberOf = ({ id, url }: Entry): string => parseUrl(url)?.searchParams.get('PID') ?? id
