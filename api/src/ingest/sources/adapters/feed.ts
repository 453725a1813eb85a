import { parseFeed, parseJsonFeed } from 'feedsmith'
import { SourceError } from '../../../platform/fetching/source-error.js'
import { checkWellFormed } from '../xml/well-formed.js'
import { parseUrl } from '../../../platform/validation/parse-url.js'
import type { Adapter } from './adapter.js'
import { type Entry, entryDraft, entryId } from './entry.js'
import type { ParsedPage } from './parsed-page.js'

const MAX_ENTRIES = 2000

/** A feed by itself: RSS, Atom, RDF or JSON Feed. */
export const feed: Adapter<Entry> = {
  version: 2,
  parse({ text, host }) {
    const { entries, ...page } = feedEntries(text, host)
    return { ...page, entries: entries.map(entry => ({ id: entry.id, listing: entry })) }
  },
  normalise: entryDraft,
}

/**
 * The entries of a feed: RSS, Atom, RDF or JSON Feed, each once. An entry without id, address and title is passed over.
 * @throws SourceError when the text is no feed
 */
export function feedEntries(text: string, host: string): FeedEntries {
  const { entries: given, home } = read(text, host)
  const base = baseOf(text, home, host)
  const entries = new Map<string, Entry>()
  for (const entry of given.slice(0, MAX_ENTRIES)) {
    const id = entryId(entry.id || entry.url || entry.title)
    if (id && !entries.has(id))
      entries.set(id, { ...entry, id, url: entry.url && (parseUrl(entry.url, base)?.href ?? entry.url) })
  }
  const shortfall = `${host} gaf meer dan ${MAX_ENTRIES} berichten; de rest is niet gelezen.`
  return { entries: [...entries.values()], ...(given.length > MAX_ENTRIES ? { shortfall } : {}) }
}

interface FeedEntries extends Pick<ParsedPage<Entry>, 'shortfall'> {
  readonly entries: readonly Entry[]
}

interface Given {
  readonly entries: readonly Entry[]
  /** Address of the site, as the feed names it. */
  readonly home: string | undefined
}

/** The base of relative links: `xml:base`, else the site that the feed names, else the feed's own host. */
function baseOf(text: string, home: string | undefined, host: string): string {
  const own = `https://${host}/`
  const [, stated] =
    /^[^>]*<(?:\w+:)?(?:feed|rss|RDF)\b[^>]*?\sxml:base\s*=\s*["']([^"']{1,2000})["']/.exec(
      text.slice(0, 5000).replace(/<\?.*?\?>/s, ''),
    ) ?? []
  return parseUrl(stated ?? home ?? own, own)?.href ?? own
}

function read(text: string, host: string): Given {
  try {
    // JSON may hold XML in its texts, and would be taken for the feed that these are.
    if (text.trimStart().startsWith('{')) return entriesOf({ format: 'json', feed: parseJsonFeed(text.trimStart()) })
    // Entity expansion and depth: the feed's parser has no bounds of its own.
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
        home: parsed.feed.links?.find(({ rel }) => !rel || rel === 'alternate')?.href,
        entries: (parsed.feed.entries ?? []).map(entry => ({
          id: entry.id ?? '',
          title: entry.title?.value ?? '',
          url: (entry.links?.find(({ rel }) => !rel || rel === 'alternate') ?? entry.links?.[0])?.href ?? '',
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
          url: item.url || item.external_url || '',
          content: item.content_html ?? item.content_text ?? item.summary ?? '',
          published: dateText(item.date_published ?? item.date_modified),
        })),
      }
    case 'rdf':
      return {
        home: parsed.feed.link,
        entries: (parsed.feed.items ?? []).map(item => ({
          id: item.link ?? '',
          title: item.title ?? '',
          url: item.link ?? '',
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
          url: item.link || permalinkOf(item.guid),
          content: item.content?.encoded ?? item.description ?? '',
          published: dateText(item.pubDate ?? item.dc?.dates?.[0]),
        })),
      }
  }
}

/** A guid is the address of its entry unless it says that it is none. */
const permalinkOf = (guid: { value?: string; isPermaLink?: boolean } | undefined): string =>
  guid?.isPermaLink !== false && /^https?:/i.test(guid?.value ?? '') ? guid!.value! : ''

/** The library leaves the type of dates to its caller; it passes them on as they are written. */
const dateText = (date: unknown): string => (typeof date === 'string' ? date : '')
