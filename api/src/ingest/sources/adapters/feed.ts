import { parseFeed, parseJsonFeed } from 'feedsmith'
import { SourceError } from '../../../platform/fetching/source-error.js'
import { checkWellFormed } from '../xml/well-formed.js'
import { parseUrl } from '../../../platform/validation/parse-url.js'
import type { Adapter } from './adapter.js'
import { type Entry, entryDraft, entryId } from './entry.js'
import type { ParsedPage } from './parsed-page.js'

const MAX_ENTRIES = 2000

export const feed: Adapter<Entry> = {
  version: 2,
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
  /** Address of the site according to the feed. */
  readonly home: string | undefined
}

/** Base of relative links: `xml:base`, else the site that the feed names, else the feed's own host. */
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

/** A guid is the entry's address unless `isPermaLink` is false. */
const permalinkOf = (guid: { value?: string; isPermaLink?: boolean } | undefined): string =>
  guid?.isPermaLink !== false && /^https?:/i.test(guid?.value ?? '') ? guid!.value! : ''

/** The library passes dates on as written, with a type of the caller's choice. */
const dateText = (date: unknown): string => (typeof date === 'string' ? date : '')
