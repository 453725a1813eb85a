import { decodeText } from '../../../platform/fetching/decode-text.js'
import type { ConnectorKey } from '../../../reference/sources.js'
import { sourceName } from '../../../reference/sources.js'
import { ClosingParty } from '../../../reference/tender-values.js'
import type { Connector } from '../connector.js'
import { parseUrl } from '../../../platform/validation/parse-url.js'
import type { SavedAnswer, SavedFile } from '../saved.js'
import { jobPostingIn } from './job-posting.js'
import { itemsOf, pagesInSitemap, type PageList, readHtmlLists, readSitemaps } from './page-list.js'
import { type PostingPage, type PostingRules, postingDraft } from './posting-draft.js'
import { type PagesStandIn, standInOfPages } from './pages-stand-in.js'

/** A broker's site whose pages each describe one assignment in JSON-LD (https://schema.org/JobPosting). */
export interface JobPages
  extends Pick<
      Connector,
      'key' | 'version' | 'lists' | 'place' | 'terms' | 'requestsPerSecond' | 'listsAllOpen' | 'expects'
    >,
    Pick<PostingRules, 'client' | 'facts' | 'isSalaryDummy'> {
  readonly key: ConnectorKey
  readonly list: PageList
  readonly samples: PagesStandIn
}

/** Creates a connector for pages listed in a sitemap: adapter `sitemap-jsonld`. */
export const sitemapOfJobPages = (site: JobPages) => connectorOf(site, 'sitemap')

/** Creates a connector for pages linked from another page: adapter `html-jsonld`. */
export const listOfJobPages = (site: JobPages) => connectorOf(site, 'html')

function connectorOf(
  { list, client, facts, isSalaryDummy, samples, ...site }: JobPages,
  kind: 'sitemap' | 'html',
): Connector<string, PostingPage> {
  const rules: PostingRules = {
    broker: sourceName(site.key),
    closingParty: ClosingParty.BROKER,
    client,
    facts,
    isSalaryDummy,
  }
  const readList = kind === 'sitemap' ? readSitemaps : readHtmlLists
  return {
    ...site,
    adapters: [kind === 'sitemap' ? 'sitemap-jsonld' : 'html-jsonld'],
    async *discover(connection) {
      const items = itemsOf(connection, await readList(connection, list), { list, version: site.version })
      yield { items, announced: items.length }
    },
    fetch: async ({ fetcher }, { publicationId, listing }) => ({
      id: publicationId,
      url: listing,
      html: await fetcher.text(listing),
    }),
    normalise: page => postingDraft(page, rules),
    standIn: standInOfPages(site.key, kind, list, samples),
    readSaved: files => files.flatMap(file => savedPage(file) ?? savedList(file, list) ?? []),
  }
}

/** A saved page, or its JSON-LD alone. */
function savedPage(file: SavedFile): SavedAnswer<PostingPage> | null {
  const text = decodeText(file.bytes)
  const html = text.trimStart().startsWith('<') ? text : `<script type="application/ld+json">${text}</script>`
  const posting = jobPostingIn(html)
  if (!posting) return null
  const page: PostingPage = { id: file.name, url: posting.url ?? '', html }
  return { file: file.name, what: `an assignment's page: ${posting.title ?? 'no title'}`, raws: [page] }
}

/** A saved sitemap that lists assignment pages. */
function savedList(file: SavedFile, list: PageList): SavedAnswer<PostingPage> | null {
  const urls = pagesInSitemap(decodeText(file.bytes))
  const count = urls.filter(url => list.page.test(parseUrl(url)?.pathname ?? '')).length
  return count > 0
    ? { file: file.name, what: `a sitemap of ${urls.length} pages, of which ${count} are assignments`, raws: [] }
    : null
}
