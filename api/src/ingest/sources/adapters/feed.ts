import { parseFeed, parseJsonFeed } from 'feedsmith'
import { SourceError } from '../../../platform/fetching/source-error.js'
import { parseXml } from '../xml/parse-xml.js'
import { checkWellFormed } from '../xml/well-formed.js'
import { parseUrl } from '../../../platform/validation/parse-url.js'
import type { Adapter } from './adapter.js'
import { type Entry, entryDraft, entryId } from './entry.js'
import type { ParsedPage } from './parsed-page.js'

const MAX_ENTRIES = 2000

export const feed: Adapter<Entry> = {
  version: 4,
  parse({ text, host }) {
    const { entries, ...page } = feedEntries(text, host)
    return { ...page, entries: entries.map(entry => ({ id: entry.id, listing: entry })) }
  },
  normalise: entryDraft,
}

/**
 * Parses RSS, Atom, RDF or JSON Feed, each entry once. Entries without id, address and title are skipped.
 * @throws SourceError when the text is no feed
 */
export function feedEntries(text: string, host: string): FeedEntries {
  const { entries: given, home } = read(text, host)
  const own = `https://${host}/`
  const base = parseUrl(home ?? own, own)?.href ?? own
  const bases = basesIn(text, own)
  const entries = new Map<string, Entry>()
  for (const [index, entry] of given.slice(0, MAX_ENTRIES).entries()) {
    const id = entryId(entry.id || entry.url || entry.title)
    if (id && !entries.has(id))
      entries.set(id, {
        ...entry,
        id,
        url: entry.url && (parseUrl(entry.url, bases[index] ?? base)?.href ?? entry.url),
      })
  }
  const shortfall = `${host} gaf meer dan ${MAX_ENTRIES} berichten; de rest is niet gelezen.`
  return { entries: [...entries.values()], ...(given.length > MAX_ENTRIES ? { shortfall } : {}) }
}

interface FeedEntries extends Pick<ParsedPage<Entry>, 'shortfall'> {
  readonly entries: readonly Entry[]
}

interface Given {
  readonly entries: readonly Entry[]
  /** Address of the site according to the feed. */
  readonly home: string | undefined
}

/**
 * The `xml:base` of each entry, which may be stated in parts on its ancestors and its link. Without it, links are relative
 * to the site that the feed names, else to the feed's own host.
 */
function basesIn(text: string, own: string): readonly (string | undefined)[] {
  if (!text.includes('xml:base') || text.trimStart().startsWith('{')) return []
  const root = parseXml(text)
  return [root, ...root.all('channel')].flatMap(parent =>
    parent.children
      .filter(({ name }) => name === 'entry' || name === 'item')
      .map(entry => {
        const link = entry.all('link').find(each => /^(?:alternate)?$/.test(each.attribute('rel') ?? ''))
        return [...new Set([root, parent, entry, link])]
          .map(element => element?.attribute('base'))
          .reduce<string | undefined>(
            (base, stated) => (stated ? (parseUrl(stated, base ?? own)?.href ?? base) : base),
            undefined,
          )
      }),
  )
}

function read(text: string, host: string): Given {
  try {
    // Checked first, because XML within the texts of a JSON feed would be taken for the feed.
    if (text.trimStart().startsWith('{')) return entriesOf({ format: 'json', feed: parseJsonFeed(text.trimStart()) })
    // Denial of service: the parser of the feed limits neither entity expansion nor depth.
    checkWellFormed(text.replace(/^\uFEFF/, ''))
    return entriesOf(parseFeed(text))
  } catch (cause) {
    throw new SourceError('unexpected', `${host} gaf geen leesbare feed.`, { cause })
  }
}

function entriesOf(parsed: ReturnType<typeof parseFeed>): Given {
  switch (parsed.format) {
    case 'atom':
      return {
        home: alternate(parsed.feed.links),
        entries: (parsed.feed.entries ?? []).map(entry => ({
          id: entry.id ?? '',
          title: entry.title?.value ?? '',
          url: firstAddress(alternate(entry.links), addressIn(entry.id), entry.links?.find(isPage)?.href),
          content: entry.content?.value ?? entry.summary?.value ?? '',
          published: dateText(entry.published ?? entry.updated),
        })),
      }
    case 'json':
      return {
        home: parsed.feed.home_page_url,
        entries: (parsed.feed.items ?? []).map(item => ({
          id: item.id ?? '',
          title: item.title ?? '',
          url: firstAddress(item.url, item.external_url, addressIn(item.id)),
          content: item.content_html ?? item.content_text ?? item.summary ?? '',
          published: dateText(item.date_published ?? item.date_modified),
        })),
      }
    case 'rdf':
      return {
        home: parsed.feed.link,
        entries: (parsed.feed.items ?? []).map(item => ({
          id: item.link || addressIn(item.rdf?.about),
          title: item.title ?? '',
          url: firstAddress(item.link, addressIn(item.rdf?.about)),
          content: item.content?.encoded ?? item.description ?? '',
          published: dateText(item.dc?.dates?.[0]),
        })),
      }
    case 'rss':
      return {
        home: parsed.feed.link,
        entries: (parsed.feed.items ?? []).map(item => ({
          id: item.guid?.value ?? '',
          title: item.title ?? '',
          url: firstAddress(item.link, alternate(item.atom?.links), permalinkOf(item.guid)),
          content: item.content?.encoded ?? item.description ?? '',
          published: dateText(item.pubDate ?? item.dc?.dates?.[0]),
        })),
      }
  }
}

interface Link {
  readonly rel?: string
  readonly href?: string
}
const alternate = (links: readonly Link[] | undefined) => links?.find(({ rel }) => !rel || rel === 'alternate')?.href

/** Not the file, the form or the service of the entry. */
const isPage = ({ rel }: Link): boolean => !/^(?:edit|edit-media|enclosure|replies|hub|license)$/.test(rel ?? '')

/** The first that may be an address of a page, which is relative when it has no scheme. */
function firstAddress(...given: readonly (string | undefined)[]): string {
  const found = given.find(text => text && !/^(?!https?:)[a-z][\w+.-]*:/i.test(text)) ?? ''
  return /^www\./i.test(found) ? `https://${found}` : found
}

const addressIn = (id: string | undefined): string => (/^https?:/i.test(id ?? '') ? id! : '')

/** A guid is the entry's address unless `isPermaLink` is false; a relative one has to say so. */
function permalinkOf(guid: { value?: string; isPermaLink?: boolean } | undefined): string {
  if (guid?.isPermaLink === false) return ''
  return addressIn(guid?.value) || (guid?.isPermaLink ? (guid.value ?? '') : '')
}

/**
 * The library passes dates on as written, with a type of the caller's choice. The weekday is redundant, and wrong in feeds whose generator
 * formats dates by hand.
 */
const dateText = (date: unknown): string =>
  typeof date === 'string' ? date.trim().replace(/^\p{L}{2,9}\.?,\s*(?=\d)/u, '') : ''
