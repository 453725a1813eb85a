import { Parser } from 'htmlparser2'
import { SourceError } from '../../../platform/fetching/source-error.js'
import { fingerprint } from '../../../platform/text/fingerprint.js'
import { parseUrl } from '../../../platform/validation/parse-url.js'
import type { Connection, Item } from '../connector.js'
import { plainText } from '../plain-text.js'
import { entryId } from './entry.js'
import { writtenMoment } from '../written-date.js'
import { parseXml } from '../xml/parse-xml.js'

/** A page of one assignment, found in a list. */
export interface ListedPage {
  readonly url: string
  /** Date of the last change, where the list states it. */
  readonly changedAt: Date | null
}

const MAX_SITEMAPS = 20
const MAX_PAGES = 2000
const DAY_MS = 86_400_000
const REREAD_DAYS = 7

export interface PageList {
  /** Paths of sitemaps or HTML lists, relative to the base address. */
  readonly paths: readonly string[]
  /** For a sitemap index: the sitemaps of assignments, newest last, of which the last `newest` are read. */
  readonly sitemaps?: { readonly name: RegExp; readonly newest: number }
  /** Path of an assignment page, relative to the base address; its group `id` is the publication id. */
  readonly page: RegExp
}

/** @throws SourceError when a list has an unknown form, or contains no assignment page */
export async function readSitemaps(connection: Connection, list: PageList): Promise<readonly ListedPage[]> {
  const waiting = list.paths.map(path => `${connection.baseUrl}${path}`)
  const pages: ListedPage[] = []
  for (let read = 0; waiting.length > 0; read++) {
    if (read === MAX_SITEMAPS) throw new SourceError('limit', `De bron heeft meer dan ${MAX_SITEMAPS} sitemaps.`)
    const address = waiting.shift()!
    const { sitemaps, listed } = sitemapIn(await connection.fetcher.text(address), address)
    waiting.push(...wantedSitemaps(sitemaps, list))
    pages.push(...listed)
  }
  return pages
}

function wantedSitemaps(addresses: readonly string[], { sitemaps }: PageList): readonly string[] {
  if (!sitemaps) return addresses
  const numberOf = (address: string) => Number(/(\d+)\D*$/.exec(address)?.[1] ?? 0)
  const wanted = addresses.filter(address => sitemaps.name.test(address))
  return wanted.toSorted((one, other) => numberOf(one) - numberOf(other)).slice(-sitemaps.newest)
}

function sitemapIn(xml: string, address: string) {
  try {
    const root = parseXml(xml)
    const locationsOf = (name: string) =>
      root.all(name).map(entry => ({ entry, url: plainText(entry.first('loc')?.text ?? '') }))
    if (root.name !== 'urlset' && root.name !== 'sitemapindex') throw new Error(root.name)
    return {
      sitemaps: locationsOf('sitemap').map(({ url }) => url),
      listed: locationsOf('url').map(({ entry, url }) => ({
        url,
        changedAt: writtenMoment(entry.first('lastmod')?.text, 'start'),
      })),
    }
  } catch (cause) {
    throw new SourceError('unexpected', `${new URL(address).host} gaf geen leesbare sitemap.`, { cause })
  }
}

export function pagesInSitemap(xml: string): readonly string[] {
  try {
    return sitemapIn(xml, 'http://saved.invalid').listed.map(({ url }) => url)
  } catch {
    return []
  }
}

/** @throws SourceError */
export async function readHtmlLists(connection: Connection, list: PageList): Promise<readonly ListedPage[]> {
  const pages: ListedPage[] = []
  for (const path of list.paths) {
    const address = `${connection.baseUrl}${path}`
    for (const href of linksIn(await connection.fetcher.text(address))) {
      const url = parseUrl(href, address)
      if (url) pages.push({ url: url.href, changedAt: null })
    }
  }
  return pages
}

function linksIn(html: string): readonly string[] {
  const links = new Set<string>()
  const parser = new Parser({
    onopentag: (name, { href }) => {
      if (name === 'a' && href && links.size < MAX_PAGES * 2) links.add(href)
    },
  })
  parser.end(html)
  return [...links]
}

/**
 * The items of the listed assignment pages, each once.
 * @throws SourceError when pages are listed, but none of an assignment
 */
export function itemsOf(
  { baseUrl, now, days }: Connection,
  listed: readonly ListedPage[],
  { list, version }: { readonly list: PageList; readonly version: number },
): Item<string>[] {
  const items = new Map<string, Item<string>>()
  for (const { url, changedAt } of listed) {
    const id = idOf(url, baseUrl, list.page)
    if (id === null || items.has(id)) continue
    if (changedAt && now.getTime() - changedAt.getTime() > days * DAY_MS) continue
    const mark = changedAt?.toISOString() ?? `week ${weekOf(id, now)}`
    items.set(id, { publicationId: id, fingerprint: fingerprint([version, url, mark]), listing: url })
  }
  if (items.size > MAX_PAGES) throw new SourceError('limit', `De bron noemt meer dan ${MAX_PAGES} opdrachten.`)
  if (listed.length > 0 && !listed.some(({ url }) => idOf(url, baseUrl, list.page) !== null))
    throw new SourceError('unexpected', `${new URL(baseUrl).host} noemt pagina’s, maar geen enkele opdracht.`)
  return [...items.values()]
}

function idOf(url: string, baseUrl: string, page: RegExp): string | null {
  const base = baseUrl.replace(/\/$/, '')
  if (!url.startsWith(`${base}/`)) return null
  const id = page.exec(url.slice(base.length).replace(/[?#].*$/, ''))?.groups?.id
  return id ? entryId(id) : null
}

/** Load spreading: pages without a date of change are read again once a week, each on its own day. */
function weekOf(id: string, now: Date): number {
  const offset = fingerprint([id])[0]! % REREAD_DAYS
  return Math.floor((now.getTime() / DAY_MS + offset) / REREAD_DAYS)
}
