import { fingerprint } from '../../../platform/text/fingerprint.js'
import type { ReadDraft } from '../../notices/draft.js'
import { parseUrl } from '../../../platform/validation/parse-url.js'
import type { AddedSource, SourceAdapter } from '../../../reference/added-sources.js'
import type { ConnectorKey } from '../../../reference/sources.js'
import type { Connection, Reader } from '../connector.js'
import type { Adapter } from './adapter.js'
import type { EntryRules } from './entry.js'
import { feed } from './feed.js'
import { ocds } from './ocds.js'
import type { ListAnswer, ParsedPage } from './parsed-page.js'

const MAX_PAGES = 20

/** The adapters that only need an address. */
export const adapters: Readonly<Record<SourceAdapter, Adapter>> = { feed, ocds }

/** An entry with its rules, because the worker thread does not know the added sources. */
interface Raw {
  /** JSON. */
  readonly listing: string
  readonly rules: EntryRules
}

interface ListedBy extends Pick<AddedSource, 'name' | 'adapter' | 'tenderType'> {
  readonly key: ConnectorKey
}

/** @throws SourceError */
export function parseBy(adapter: SourceAdapter, answer: ListAnswer): ParsedPage<string> {
  const { entries, ...page } = adapters[adapter].parse(answer)
  return { ...page, entries: entries.map(({ id, listing }) => ({ id, listing: JSON.stringify(listing) })) }
}

/** @throws RefusedItem */
export const normaliseBy = (adapter: SourceAdapter, { listing, rules }: Raw): ReadDraft =>
  adapters[adapter].normalise(JSON.parse(listing), rules)

/** Creates a reader for a list at a given address, such as that of an added source. */
export function readerOf({ key, name, adapter, tenderType }: ListedBy): Reader<Raw, Raw> {
  const { version } = adapters[adapter]
  const rules: EntryRules = { publisher: name, tenderType }
  return {
    key,
    version,
    adapter,
    async *discover(connection) {
      for await (const { entries, shortfall } of pagesOf(connection, adapter))
        yield {
          ...(shortfall ? { shortfall } : {}),
          items: entries.map(({ id, listing }) => ({
            publicationId: id,
            fingerprint: fingerprint([version, rules, listing]),
            listing: { listing, rules },
          })),
        }
    },
    fetch: (_connection, { listing }) => Promise.resolve(listing),
    normalise: raw => normaliseBy(adapter, raw),
  }
}

const inThisThread: NonNullable<Connection['parseList']> = (adapter, answer) =>
  new Promise(resolve => resolve(parseBy(adapter, answer)))

/** Follows the links to next pages, each page once. */
async function* pagesOf(
  { fetcher, baseUrl, parseList = inThisThread }: Connection,
  adapter: SourceAdapter,
): AsyncIterable<ParsedPage<string>> {
  const { host } = new URL(baseUrl)
  const read = new Set<string>()
  for (let address: string | null = baseUrl; address; ) {
    if (read.size === MAX_PAGES)
      return yield { entries: [], shortfall: `${host} gaf meer dan ${MAX_PAGES} pagina’s; de rest is niet gelezen.` }
    read.add(address)
    const page = await parseList(adapter, { text: await fetcher.text(address), host })
    yield page
    const following: string | null = page.next ? (parseUrl(page.next, address)?.href ?? null) : null
    address = following && !read.has(following) ? following : null
  }
}
