import { type Entry, entryDraft, entryItem } from '../adapters/entry.js'
import { feedEntries } from '../adapters/feed.js'
import { itemsOf, type PageList, readSitemaps } from '../adapters/page-list.js'
import { standInOfPages } from '../adapters/pages-stand-in.js'
import { type PostingPage, postingDraft } from '../adapters/posting-draft.js'
import { wordpressPosts } from '../adapters/wp-json.js'
import { SourceError } from '../../../platform/fetching/source-error.js'
import { sourceName } from '../../../reference/sources.js'
import { TenderType } from '../../../reference/tender-values.js'
import type { Connection, Connector, Discovery } from '../connector.js'

const list: PageList = {
  paths: ['/sitemap.xml'],
  page: /^\/(?:opdracht|opdrachten|vacature|vacatures|project|projecten|jobs?)\/(?<id>[^/]+)\/?$/,
}

/** Address of an assignment's page, or the entry itself. */
type Listing = string | Entry
type Raw = PostingPage | Entry

/**
 * FreelancePlatform: read only when an address is configured, because none is known. Tries a sitemap of pages with a
 * JobPosting, then a feed, then the posts of WordPress.
 */
export const connector: Connector<Listing, Raw> = {
  key: 'freelanceplatform',
  lists: 'the assignments of FreelancePlatform',
  place: { baseUrl: { variable: 'FREELANCEPLATFORM_URL', standard: null }, days: 60 },
  terms: { url: null, summary: 'None are known, because no address of the site is.' },
  adapters: ['sitemap-jsonld', 'feed', 'wp-json'],
  version: 4,
  async *discover(connection) {
    for (const read of [pages, feed, posts]) {
      const discovery = await absentIsNull(read(connection))
      if (discovery) return yield discovery
    }
    throw new SourceError('unexpected', `${new URL(connection.baseUrl).host} heeft geen sitemap, feed of berichten.`)
  },
  fetch: async ({ fetcher }, { publicationId, listing }) =>
    typeof listing === 'string' ? { id: publicationId, url: listing, html: await fetcher.text(listing) } : listing,
  normalise: raw =>
    'html' in raw
      ? postingDraft(raw, { broker: publisher })
      : entryDraft(raw, { publisher, tenderType: TenderType.FREELANCE_CONTRACT }),
  standIn: standInOfPages('freelanceplatform', 'sitemap', list, {
    pathOf: ({ number }, slug) => `/opdrachten/${slug}-${number}`,
    hasLastmod: true,
  }),
  readSaved: () => [],
}

const publisher = sourceName('freelanceplatform')

async function pages(connection: Connection): Promise<Discovery<Listing>> {
  return { items: itemsOf(connection, await readSitemaps(connection, list), { list, version: connector.version }) }
}

async function feed({ fetcher, baseUrl }: Connection): Promise<Discovery<Listing>> {
  const { entries, ...page } = feedEntries(await fetcher.text(`${baseUrl}/feed`), new URL(baseUrl).host)
  return { ...page, items: entries.map(entry => entryItem(entry, connector.version)) }
}

async function posts(connection: Connection): Promise<Discovery<Listing>> {
  const entries = await wordpressPosts(connection, 'posts')
  return { items: entries.map(entry => entryItem(entry, connector.version)) }
}

/** Null when the site has no such list, or other content at its address. */
async function absentIsNull<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof SourceError && (error.status === 404 || error.kind === 'unexpected')) return null
    throw error
  }
}
