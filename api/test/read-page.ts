import type { ReadDraft } from '../src/ingest/notices/draft.js'
import type { PostingPage } from '../src/ingest/sources/adapters/posting-draft.js'
import type { Connector } from '../src/ingest/sources/connector.js'
import { fakeFetcher } from './fake-fetcher.js'

const NOW = new Date('2026-11-21T09:00:00Z')

/** The ids and addresses that a connector finds, given a text for each address of a sitemap or a list. */
export async function foundIn(connector: Connector, texts: Readonly<Record<string, string>>) {
  const baseUrl = connector.place.baseUrl.standard!
  const fetcher = fakeFetcher({ text: url => Promise.resolve(texts[url.slice(baseUrl.length)]!) })
  const found: [id: string, url: unknown][] = []
  for await (const { items } of connector.discover({ fetcher, baseUrl, days: 365, now: NOW }, null))
    found.push(...items.map(({ publicationId, listing }): [string, unknown] => [publicationId, listing]))
  return found
}

/** A sitemap of these pages. */
export const sitemapOf = (...urls: readonly string[]) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map(url => `<url><loc>${url}</loc></url>`).join('')}</urlset>`

/** The draft of a page with this JobPosting and additional text. */
export function pageDraft(connector: Connector, posting: object, text = ''): ReadDraft {
  const json = JSON.stringify({ '@type': 'JobPosting', title: 'Tester', ...posting }).replaceAll('<', '\\u003c')
  const html = `<script type="application/ld+json">${json}</script>${text}`
  return connector.normalise({ id: '7', url: 'https://makelaar.test/7', html } satisfies PostingPage)
}
